import Foundation
@testable import SwiftUICore

/// Makes random trees of views with every container and every modifier that has to do with layout.
@MainActor struct RandomViews {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func view(_ depth: Int) -> AnyView {
        if depth <= 0 || random.chance(10) { return leaf() }
        return random.chance(50) ? container(depth) : modified(view(depth - 1), depth)
    }

    // MARK: What the trees are made of

    private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: return AnyView(Box("leaf", random.length(0...90), random.length(0...60)))
        case 2: return AnyView(Box("leaf", width: .atLeast(random.length(0...50)), height: .between(5, random.length(6...80))))
        case 3: return AnyView(Box("leaf"))
        case 4: return AnyView(Spacer(minLength: random.chance(50) ? CGFloat(random.length(0...20)) : nil))
        case 5: return AnyView(Circle().strokeBorder(lineWidth: 2))
        case 6: return AnyView(Color(white: 0.5))
        case 7: return AnyView(EmptyView())
        default: return AnyView(RoundedRectangle(cornerRadius: 4).inset(by: 2))
        }
    }

    private mutating func alignment() -> Alignment {
        Alignment(horizontal: random.pick(SketchGenerator.horizontalGuides), vertical: random.pick(SketchGenerator.verticalGuides))
    }

    private mutating func spacing() -> CGFloat? { random.chance(50) ? CGFloat(random.length(0...12)) : nil }

    private mutating func length(_ range: ClosedRange<Double>) -> CGFloat? { random.chance(55) ? CGFloat(random.length(range)) : nil }

    private mutating func axes() -> Axis.Set { random.pick([.horizontal, .vertical, [.horizontal, .vertical]]) }

    /// Several views, as one that contributes each of them.
    private mutating func several(_ range: ClosedRange<Int>, _ depth: Int) -> some View {
        let views = (0..<Int.random(in: range, using: &random)).map { _ in view(depth - 1) }
        return ForEach(views.indices, id: \.self) { views[$0] }
    }

    private mutating func items() -> [GridItem] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let size: GridItem.Size = switch Int.random(in: 0..<3, using: &random) {
            case 0: .fixed(CGFloat(random.length(10...80)))
            case 1: .flexible(minimum: CGFloat(random.length(0...60)))
            default: .adaptive(minimum: CGFloat(random.length(20...60)))
            }
            return GridItem(size, spacing: spacing())
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let alignment = alignment(), gap = spacing(), across = spacing()
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1: return AnyView(HStack(alignment: alignment.vertical, spacing: gap) { several(0...4, depth) })
        case 2, 3: return AnyView(VStack(alignment: alignment.horizontal, spacing: gap) { several(0...4, depth) })
        case 4: return AnyView(ZStack(alignment: alignment) { several(0...3, depth) })
        case 5: return AnyView(LazyVStack(alignment: alignment.horizontal, spacing: gap, pinnedViews: .sectionHeaders) { several(1...4, depth) })
        case 6: return AnyView(LazyHStack(alignment: alignment.vertical, spacing: gap) { several(0...4, depth) })
        case 7: return AnyView(ScrollView(axes()) { several(1...3, depth) })
        case 8: return AnyView(ScrollView(axes()) { VStack(spacing: gap) { several(1...4, depth) } }.contentMargins(CGFloat(random.length(0...9))))
        case 9, 10:
            let count = Int.random(in: 1...3, using: &random)
            let rows = (0..<count).map { _ in gridRow(depth) }
            return AnyView(Grid(alignment: alignment, horizontalSpacing: gap, verticalSpacing: across) {
                ForEach(rows.indices, id: \.self) { rows[$0] }
            })
        case 11: return AnyView(LazyVGrid(columns: items(), alignment: alignment.horizontal, spacing: gap) { several(1...5, depth) })
        case 12: return AnyView(LazyHGrid(rows: items(), alignment: alignment.vertical, spacing: gap) { several(1...5, depth) })
        case 13: return AnyView(ViewThatFits(in: axes()) { several(1...3, depth) })
        case 14:
            let inner = view(depth - 1)
            return AnyView(GeometryReader { proxy in inner.frame(width: proxy.size.width / 2) })
        case 15: return AnyView(HStackLayout(alignment: alignment.vertical, spacing: gap) { several(0...3, depth) })
        case 16: return AnyView(AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: gap)) { several(0...3, depth) })
        case 17: return AnyView(AnyLayout(ZStackLayout(alignment: alignment)) { several(0...3, depth) })
        case 18: return AnyView(CustomLayoutTests.Diagonal() { several(0...3, depth) })
        default: return AnyView(Group { several(1...2, depth) })
        }
    }

    private mutating func gridRow(_ depth: Int) -> AnyView {
        if random.chance(20) { return view(depth - 1) }
        var cells: [AnyView] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let cell = view(depth - 2)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: cells.append(AnyView(cell.gridCellColumns(2)))
            case 1: cells.append(AnyView(cell.gridCellUnsizedAxes(axes())))
            case 2: cells.append(AnyView(cell.gridColumnAlignment(alignment().horizontal)))
            case 3: cells.append(AnyView(cell.gridCellAnchor(random.pick([.topLeading, .center, .trailing]))))
            default: cells.append(cell)
            }
        }
        return AnyView(GridRow(alignment: random.chance(50) ? alignment().vertical : nil) { ForEach(cells.indices, id: \.self) { cells[$0] } })
    }

    private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
        let alignment = alignment()
        let edges: Edge.Set = random.pick([.all, .top, .bottom, .horizontal, .leading])
        switch Int.random(in: 0..<26, using: &random) {
        case 0, 1: return AnyView(view.frame(width: length(0...200), height: length(0...200), alignment: alignment))
        case 2, 3:
            let least = length(0...60), most: CGFloat? = random.chance(30) ? .infinity : length(61...300)
            return AnyView(view.frame(
                minWidth: least, maxWidth: most, minHeight: length(0...60), idealHeight: length(61...90), maxHeight: length(91...300),
                alignment: alignment))
        case 4, 5: return AnyView(view.padding(edges, random.chance(70) ? CGFloat(random.length(-4...20)) : nil))
        case 6: return AnyView(view.aspectRatio(random.chance(50) ? 1.5 : nil, contentMode: random.chance(50) ? .fit : .fill))
        case 7: return AnyView(view.fixedSize(horizontal: random.chance(60), vertical: random.chance(60)))
        case 8: return AnyView(view.offset(x: CGFloat(random.length(-20...20)), y: CGFloat(random.length(-20...20))))
        case 9: return AnyView(view.position(x: CGFloat(random.length(0...90)), y: CGFloat(random.length(0...90))))
        case 10: return AnyView(view.layoutPriority(random.pick([-1, 1, 2])))
        case 11:
            let share = CGFloat(random.length(-0.5...1.5))
            return AnyView(view.alignmentGuide(alignment.horizontal) { $0.width * share })
        case 12:
            let share = CGFloat(random.length(-0.5...1.5))
            return AnyView(view.alignmentGuide(alignment.vertical) { $0.height * share })
        case 13:
            let front = self.view(depth - 2)
            return AnyView(view.overlay(alignment: alignment) { front })
        case 14:
            let back = self.view(depth - 2)
            return AnyView(view.background(alignment: alignment) { back })
        case 15: return AnyView(view.background(Color(white: 0.9)).border(Color(white: 0), width: 2))
        case 16: return AnyView(view.hidden().zIndex(2))
        case 17: return AnyView(view.rotationEffect(.degrees(30)).scaleEffect(0.5, anchor: .topLeading).opacity(0.5))
        case 18: return AnyView(view.clipShape(Capsule()).shadow(radius: 2).compositingGroup())
        case 19:
            let bar = self.view(1)
            return AnyView(random.chance(50)
                ? AnyView(view.safeAreaInset(edge: random.chance(50) ? .top : .bottom, alignment: alignment.horizontal, spacing: spacing()) { bar })
                : AnyView(view.safeAreaInset(edge: random.chance(50) ? HorizontalEdge.leading : .trailing, spacing: spacing()) { bar }))
        case 20: return AnyView(view.safeAreaPadding(edges, CGFloat(random.length(0...20))))
        case 21: return AnyView(view.ignoresSafeArea(edges: edges))
        case 22: return AnyView(view.containerRelativeFrame(axes(), count: 3, span: random.pick([1, 2]), spacing: 4, alignment: alignment))
        case 23: return AnyView(view.coordinateSpace(name: "space").id(depth))
        case 24:
            let mask = self.view(1)
            return AnyView(view.mask { mask })
        default: return AnyView(view.anchorPreference(key: RandomBounds.self, value: .bounds) { [$0] })
        }
    }
}

/// Bounds that are handed upwards.
enum RandomBounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
