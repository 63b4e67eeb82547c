import Foundation

/// The arrangement behind `HStack` and `VStack`: children along one axis, by priority and flexibility.
///
/// The rules are those of SwiftUI's stacks; the way of asking few questions (orders and zero or infinite offers known without
/// probes) gives the same bits as asking all of them.
package final class StackItem: ContainerItem, MeasuredArrangement {
    package let axis: Axis
    private var alignmentKey: AlignmentKey
    private var explicitSpacing: CGFloat?
    private var plan = Plan()
    private var slots: [Slot] = []
    /// What the offers and lengths in the slots were made for.
    private var divided: Proposal?
    /// Whether what the container round the stack asks of it is answered by its children: a row of several views is one row.
    package var passesTraits = false

    package init(axis: Axis) {
        self.axis = axis
        alignmentKey = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        super.init()
    }

    package func set(alignment: AlignmentKey, spacing: CGFloat?) {
        alignmentKey = alignment
        explicitSpacing = spacing.flatMap { $0.isNaN ? nil : $0 }
    }

    private struct Dependences {
        var number = Dependence(rawValue: 0), ideal = Dependence(rawValue: 0)

        mutating func add(_ child: LayoutItem, _ axis: Axis) {
            number = Dependence(rawValue: number.rawValue | child.dependence(axis, isNil: false).rawValue)
            ideal = Dependence(rawValue: ideal.rawValue | child.dependence(axis, isNil: true).rawValue)
        }
    }

    /// What stays the same for all proposals: priority groups, and the order where no probe depends on the other axis.
    private struct Plan {
        var isMade = false
        var totalGap = 0.0
        /// Children by falling priority, inside a group in source order; nil: all have the same.
        var groups: [[Int]]?
        /// What the children's lengths depend on, all together: along and across the stack, where that is a number or nil.
        var major = Dependences(), minor = Dependences()
        /// Whether some child sets the guide that the stack aligns by.
        var hasGuides = false
        /// Whether the order of each group is known; a group without one is served in source order.
        var hasOrders = false
        var orders: [[Int]?] = []
        var reserved: [Double]?

        /// Whether the major length of some child depends on the minor proposal at all: else a division holds for every minor one.
        var majorReadsMinor: Bool { major.number.contains(.other) || major.ideal.contains(.other) }
        /// Whether the major length of some child depends on the minor proposal, so that probes must be repeated per question.
        var probesDependOnMinor: Bool { major.number.contains(.other) }
    }

    /// A child's part in the last division.
    private struct Slot {
        /// Before the child; of the first 0.
        var gap: Double
        /// What the child was offered on the major axis, and what it answered.
        var offer = 0.0, length = 0.0
    }

    private func prepare() {
        if plan.isMade { return }
        var new = Plan()
        new.isMade = true
        slots.removeAll(keepingCapacity: true)
        slots.reserveCapacity(children.count)
        var last = ViewSpacing()
        for child in children {
            var gap = 0.0
            if let explicitSpacing {
                if !slots.isEmpty { gap = Double(explicitSpacing) }
            } else {
                let spacing = child.spacing
                if !slots.isEmpty { gap = Double(Self.gap(last, spacing, axis)) }
                last = spacing
            }
            slots.append(Slot(gap: gap))
            new.totalGap += gap
            new.major.add(child, axis)
            new.minor.add(child, axis.other)
            if !new.hasGuides { new.hasGuides = child.hasExplicitGuide(alignmentKey) }
        }
        new.groups = priorityGroups()
        plan = new
    }

    private static func gap(_ first: ViewSpacing, _ second: ViewSpacing, _ axis: Axis) -> CGFloat {
        first.isOrdinary && second.isOrdinary ? ViewSpacing.standard : first.distance(to: second, along: axis)
    }

    private func priorityGroups() -> [[Int]]? {
        guard let first = children.first?.layoutPriority, children.contains(where: { $0.layoutPriority != first }) else { return nil }
        let priorities = children.map { $0.layoutPriority }
        return Set(priorities).sorted(by: >).map { priority in children.indices.filter { priorities[$0] == priority } }
    }

    override package func forgetAnswers() {
        super.forgetAnswers()
        if plan.isMade { plan = Plan() }
        divided = nil
    }

    // MARK: Dividing the major axis

    /// Puts into the slots what each child gets on the major axis, and its answer, for a proposal to the stack.
    ///
    /// The last division is kept: the length across, and placement, mostly ask for the one that the length along was made from.
    private func distribute(_ proposal: Proposal) {
        prepare()
        let asked = plan.majorReadsMinor ? proposal : proposal.with(axis.other, .nan)
        if let divided, divided == asked { return }
        divide(asked)
        divided = asked
    }

    private func divide(_ proposal: Proposal) {
        let given = proposal[axis]
        // At nil and infinity every child is offered just that, whatever the order.
        if given.isNaN || given == .infinity { return offerAll(given, proposal) }

        var available = given - plan.totalGap
        guard let groups = plan.groups else {
            if available <= 0 { return offerAll(0, proposal) }
            findOrders(proposal)
            return serve(children.indices, plan.orders[0], &available, proposal)
        }
        let minima = reservedMinima(groups, proposal)
        for minimum in minima.dropFirst() { available -= minimum }
        // If there is nothing to give now or after any group has got its reserve back, every offer is 0 in any order.
        var running = available, hasRoom = available > 0
        for minimum in minima.dropFirst() where !hasRoom {
            running = sum(running, minimum)
            hasRoom = running > 0
        }
        if !hasRoom { return offerAll(0, proposal) }

        findOrders(proposal)
        for (index, group) in groups.enumerated() {
            if index > 0 { available = sum(available, minima[index]) }
            serve(group, plan.orders[index], &available, proposal)
        }
    }

    private func offerAll(_ offer: Double, _ proposal: Proposal) {
        let asked = proposal.with(axis, offer)
        for (index, child) in children.enumerated() {
            slots[index].offer = offer
            slots[index].length = child.length(axis, asked)
        }
    }

    /// Gives each of a group its share of what is left.
    private func serve(_ group: some Collection<Int>, _ order: [Int]?, _ available: inout Double, _ proposal: Proposal) {
        var remaining = Double(group.count)
        func serve(_ index: Int) {
            let offer = max(available / remaining, 0)
            let length = children[index].length(axis, proposal.with(axis, offer))
            slots[index].offer = offer
            slots[index].length = length
            let rest = available - length
            if !rest.isNaN { available = rest }
            remaining -= 1
        }
        if let order {
            for index in order { serve(index) }
        } else {
            for index in group { serve(index) }
        }
    }

    /// Infinity and its opposite do not add up to anything: what there was stays.
    private func sum(_ available: Double, _ returned: Double) -> Double {
        let sum = available + returned
        return sum.isNaN ? available : sum
    }

    /// The least length of each priority group; of the first it is not needed and left 0.
    private func reservedMinima(_ groups: [[Int]], _ proposal: Proposal) -> [Double] {
        if let known = plan.reserved { return known }
        let asked = proposal.with(axis, 0)
        var minima = [0.0]
        for group in groups.dropFirst() {
            var sum = 0.0
            for index in group { sum += children[index].length(axis, asked) }
            minima.append(sum)
        }
        if !plan.probesDependOnMinor { plan.reserved = minima }
        return minima
    }

    /// Orders each group: least flexible first; of two endlessly flexible ones the larger minimum first.
    private func findOrders(_ proposal: Proposal) {
        if plan.hasOrders { return }
        plan.orders = plan.groups?.map { order(of: $0, proposal) } ?? [order(of: children.indices, proposal)]
        plan.hasOrders = !plan.probesDependOnMinor
    }

    /// The group in the order it is served; nil if that is the source's. The slots hold the probes meanwhile.
    private func order(of group: some Collection<Int>, _ proposal: Proposal) -> [Int]? {
        if group.count < 2 { return nil }
        for index in group {
            let child = children[index]
            var flexibility = 0.0, least = 0.0
            if !child.dependence(axis, isNil: false).isEmpty {
                least = child.length(axis, proposal.with(axis, 0))
                flexibility = child.length(axis, proposal.with(axis, .infinity)) - least
                if flexibility.isNaN { flexibility = 0 }
            }
            slots[index].offer = flexibility
            slots[index].length = least
        }
        func isBefore(_ a: Int, _ b: Int) -> Bool {
            let first = slots[a], second = slots[b]
            if first.offer != second.offer { return first.offer < second.offer }
            if first.offer == .infinity, first.length != second.length { return first.length > second.length }
            return a < b
        }
        if zip(group, group.dropFirst()).allSatisfy({ isBefore($0, $1) }) { return nil }
        return group.sorted(by: isBefore)
    }

    // MARK: Lengths

    override package func computeLength(_ asked: Axis, _ proposal: Proposal) -> Double {
        if children.isEmpty { return 0 }
        prepare()
        if asked == axis {
            distribute(proposal)
            var sum = 0.0
            for slot in slots { sum += slot.length }
            return sum + plan.totalGap
        }
        let needsOffers = plan.hasGuides || (proposal[asked].isNaN ? plan.minor.ideal : plan.minor.number).contains(.other)
        if needsOffers { distribute(proposal) }
        var extent = Extent()
        for (index, child) in children.enumerated() {
            let offer = proposal.with(axis, needsOffers ? slots[index].offer : .nan)
            let length = child.length(asked, offer)
            if plan.hasGuides && child.hasExplicitGuide(alignmentKey) {
                let size = size(major: slots[index].length, minor: length)
                extent.add(guide: Double(child.guide(alignmentKey, offer, size)), length: length)
            } else {
                extent.add(guide: defaultGuide(child, offer, length), length: length)
            }
        }
        return extent.length
    }

    private func size(major: Double, minor: Double) -> CGSize {
        axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }

    private func defaultGuide(_ child: LayoutItem, _ proposal: Proposal, _ minor: Double) -> Double {
        if let plain = alignmentKey.plainValue(minor) { return plain }
        let size = size(major: 0, minor: minor)
        return Double(alignmentKey.defaultValue(ViewDimensions(item: child, proposal: proposal, size: size)))
    }

    /// Union of the children's ranges across the stack, and of the line they are aligned on.
    private struct Extent {
        var low = 0.0, high = 0.0, isInfinite = false

        mutating func add(guide: Double, length: Double) {
            if length == .infinity { isInfinite = true; return }
            low = min(low, -guide)
            high = max(high, length - guide)
        }

        var length: Double { isInfinite ? .infinity : high - low }
    }

    override package func computeDependence(_ asked: Axis, isNil: Bool) -> Dependence {
        prepare()
        if asked == axis { return isNil ? plan.major.ideal : plan.major.number }
        // A guide may be made from both of a child's lengths.
        if plan.hasGuides { return isNil ? .other : .both }
        var mask = isNil ? plan.minor.ideal : plan.minor.number
        // A child that reads its offer reads what offers are made from.
        if mask.contains(.other), plan.probesDependOnMinor { mask.insert(.own) }
        return mask
    }

    // MARK: Placement

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        guard !children.isEmpty else { return }
        // A child that learns something while it is placed may make the stack forget its answers.
        let children = children
        withUnsafeTemporaryAllocation(of: Line.self, capacity: children.count) { lines in
            let (effective, low) = measureLines(proposal, frame.size, into: lines)
            let slots = slots
            var major = 0.0
            for (index, child) in children.enumerated() {
                let slot = slots[index], line = lines[index]
                major += slot.gap
                let minor = -line.guide - low
                placeInner(
                    child, at: axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major),
                    size: size(major: slot.length, minor: line.length), effective.with(axis, slot.offer), context)
                major += slot.length
            }
        }
    }

    /// Where a child lies across the stack: its length and the guide it is aligned by.
    private struct Line { var length, guide: Double }

    /// Measures the children for placing them.
    ///
    /// A nil minor proposal becomes the final size, so that children that fill it (a divider in a row that hugs its text) do.
    /// - Returns: what the stack divides, and where the first child starts across, from the line of alignment.
    private func measureLines(
        _ proposal: Proposal, _ size: CGSize, into lines: UnsafeMutableBufferPointer<Line>
    ) -> (effective: Proposal, low: Double) {
        let minorAxis = axis.other
        var effective = proposal
        if effective[minorAxis].isNaN { effective[minorAxis] = Double(minorAxis == .horizontal ? size.width : size.height) }
        distribute(effective)
        var low = 0.0
        for (index, child) in children.enumerated() {
            let offer = effective.with(axis, slots[index].offer), length = child.length(minorAxis, offer)
            let guide = plan.hasGuides
                ? Double(child.guide(alignmentKey, offer, self.size(major: slots[index].length, minor: length)))
                : defaultGuide(child, offer, length)
            lines.initializeElement(at: index, to: Line(length: length, guide: guide))
            low = min(low, -guide)
        }
        return (effective, low)
    }

    /// Where each child goes in the stack's own space.
    package func childPlaces(_ proposal: Proposal, _ size: CGSize) -> [ChildPlace] {
        guard !children.isEmpty else { return [] }
        return withUnsafeTemporaryAllocation(of: Line.self, capacity: children.count) { lines in
            let (effective, low) = measureLines(proposal, size, into: lines)
            var major = 0.0
            return slots.indices.map { index in
                let slot = slots[index], line = lines[index]
                major += slot.gap
                let minor = -line.guide - low
                let origin = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
                major += slot.length
                return ChildPlace(
                    origin: origin, size: self.size(major: slot.length, minor: line.length), proposal: effective.with(axis, slot.offer))
            }
        }
    }

    override package var stackOrientation: Axis? { axis }

    override package func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        guard passesTraits else { return nil }
        for child in children { if let value = child.trait(key) { return value } }
        return nil
    }

    // MARK: Spacing and guides

    override package func computeSpacing() -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        if children.allSatisfy({ $0.spacing.isOrdinary }) { return ViewSpacing() }
        let start = first.spacing, end = last.spacing
        var (top, leading, bottom, trailing) = (start.top, start.leading, start.bottom, start.trailing)
        for child in children.dropFirst() {
            let spacing = child.spacing
            if axis == .horizontal {
                top.formUnion(spacing.top)
                bottom.formUnion(spacing.bottom)
            } else {
                leading.formUnion(spacing.leading)
                trailing.formUnion(spacing.trailing)
            }
        }
        if axis == .horizontal { trailing = end.trailing } else { bottom = end.bottom }
        return ViewSpacing(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    override package func passesGuide(_ key: AlignmentKey) -> Bool {
        key.merge != .none && children.contains { $0.hasExplicitGuide(key) }
    }

    override package func computeGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        return key.merged(zip(children, childPlaces(proposal, size)).compactMap { child, placed in
            guard let value = child.explicitGuide(key, placed.proposal, placed.size) else { return nil }
            return value + (key.axis == .horizontal ? placed.origin.x : placed.origin.y)
        })
    }
}

extension AlignmentKey {
    /// One value for a container from the values of those children that have one, in its space.
    func merged(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        return switch merge {
        case .none: nil
        case .minimum: values.min()
        case .maximum: values.max()
        case .mean: values.reduce(0, +) / CGFloat(values.count)
        }
    }
}
