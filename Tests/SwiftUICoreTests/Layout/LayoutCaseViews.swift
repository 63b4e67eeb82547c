import Foundation

@testable import SwiftUICore

/// Makes views of the trees in layout cases. A named box is found again by its name; so is the area inside a border.
@MainActor struct LayoutCaseViews {
    /// Counts the copies of a repeated child: their names and texts carry the number.
    var copy: Int?

    func view(_ tree: LayoutCase.Tree) -> AnyView {
        guard let (kind, fields) = tree.kind else { return AnyView(EmptyView()) }
        func child() -> AnyView { fields["child"].map(view) ?? AnyView(EmptyView()) }
        func number(_ key: String) -> CGFloat? { fields[key]?.number.map { CGFloat($0) } }
        switch kind {
        case "rect", "roundedRect": return AnyView(Box(name(fields)))
        case "circle": return AnyView(Box(name(fields)).aspectRatio(1, contentMode: .fit))
        case "text": return text(fields)
        case "empty": return AnyView(EmptyView())
        case "spacer": return AnyView(Spacer())
        case "frame": return AnyView(child().frame(width: number("width"), height: number("height")))
        case "flexFrame":
            return AnyView(child().frame(
                minWidth: number("minWidth"), idealWidth: number("idealWidth"), maxWidth: number("maxWidth"),
                minHeight: number("minHeight"), idealHeight: number("idealHeight"), maxHeight: number("maxHeight")))
        case "hstack": return AnyView(HStack(alignment: vertical(fields), spacing: number("spacing")) { children(fields) })
        case "vstack": return AnyView(VStack(alignment: horizontal(fields), spacing: number("spacing")) { children(fields) })
        case "zstack": return AnyView(ZStack(alignment: both(fields)) { children(fields) })
        case "lazyHStack": return AnyView(LazyHStack(alignment: vertical(fields), spacing: number("spacing")) { children(fields) })
        case "lazyVStack": return AnyView(LazyVStack(alignment: horizontal(fields), spacing: number("spacing")) { children(fields) })
        case "grid": return grid(fields)
        case "lazyVGrid":
            let columns = Array(repeating: GridItem(.flexible(), spacing: number("spacing")), count: Int(number("columns")!))
            return AnyView(LazyVGrid(columns: columns, alignment: horizontal(fields), spacing: number("spacing")) { children(fields) })
        case "lazyHGrid":
            let rows = Array(repeating: GridItem(.flexible(), spacing: number("spacing")), count: Int(number("rows")!))
            return AnyView(LazyHGrid(rows: rows, alignment: vertical(fields), spacing: number("spacing")) { children(fields) })
        case "scroll": return AnyView(ScrollView { child() })
        case "scrollH": return AnyView(ScrollView(.horizontal) { child() })
        case "padding": return AnyView(child().padding(number("all")!))
        case "offset": return AnyView(child().offset(x: number("x")!, y: number("y")!))
        case "position": return AnyView(child().position(x: number("x")!, y: number("y")!))
        case "aspectRatio": return AnyView(child().aspectRatio(number("ratio"), contentMode: fields["mode"]?.text == "fill" ? .fill : .fit))
        case "fixedSize": return AnyView(child().fixedSize(horizontal: fields["horizontal"] != nil, vertical: fields["vertical"] != nil))
        case "background":
            let content = fields["content"].map(view) ?? AnyView(Box(name(fields)))
            return AnyView(child().background(content, alignment: both(fields)))
        case "overlay": return AnyView(child().overlay(fields["content"].map(view) ?? AnyView(EmptyView()), alignment: both(fields)))
        case "border": return named(fields, AnyView(child().overlay(Box("border"))))
        case "containerRelativeFrame":
            let axes: Axis.Set = fields["axes"]?.text == "vertical" ? .vertical : .horizontal
            return AnyView(child().containerRelativeFrame(
                axes, count: Int(number("count")!), span: Int(number("span")!), spacing: number("spacing")!))
        case "viewThatFits":
            let axes: Axis.Set = switch fields["axis"]?.text {
            case "horizontal": .horizontal
            case "vertical": .vertical
            default: [.horizontal, .vertical]
            }
            return AnyView(ViewThatFits(in: axes) { children(fields) })
        case "safeAreaInset":
            let edge: VerticalEdge = fields["edge"]?.text == "top" ? .top : .bottom
            return AnyView(child().safeAreaInset(edge: edge) { fields["content"].map(view) })
        case "ignoresSafeArea": return AnyView(child().ignoresSafeArea())
        default: fatalError("the case names a view that nothing stands for: \(kind)")
        }
    }

