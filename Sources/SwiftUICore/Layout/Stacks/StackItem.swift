import Foundation

/// The arrangement behind `HStack` and `VStack`: children along one axis, by priority and flexibility.
///
/// The rules are those of SwiftUI's stacks; the way of asking few questions (orders and zero or infinite offers known without
/// probes) gives the same bits as asking all of them.
package final class StackItem: ContainerItem, MeasuredArrangement {
    package let axis: Axis
    var alignmentKey: AlignmentKey
    private var explicitSpacing: CGFloat?
    var plan = StackPlan()
    var slots: [StackPlan.Slot] = []
    /// What the offers and lengths in the slots were made for.
    var divided: Proposal?
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

    func prepare() {
        if plan.isMade { return }
        var new = StackPlan()
        new.isMade = true
        slots.removeAll(keepingCapacity: true)
        slots.reserveCapacity(children.count)
        var last = ViewSpacing(), priority = 0.0, hasPriorities = false
        // Everything a child is asked once is asked here, in one visit: of large trees each visit costs a way to memory.
        for child in children {
            let fixed = new.major.add(child, axis), fixedAcross = new.minor.add(child, axis.other)
            var gap = 0.0
            if let explicitSpacing {
                if !slots.isEmpty { gap = Double(explicitSpacing) }
            } else {
                let spacing = child.spacing
                if !slots.isEmpty { gap = Double(Self.gap(last, spacing, axis)) }
                new.hasOrdinarySpacing = spacing.isOrdinary && (slots.isEmpty || new.hasOrdinarySpacing)
                last = spacing
            }
            new.totalGap += gap
            if slots.isEmpty { priority = child.layoutPriority } else if child.layoutPriority != priority { hasPriorities = true }
            if !new.hasGuides { new.hasGuides = child.hasExplicitGuide(alignmentKey) }
            slots.append(StackPlan.Slot(gap: gap, fixed: fixed, fixedAcross: fixedAcross))
        }
        if hasPriorities { new.groups = priorityGroups() }
        plan = new
    }

    private static func gap(_ first: ViewSpacing, _ second: ViewSpacing, _ axis: Axis) -> CGFloat {
        first.isOrdinary && second.isOrdinary ? ViewSpacing.standard : first.distance(to: second, along: axis)
    }

    private func priorityGroups() -> [[Int]] {
        let priorities = children.map { $0.layoutPriority }
        return Set(priorities).sorted(by: >).map { priority in children.indices.filter { priorities[$0] == priority } }
    }

    override package func forgetAnswers() {
        super.forgetAnswers()
        if plan.isMade { plan = StackPlan() }
        divided = nil
    }

    // MARK: Lengths

    override package func computeLength(_ asked: Axis, _ proposal: Proposal) -> Double {
        if children.isEmpty { return 0 }
        prepare()
        if asked == axis {
            distribute(proposal)
            var sum = 0.0
            // Gap and length in turn, as they are placed: see `PixelGrid`.
            for slot in slots {
                sum += slot.gap
                sum += slot.length
            }
            return sum
        }
        let isIdeal = proposal[asked].isNaN
        let needsOffers = plan.hasGuides || (isIdeal ? plan.minor.ideal : plan.minor.number).contains(.other)
        if needsOffers { distribute(proposal) }
        var extent = Extent()
        for index in children.indices {
            let fixed = isIdeal ? .nan : slots[index].fixedAcross
            let offer = proposal.with(axis, needsOffers ? slots[index].offer : .nan)
            let length = fixed.isNaN ? children[index].length(asked, offer) : fixed
            if plan.hasGuides && children[index].hasExplicitGuide(alignmentKey) {
                let size = size(major: slots[index].length, minor: length)
                extent.add(guide: Double(children[index].guide(alignmentKey, offer, size)), length: length)
            } else {
                extent.add(guide: defaultGuide(index, offer, length), length: length)
            }
        }
        return extent.length
    }

    func size(major: Double, minor: Double) -> CGSize {
        axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }

    /// The guide of a child that sets none.
    func defaultGuide(_ index: Int, _ proposal: Proposal, _ minor: Double) -> Double {
        if let plain = alignmentKey.plainValue(minor) { return plain }
        let size = size(major: 0, minor: minor)
        return Double(alignmentKey.defaultValue(ViewDimensions(item: children[index], proposal: proposal, size: size)))
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
        if mask.contains(.other), plan.offersReadMinor { mask.insert(.own) }
        return mask
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        visitPlaces(proposal, frame) { placeInner($0, $1, context) }
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
        prepare()
        if plan.hasOrdinarySpacing || explicitSpacing != nil && children.allSatisfy({ $0.spacing.isOrdinary }) { return ViewSpacing() }
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
        return key.merged(zip(children, childPlaces(proposal, in: CGRect(origin: .zero, size: size))).compactMap { child, placed in
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
