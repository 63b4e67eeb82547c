@testable import SwiftUICore

/// The engine's own items for a sketch.
struct SketchItems {
    let root: LayoutItem
    /// One item per node of the sketch, in tree order.
    private(set) var items: [LayoutItem] = []

    init(_ sketch: Sketch, isRightToLeft: Bool = false) {
        var items: [LayoutItem] = []
        root = Self.make(sketch, &items)
        self.items = items
        guard isRightToLeft else { return }
        for item in items { Self.mirror(item) }
    }

    private static func mirror(_ item: LayoutItem) {
        item.isRightToLeft = true
        if let item = item as? SecondaryItem { item.secondary.isRightToLeft = true }
        // A scroll view hands its direction on with its children.
        if let item = item as? ScrollItem { item.setChildren(item.inner) }
    }

    private static func make(_ sketch: Sketch, _ items: inout [LayoutItem]) -> LayoutItem {
        let slot = items.count
        items.append(LayoutItem())
        let inner = sketch.children.map { make($0, &items) }
        let item = item(sketch, inner)
        items[slot] = item
        return item
    }

    private static func item(_ sketch: Sketch, _ inner: [LayoutItem]) -> LayoutItem {
        func with<I: LayoutItem>(_ item: I, _ set: (I) -> Void) -> LayoutItem {
            set(item)
            return item
        }
        func container<I: ContainerItem>(_ item: I, _ set: (I) -> Void = { _ in }) -> I {
            set(item)
            item.setChildren(inner)
            return item
        }
        switch sketch.kind {
        case .leaf(.spacer(let minimum)): return with(SpacerItem()) { $0.minimum = minimum }
        case .leaf(.divider): return with(DividerItem()) { $0.thickness = 1.0 / 3 }
        case .leaf(let leaf): return SketchLeafItem(leaf)
        case .fixedFrame(let width, let height, let alignment):
            return with(FixedFrameItem(inner[0])) { ($0.width, $0.height, $0.alignment) = (width, height, alignment) }
        case .flexibleFrame(let horizontal, let vertical, let alignment):
            return with(FlexibleFrameItem(inner[0])) { ($0.horizontal, $0.vertical, $0.alignment) = (horizontal, vertical, alignment) }
        case .padding(let insets): return with(PaddingItem(inner[0])) { $0.insets = insets }
        case .aspect(let ratio, let mode): return with(AspectRatioItem(inner[0])) { ($0.ratio, $0.mode) = (ratio, mode) }
        case .fixedSize(let horizontal, let vertical):
            return with(FixedSizeItem(inner[0])) { ($0.horizontal, $0.vertical) = (horizontal, vertical) }
        case .offset(let x, let y): return with(OffsetItem(inner[0])) { $0.offset = CGSize(width: x, height: y) }
        case .position(let x, let y): return with(PositionItem(inner[0])) { $0.position = CGPoint(x: x, y: y) }
        case .priority(let priority): return with(LayoutPriorityItem(inner[0])) { $0.priority = priority }
        case .guide(let key, let share):
            return with(AlignmentGuideItem(inner[0])) {
                $0.key = key
                $0.compute = { CGFloat(share) * (key.axis == .horizontal ? $0.width : $0.height) }
            }
        case .secondary(let alignment):
            return with(SecondaryItem(inner[0], .overlay)) {
                $0.secondary.alignment = alignment
                $0.secondary.setChildren([inner[1]])
            }
        case .stack(let axis, let key, let spacing):
            return container(StackItem(axis: axis)) { $0.set(alignment: key, spacing: spacing.map { CGFloat($0) }) }
        case .overlap(let alignment): return container(OverlapItem()) { $0.alignment = alignment }
        case .lazyStack(let axis, let key, let spacing):
            return container(LazyStackItem(axis: axis)) { $0.set(alignment: key, spacing: spacing.map { CGFloat($0) }) }
        case .scroll(let axes): return container(ScrollItem()) { $0.axes = axes }
        case .grid(let rows, let alignment, let horizontal, let vertical):
            // Marks go round the cells, outside their own items.
            let marked = zip(inner, SketchGrid.marks(rows)).map { item, mark in SketchCellItem(item, mark) }
            return with(GridArrangement()) {
                $0.set(alignment, horizontal.map { CGFloat($0) }, vertical.map { CGFloat($0) })
                $0.setChildren(marked)
            }
        case .lazyGrid(let axis, let tracks, let alignment, let spacing):
            return container(LazyGridItem(axis: axis)) { $0.set(tracks, alignment, spacing: spacing.map { CGFloat($0) }) }
        case .fits(let axes): return container(FittingItem()) { $0.axes = axes }
        case .reader: return container(GeometryReaderItem())
        case .user(let rule): return container(LayoutAdapterItem(UserLayout(rule: rule)))
        }
    }
}