    private func children(_ fields: LayoutCase.Tree) -> some View {
        var views: [AnyView] = []
        for item in fields["children"]?.items ?? [] {
            if let count = item["repeat"]?.number, let child = item["child"] {
                for copy in 0..<Int(count) { views.append(LayoutCaseViews(copy: copy).view(child)) }
            } else {
                views.append(view(item))
            }
        }
        return ForEach(views.indices, id: \.self) { views[$0] }
    }

    private func grid(_ fields: LayoutCase.Tree) -> AnyView {
        let rows = fields["children"]?.items ?? []
        return AnyView(Grid(
            horizontalSpacing: fields["hSpacing"]?.number.map { CGFloat($0) }, verticalSpacing: fields["vSpacing"]?.number.map { CGFloat($0) }
        ) {
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(rows[row].items.indices, id: \.self) { column in
                        let cell = rows[row].items[column]
                        view(cell).gridCellColumns(Int(cell["columns"]?.number ?? 1))
                    }
                }
            }
        })
    }

    private func name(_ fields: LayoutCase.Tree) -> String { (fields["id"]?.text ?? "") + (copy.map { "\($0)" } ?? "") }

    private func named(_ fields: LayoutCase.Tree, _ view: AnyView) -> AnyView {
        fields["id"] == nil ? view : AnyView(view.background(Box(name(fields))))
    }

    /// A text as a box of its measured size, that keeps the distances of a text in that size.
    private func text(_ fields: LayoutCase.Tree) -> AnyView {
        let size = fields["size"]?.number ?? 17
        let string = (fields["string"]?.text ?? "").replacingOccurrences(of: "N", with: copy.map { "\($0)" } ?? "N")
        let key = "\(Int(size)):" + string
        let box = LayoutCase.textBoxes[key] ?? LayoutCase.textBoxes["17:Center"]!
        return AnyView(TextBox(width: Double(box.width), height: Double(box.height), pointSize: size))
    }

    private func horizontal(_ fields: LayoutCase.Tree) -> HorizontalAlignment {
        switch fields["alignment"]?.text {
        case "leading": .leading
        case "trailing": .trailing
        default: .center
        }
    }

    private func vertical(_ fields: LayoutCase.Tree) -> VerticalAlignment {
        switch fields["alignment"]?.text {
        case "top": .top
        case "bottom": .bottom
        default: .center
        }
    }

    private func both(_ fields: LayoutCase.Tree) -> Alignment {
        switch fields["alignment"]?.text {
        case "topLeading": .topLeading
        case "bottomTrailing": .bottomTrailing
        case "trailing": .trailing
        case "leading": .leading
        case "top": .top
        case "bottom": .bottom
        default: .center
        }
    }
}

/// A box with the size and the spacing of a line of text.
struct TextBox: ElementView {
    typealias Body = Never

    var width, height, pointSize: Double

    nonisolated func makeItem() -> TextBoxItem { TextBoxItem() }

    nonisolated func update(_ item: TextBoxItem, _ environment: EnvironmentValues) {
        (item.width, item.height, item.pointSize) = (width, height, pointSize)
    }
}

final class TextBoxItem: LeafItem {
    var width = 0.0, height = 0.0, pointSize = 17.0

    override func length(_ axis: Axis, _ proposal: Proposal) -> Double { axis == .horizontal ? width : height }
    override func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { [] }

    /// By the rule of the project's facts on default spacing; ascent, descent and cap height as shares of the point size.
    override var spacing: ViewSpacing {
        let ascent = 0.952 * pointSize, descent = 0.2415 * pointSize, capHeight = 0.7046 * pointSize
        let height = ascent + descent, gap = (0.1 * height * 3).rounded(.up) / 3
        var spacing = ViewSpacing()
        spacing.top = ViewSpacing.Edge(textToText: pointSize == 17 ? 2 : 0, aboveText: CGFloat(descent + gap))
        spacing.bottom = ViewSpacing.Edge(
            textToText: pointSize == 17 ? 2 : 0, belowText: CGFloat(max(height + gap - capHeight, gap + descent)))
        return spacing
    }
}
