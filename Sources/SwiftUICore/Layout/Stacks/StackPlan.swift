/// What stays the same in a stack for all proposals: the gaps' sum, priority groups, what the children's lengths depend on, and the
/// order in which they are served where no probe depends on the other axis.
struct StackPlan {
    /// What the children's lengths on one axis depend on, all together: where the proposal on it is a number, or nil.
    struct Dependences {
        var number = Dependence(rawValue: 0), ideal = Dependence(rawValue: 0)

        /// - Returns: the child's length for every offer that is a number, where it is the same for all; else NaN.
        mutating func add(_ child: LayoutItem, _ axis: Axis) -> Double {
            let mask = child.dependence(axis, isNil: false)
            number = Dependence(rawValue: number.rawValue | mask.rawValue)
            ideal = Dependence(rawValue: ideal.rawValue | child.dependence(axis, isNil: true).rawValue)
            return mask.isEmpty ? child.length(axis, Proposal.unspecified.with(axis, 0)) : .nan
        }
    }

    /// A child's part in the last division.
    struct Slot {
        /// Before the child; of the first 0.
        var gap: Double
        /// What the child was offered on the major axis, and what it answered.
        var offer = 0.0, length = 0.0
        /// The child's lengths along and across the stack for any offer, where it has one length for all; else NaN. Kept here, such a
        /// child is asked once, while its other values are at hand, and not visited again before it is placed.
        var fixed = 0.0, fixedAcross = 0.0
    }

    var isMade = false
    var totalGap = 0.0
    /// Children by falling priority, inside a group in source order; nil: all have the same.
    var groups: [[Int]]?
    /// Along and across the stack.
    var major = Dependences(), minor = Dependences()
    /// Whether no child asks for a distance of its own, as far as that was asked at all.
    var hasOrdinarySpacing = false
    /// Whether some child sets the guide that the stack aligns by.
    var hasGuides = false
    /// Whether the order of each group is known.
    var hasOrders = false
    /// The order of all children, where they have one priority; nil: the source's.
    var order: [Int]?
    /// The order of each group, where there are several; nil: the source's.
    var groupOrders: [[Int]?] = []
    var reserved: [Double]?

    /// Whether the major length of some child depends on the minor proposal at all: else a division holds for every minor one.
    var majorReadsMinor: Bool { major.number.contains(.other) || major.ideal.contains(.other) }
    /// Whether the major length of some child depends on the minor proposal, so that what is offered does.
    var offersReadMinor: Bool { major.number.contains(.other) }
    /// Whether some child is longer for a longer offer: else all are equally flexible, that is not at all.
    var hasFlexible: Bool { major.number.contains(.own) }
}