/// A leaf of a sketch in the engine.
final class SketchLeafItem: LeafItem {
    let leaf: Sketch.Leaf

    init(_ leaf: Sketch.Leaf) {
        self.leaf = leaf
        super.init()
    }

    override func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        let size = leaf.size(proposal)
        return axis == .horizontal ? size.width : size.height
    }

    override func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { leaf.dependence(axis, isNil: isNil) }
}

/// Which row a cell of a sketched grid is in, and how many columns it takes.
struct SketchGrid {
    final class RowIdentity {}

    struct Mark {
        let row: RowIdentity?
        let span: Int
    }

    /// `rows` holds the spans of each row's cells; a single 0 stands for a cell outside rows.
    static func marks(_ rows: [[Int]]) -> [Mark] {
        rows.flatMap { row -> [Mark] in
            if row == [0] { return [Mark(row: nil, span: 1)] }
            let identity = RowIdentity()
            return row.map { Mark(row: identity, span: $0) }
        }
    }
}

final class SketchCellItem: WrapperItem {
    private let mark: SketchGrid.Mark

    init(_ content: LayoutItem, _ mark: SketchGrid.Mark) {
        self.mark = mark
        super.init(content)
    }

    override func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        if key == GridColumnsTrait.self { return (mark.span as! K.Value) }
        if key == GridRowTrait.self, let row = mark.row {
            return (GridRowTrait.Value(row: ObjectIdentifier(row), alignment: nil) as! K.Value)
        }
        return super.trait(key)
    }
}

/// A user's layout by one of the rules; the twin follows the same rule by itself.
struct UserLayout: Layout {
    let rule: Sketch.UserRule

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rule.size(proposal, subviews.count) { subviews[$0].sizeThatFits($1) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, place) in rule.places(bounds.size, proposal, subviews.count, { subviews[$0].sizeThatFits($1) }).enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
        }
    }
}

extension Sketch.UserRule {
    func size(_ p: ProposedViewSize, _ count: Int, _ ask: (Int, ProposedViewSize) -> CGSize) -> CGSize {
        var width: CGFloat = 0, height: CGFloat = 0
        for index in 0..<count {
            let size = ask(index, inward(p, index))
            switch self {
            case .swapsAxes: (width, height) = (max(width, size.height), max(height, size.width))
            case .jumps: (width, height) = (max(width, size.width), height + (size.height > 40 ? 5 : size.height))
            case .asksTwice:
                let again = ask(index, ProposedViewSize(width: size.width / 2, height: nil))
                (width, height) = (max(width, again.width), height + again.height)
            case .resets: (width, height) = (max(width, size.width), max(height, size.height))
            }
        }
        return CGSize(width: width, height: height)
    }

    func inward(_ p: ProposedViewSize, _ index: Int) -> ProposedViewSize {
        switch self {
        case .swapsAxes: ProposedViewSize(width: p.height, height: p.width)
        case .jumps: ProposedViewSize(width: p.width.map { $0 > 60 ? $0 - 20 : $0 }, height: nil)
        case .asksTwice: p
        case .resets: ProposedViewSize(width: 50 + 13 * CGFloat(index), height: 70)
        }
    }

    func places(
        _ size: CGSize, _ p: ProposedViewSize, _ count: Int, _ ask: (Int, ProposedViewSize) -> CGSize
    ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
        var y: CGFloat = 0
        return (0..<count).map { index in
            let proposal = inward(p, index)
            defer { if self != .resets { y += ask(index, proposal).height } }
            return (CGPoint(x: CGFloat(index) * 3, y: y), proposal)
        }
    }
}
