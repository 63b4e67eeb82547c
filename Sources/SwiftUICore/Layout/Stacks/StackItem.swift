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

    /// What stays the same for all proposals: gaps, priority groups, and the order where no probe depends on the other axis.
    private struct Plan {
        /// Gap before each child, in source order; the first is 0.
        var gaps: [Double]
        var totalGap: Double
        /// Children by falling priority; inside a group in source order.
        var groups: [[Int]]
        /// Whether the major length of some child depends on the minor proposal, so that probes must be repeated per question.
        var probesDependOnMinor: Bool
        var orders: [[Int]]?
        var reserved: [Double]?
    }

    private func makePlan() -> Plan {
        if let plan { return plan }
        var gaps: [Double] = []
        var total = 0.0
        for (index, child) in children.enumerated() {
            let gap = index == 0 ? 0 : Double(explicitSpacing ?? children[index - 1].spacing.distance(to: child.spacing, along: axis))
            gaps.append(gap)
            total += gap
        }
        let priorities = children.map { $0.layoutPriority }
        var groups: [[Int]] = []
        for priority in Set(priorities).sorted(by: >) {
            groups.append(children.indices.filter { priorities[$0] == priority })
        }
        let new = Plan(
            gaps: gaps, totalGap: total, groups: groups,
            probesDependOnMinor: children.contains { $0.dependence(axis, isNil: false).contains(.other) })
        plan = new
        return new
    }

    override package func forgetAnswers() {
        super.forgetAnswers()
        plan = nil
    }

    // MARK: Dividing the major axis

    /// The offer each child gets on the major axis, and its answer, for a proposal to the stack.
    private func distribute(_ proposal: Proposal) -> (offers: [Double], lengths: [Double]) {
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
        if !plan.probesDependOnMinor { self.plan?.reserved = minima }
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
        if !plan.probesDependOnMinor { self.plan?.orders = orders }
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
        let needsOffers = children.contains { child in
            child.dependence(asked, isNil: proposal[asked].isNaN).contains(.other) || child.hasExplicitGuide(alignmentKey)
        }
        let offers = needsOffers ? distribute(proposal) : nil
        var extent = Extent()
        for (index, child) in children.enumerated() {
            let offer = proposal.with(axis, offers?.offers[index] ?? .nan)
            let length = child.length(asked, offer)
            if child.hasExplicitGuide(alignmentKey) {
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
        var mask: Dependence = []
        if asked == axis {
            for child in children { mask.formUnion(child.dependence(asked, isNil: isNil)) }
            return mask
        }
        var someReadsOffers = false, someMajorIsFlexible = false
        for child in children {
            let own = child.dependence(asked, isNil: isNil)
            mask.formUnion(own)
            if own.contains(.other) { someReadsOffers = true }
            // A guide may be made from both of the child's lengths.
            if child.hasExplicitGuide(alignmentKey) { return isNil ? .other : .both }
            if child.dependence(axis, isNil: false).contains(.other) { someMajorIsFlexible = true }
        }
        if someReadsOffers {
            mask.insert(.other)
            if someMajorIsFlexible { mask.insert(.own) }
        }
        return mask
    }

    // MARK: Placement

    override package func place(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.place(frame, proposal, context)
        for (child, placed) in zip(children, childPlaces(proposal, frame.size)) {
            placeInner(child, at: placed.origin, size: placed.size, placed.proposal, context)
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
        let (offers, lengths) = distribute(effective)
        let gaps = makePlan().gaps
        var placed: [ChildPlace] = []
        var major = 0.0, low = 0.0
        var minorOrigins: [Double] = []
        for (index, child) in children.enumerated() {
            let offer = effective.with(axis, offers[index])
            let childSize = self.size(major: lengths[index], minor: child.length(minorAxis, offer))
            major += gaps[index]
            let guide = Double(child.guide(alignmentKey, offer, childSize))
            minorOrigins.append(-guide)
            low = min(low, -guide)
            let origin = axis == .horizontal ? CGPoint(x: major, y: 0) : CGPoint(x: 0, y: major)
            placed.append(ChildPlace(origin: origin, size: childSize, proposal: offer))
            major += lengths[index]
        }
        for index in placed.indices {
            let minor = CGFloat(minorOrigins[index] - low)
            if axis == .horizontal { placed[index].origin.y = minor } else { placed[index].origin.x = minor }
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

    override package var spacing: ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var result = first.spacing
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for child in children.dropFirst() { result.formUnion(child.spacing, edges: across) }
        if axis == .horizontal { result.trailing = last.spacing.trailing } else { result.bottom = last.spacing.bottom }
        return result
    }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool {
        key.merge != .none && children.contains { $0.hasExplicitGuide(key) }
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        guard hasExplicitGuide(key) else { return nil }
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
