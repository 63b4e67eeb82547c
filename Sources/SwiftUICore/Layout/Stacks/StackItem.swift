import Foundation

/// The arrangement behind `HStack` and `VStack`: children along one axis, by priority and flexibility.
///
/// The rules are those of SwiftUI's stacks; the way of asking few questions (orders and zero or infinite offers known without
/// probes) gives the same bits as asking all of them.
package final class StackItem: ContainerItem, MeasuredArrangement {
    package let axis: Axis
    private var alignmentKey: AlignmentKey
    private var explicitSpacing: CGFloat?
    private var plan: Plan?
    private var lastDivision: Division?
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

    /// What stays the same for all proposals: gaps, priority groups, and the order where no probe depends on the other axis.
    private final class Plan {
        /// Gap before each child, in source order; the first is 0.
        let gaps: [Double]
        let totalGap: Double
        /// Children by falling priority; inside a group in source order.
        let groups: [[Int]]
        /// What the children's lengths depend on, all together: along and across the stack, where that is a number or nil.
        var major = Dependences(), minor = Dependences()
        /// Whether some child sets the guide that the stack aligns by.
        var hasGuides = false
        /// Whether the major length of some child depends on the minor proposal at all: else a division holds for every minor one.
        var majorReadsMinor: Bool { major.number.contains(.other) || major.ideal.contains(.other) }
        /// Whether the major length of some child depends on the minor proposal, so that probes must be repeated per question.
        var probesDependOnMinor: Bool { major.number.contains(.other) }
        var orders: [[Int]]?
        var reserved: [Double]?

        init(gaps: [Double], totalGap: Double, groups: [[Int]]) {
            self.gaps = gaps
            self.totalGap = totalGap
            self.groups = groups
        }
    }

    private func makePlan() -> Plan {
        if let plan { return plan }
        var gaps: [Double] = []
        var total = 0.0
        gaps.reserveCapacity(children.count)
        if let explicitSpacing {
            for index in children.indices {
                gaps.append(index == 0 ? 0 : Double(explicitSpacing))
                total += gaps[index]
            }
        } else {
            var last = ViewSpacing.Edge()
            for (index, child) in children.enumerated() {
                let spacing = child.spacing
                gaps.append(index == 0 ? 0 : Double(ViewSpacing.between(last, axis == .horizontal ? spacing.leading : spacing.top)))
                total += gaps[index]
                last = axis == .horizontal ? spacing.trailing : spacing.bottom
            }
        }
        let new = Plan(gaps: gaps, totalGap: total, groups: priorityGroups())
        for child in children {
            new.major.add(child, axis)
            new.minor.add(child, axis.other)
            if !new.hasGuides { new.hasGuides = child.hasExplicitGuide(alignmentKey) }
        }
        plan = new
        return new
    }

    private func priorityGroups() -> [[Int]] {
        let priorities = children.map { $0.layoutPriority }
        guard let first = priorities.first, priorities.contains(where: { $0 != first }) else { return [Array(children.indices)] }
        return Set(priorities).sorted(by: >).map { priority in children.indices.filter { priorities[$0] == priority } }
    }

    override package func forgetAnswers() {
        super.forgetAnswers()
        plan = nil
        lastDivision = nil
    }

    // MARK: Dividing the major axis

    /// What each child is offered and answers on the major axis.
    private struct Division {
        var asked: Proposal
        var offers: [Double]
        var lengths: [Double]
    }

    /// The offer each child gets on the major axis, and its answer, for a proposal to the stack.
    ///
    /// The last division is kept: the length across, and placement, mostly ask for the one that the length along was made from.
    private func distribute(_ proposal: Proposal) -> Division {
        let asked = makePlan().majorReadsMinor ? proposal : proposal.with(axis.other, .nan)
        if let lastDivision, lastDivision.asked == asked { return lastDivision }
        let (offers, lengths) = divide(asked)
        let division = Division(asked: asked, offers: offers, lengths: lengths)
        lastDivision = division
        return division
    }

    private func divide(_ proposal: Proposal) -> ([Double], [Double]) {
        let plan = makePlan()
        let given = proposal[axis]
        func same(_ offer: Double) -> ([Double], [Double]) {
            let asked = proposal.with(axis, offer)
            return (Array(repeating: offer, count: children.count), children.map { $0.length(axis, asked) })
        }
        // At nil and infinity every child is offered just that, whatever the order.
        if given.isNaN || given == .infinity { return same(given) }

        var available = given - plan.totalGap
        var offers = Array(repeating: 0.0, count: children.count), lengths = offers
        let minima = reservedMinima(plan, proposal)
        for minimum in minima.dropFirst() { available -= minimum }
        // If there is nothing to give now or after any group has got its reserve back, every offer is 0 in any order.
        var running = available, hasRoom = available > 0
        for minimum in minima.dropFirst() where !hasRoom {
            running = sum(running, minimum)
            hasRoom = running > 0
        }
        if !hasRoom { return same(0) }

        let orders = orders(plan, proposal)
        for (groupIndex, order) in orders.enumerated() {
            if groupIndex > 0 { available = sum(available, minima[groupIndex]) }
            var remaining = Double(order.count)
            for index in order {
                let offer = max(available / remaining, 0)
                let length = children[index].length(axis, proposal.with(axis, offer))
                offers[index] = offer
                lengths[index] = length
                let rest = available - length
                if !rest.isNaN { available = rest }
                remaining -= 1
            }
        }
        return (offers, lengths)
    }

    /// Infinity and its opposite do not add up to anything: what there was stays.
    private func sum(_ available: Double, _ returned: Double) -> Double {
        let sum = available + returned
        return sum.isNaN ? available : sum
    }

    /// The least length of each priority group; of the first it is not needed and left 0.
    private func reservedMinima(_ plan: Plan, _ proposal: Proposal) -> [Double] {
        if plan.groups.count <= 1 { return [0] }
        if let known = plan.reserved { return known }
        let asked = proposal.with(axis, 0)
        var minima = [0.0]
        for group in plan.groups.dropFirst() {
            var sum = 0.0
            for index in group { sum += children[index].length(axis, asked) }
            minima.append(sum)
        }
        if !plan.probesDependOnMinor { plan.reserved = minima }
        return minima
    }

    /// Each group in the order it is served: least flexible first; of two endlessly flexible ones the larger minimum first.
    private func orders(_ plan: Plan, _ proposal: Proposal) -> [[Int]] {
        if let known = plan.orders { return known }
        let orders = plan.groups.map { group -> [Int] in
            guard group.count > 1 else { return group }
            let probes = group.map { index -> (index: Int, flexibility: Double, minimum: Double) in
                let child = children[index]
                if child.dependence(axis, isNil: false).isEmpty { return (index, 0, 0) }
                let least = child.length(axis, proposal.with(axis, 0))
                let most = child.length(axis, proposal.with(axis, .infinity))
                let flexibility = most - least
                return (index, flexibility.isNaN ? 0 : flexibility, least)
            }
            return probes.enumerated().sorted { a, b in
                if a.element.flexibility != b.element.flexibility { return a.element.flexibility < b.element.flexibility }
                if a.element.flexibility == .infinity, a.element.minimum != b.element.minimum {
                    return a.element.minimum > b.element.minimum
                }
                return a.offset < b.offset
            }.map { $0.element.index }
        }
        if !plan.probesDependOnMinor { plan.orders = orders }
        return orders
    }

    // MARK: Lengths

    override package func computeLength(_ asked: Axis, _ proposal: Proposal) -> Double {
        if children.isEmpty { return 0 }
        if asked == axis {
            var sum = 0.0
            for length in distribute(proposal).lengths { sum += length }
            return sum + makePlan().totalGap
        }
        let plan = makePlan()
        let needsOffers = plan.hasGuides || (proposal[asked].isNaN ? plan.minor.ideal : plan.minor.number).contains(.other)
        let offers = needsOffers ? distribute(proposal) : nil
        var extent = Extent()
        for (index, child) in children.enumerated() {
            let offer = proposal.with(axis, offers?.offers[index] ?? .nan)
            let length = child.length(asked, offer)
            if plan.hasGuides && child.hasExplicitGuide(alignmentKey) {
                let size = size(major: offers?.lengths[index] ?? 0, minor: length)
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
        let plan = makePlan()
        if asked == axis { return isNil ? plan.major.ideal : plan.major.number }
        // A guide may be made from both of a child's lengths.
        if plan.hasGuides { return isNil ? .other : .both }
        var mask = isNil ? plan.minor.ideal : plan.minor.number
        // A child that reads its offer reads what offers are made from.
        if mask.contains(.other), plan.probesDependOnMinor { mask.insert(.own) }
        return mask
    }

    // MARK: Placement

    override package func place(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.place(frame, proposal, context)
        let places = childPlaces(proposal, frame.size)
        for (index, place) in places.enumerated() {
            placeInner(children[index], at: place.origin, size: place.size, place.proposal, context)
        }
    }

    /// Where each child goes in the stack's own space. A nil minor proposal becomes the final size, so that children that fill
    /// it (a divider in a row that hugs its text) do.
    package func childPlaces(_ proposal: Proposal, _ size: CGSize) -> [ChildPlace] {
        guard !children.isEmpty else { return [] }
        let minorAxis = axis.other
        var effective = proposal
        if effective[minorAxis].isNaN {
            effective[minorAxis] = Double(minorAxis == .horizontal ? size.width : size.height)
        }
        let division = distribute(effective), plan = makePlan(), lengths = division.lengths
        var placed: [ChildPlace] = []
        placed.reserveCapacity(children.count)
        var major = 0.0, low = 0.0
        for (index, child) in children.enumerated() {
            let offer = effective.with(axis, division.offers[index]), minor = child.length(minorAxis, offer)
            let childSize = self.size(major: lengths[index], minor: minor)
            major += plan.gaps[index]
            let guide = plan.hasGuides ? Double(child.guide(alignmentKey, offer, childSize)) : defaultGuide(child, offer, minor)
            low = min(low, -guide)
            let origin = axis == .horizontal ? CGPoint(x: major, y: -guide) : CGPoint(x: -guide, y: major)
            placed.append(ChildPlace(origin: origin, size: childSize, proposal: offer))
            major += lengths[index]
        }
        for index in placed.indices {
            if axis == .horizontal { placed[index].origin.y -= low } else { placed[index].origin.x -= low }
        }
        return placed
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
        var result = first.spacing
        for child in children.dropFirst() {
            let spacing = child.spacing
            if axis == .horizontal {
                result.top.formUnion(spacing.top)
                result.bottom.formUnion(spacing.bottom)
            } else {
                result.leading.formUnion(spacing.leading)
                result.trailing.formUnion(spacing.trailing)
            }
        }
        if axis == .horizontal { result.trailing = last.spacing.trailing } else { result.bottom = last.spacing.bottom }
        return result
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
