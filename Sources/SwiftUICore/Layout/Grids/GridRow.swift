import Foundation

/// A row of cells in a `Grid`. It has no size of its own: modifiers on it apply to every cell.
public nonisolated struct GridRow<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.withLayer(GridRowLayer(alignment: view.alignment)) { builder in
            builder.scope { Content._build(view.content, &$0) }
        }
    }
}

/// Marks a cell with its row: the scope that all cells of the row have in common.
final class GridRowMarkItem: WrapperItem {
    var alignment: VerticalAlignment?

    override func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        if key == GridRowTrait.self, let node {
            return .some(GridRowTrait.Value(row: ObjectIdentifier(node), alignment: alignment) as! K.Value)
        }
        return content.trait(key)
    }
}

nonisolated struct GridRowLayer: Layer {
    let alignment: VerticalAlignment?

    func makeItem(round inner: LayoutItem) -> GridRowMarkItem { GridRowMarkItem(inner) }

    func update(_ item: GridRowMarkItem, _ environment: EnvironmentValues) { item.alignment = alignment }
}
