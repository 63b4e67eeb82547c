/// What the length of an item on one axis may depend on, among the two proposed lengths.
///
/// An over-approximation: naming a dependence that is not there costs questions, leaving one out gives wrong frames. See the
/// notes at each container for how its masks follow from its formula.
@frozen package struct Dependence: OptionSet, Sendable {
    package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// On the proposal of the axis that is asked.
    package static let own = Dependence(rawValue: 1)
    /// On the proposal of the other axis.
    package static let other = Dependence(rawValue: 2)
    package static let both: Dependence = [.own, .other]
}
