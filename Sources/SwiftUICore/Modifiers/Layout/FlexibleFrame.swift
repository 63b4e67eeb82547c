import Foundation
import Graphics

/// `frame(minWidth:idealWidth:maxWidth:…)`: each axis by its own limits.
package final class FlexibleFrameItem: WrapperItem {
    /// The limits of one axis, made consistent: minimum ≤ ideal ≤ maximum, none negative.
    package struct Limits: Equatable {
        var minimum, ideal, maximum: Double?

        init() {}

        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            func clean(_ value: CGFloat?) -> Double? { value.flatMap { $0.isNaN ? nil : Double($0) } }
            self.minimum = clean(minimum).map { max($0, 0) }
            self.ideal = clean(ideal).map { max($0, self.minimum ?? 0) }
            self.maximum = clean(maximum).map { max($0, self.ideal ?? self.minimum ?? 0) }
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        func clamp(_ value: Double) -> Double { min(max(value, minimum ?? -.infinity), maximum ?? .infinity) }

        /// What the content is offered for a proposal (NaN is nil).
        func inward(_ proposal: Double) -> Double {
            if !proposal.isNaN { return clamp(proposal) }
            return ideal.map { clamp($0) } ?? .nan
        }
    }

    var horizontal = Limits(), vertical = Limits()
    var alignment = Alignment.center

    private func limits(_ axis: Axis) -> Limits { axis == .horizontal ? horizontal : vertical }

    private func inward(_ proposal: Proposal) -> Proposal {
        Proposal(horizontal.inward(proposal.width), vertical.inward(proposal.height))
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        let limits = limits(axis), own = proposal[axis]
        if own.isNaN {
            if let ideal = limits.ideal { return ideal }
            return limits.clamp(content.length(axis, inward(proposal)))
        }
        switch (limits.minimum, limits.maximum) {
        case (nil, nil): return content.length(axis, inward(proposal))
        case (let minimum?, nil):
            if own <= minimum { return minimum }
            return max(min(own, content.length(axis, inward(proposal))), minimum)
        case (nil, let maximum?):
            if own >= maximum { return maximum }
            return min(max(own, content.length(axis, inward(proposal))), maximum)
        case (_?, _?): return limits.clamp(own)
        }
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        let limits = limits(axis)
        var mask: Dependence
        if isNil {
            if limits.ideal != nil { return [] }
            mask = content.dependence(axis, isNil: true)
        } else {
            if limits.minimum != nil && limits.maximum != nil { return .own }
            mask = content.dependence(axis, isNil: false)
            if !limits.isEmpty { mask.insert(.own) }
        }
        return mask
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        placeAligned(frame, proposal, placing(proposal, frame.size), alignment, context)
    }

    /// The content is offered the frame's final size; where the frame itself was asked for its ideal, has none, and its size is
    /// not one of its limits, the content is asked for its ideal again.
    private func placing(_ proposal: Proposal, _ size: CGSize) -> Proposal {
        func length(_ axis: Axis, _ final: CGFloat) -> Double {
            let limits = limits(axis)
            if proposal[axis].isNaN, limits.ideal == nil, Double(final) > limits.minimum ?? -.infinity,
                Double(final) < limits.maximum ?? .infinity
            {
                return .nan
            }
            return Double(final)
        }
        return Proposal(length(.horizontal, size.width), length(.vertical, size.height))
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        alignedGuide(key, size, placing(proposal, size), alignment)
    }

    override package var spacing: ViewSpacing {
        var spacing = content.spacing
        if !horizontal.isEmpty { spacing.reset(.horizontal) }
        if !vertical.isEmpty { spacing.reset(.vertical) }
        return spacing
    }

    override package var layoutPriority: Double { 0 }
    override package var isSpacer: Bool { false }
}

nonisolated struct FlexibleFrameLayer: Layer {
    let horizontal, vertical: FlexibleFrameItem.Limits
    let alignment: Alignment
    let isContradictory: Bool

    func makeItem(round inner: LayoutItem) -> FlexibleFrameItem { FlexibleFrameItem(inner) }

    func update(_ item: FlexibleFrameItem, _ environment: EnvironmentValues) {
        item.horizontal = horizontal
        item.vertical = vertical
        item.alignment = alignment
        if isContradictory, let node = item.node {
            node.graph.report(Diagnostic(
                .invalidValue, "contradictory frame constraints: minimum, ideal and maximum must not decrease; larger ones were raised.",
                place: node.place))
        }
    }
}

extension View {
    /// Limits the view's size; what is not given is the content's.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        func decreases(_ a: CGFloat?, _ b: CGFloat?, _ c: CGFloat?) -> Bool {
            let values = [a, b, c].compactMap { $0 }
            return zip(values, values.dropFirst()).contains { $0 > $1 } || values.contains { $0.isNaN }
        }
        return modifier(FlexibleFrameLayer(
            horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment,
            isContradictory: decreases(minWidth, idealWidth, maxWidth) || decreases(minHeight, idealHeight, maxHeight)))
    }
}
