import Foundation

/// A leaf whose lengths a function tells: for content that is laid out without being a view of the framework.
package final class MeasuredItem: LeafItem {
    private let measure: (Axis, Proposal) -> Double
    private let dependences: (horizontal: Dependence, vertical: Dependence)

    /// - Parameters:
    ///   - horizontal: what the width may depend on.
    ///   - vertical: what the height may depend on.
    package init(horizontal: Dependence, vertical: Dependence, measure: @escaping (Axis, Proposal) -> Double) {
        self.measure = measure
        dependences = (horizontal, vertical)
        super.init()
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double { measure(axis, proposal) }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        axis == .horizontal ? dependences.horizontal : dependences.vertical
    }
}
