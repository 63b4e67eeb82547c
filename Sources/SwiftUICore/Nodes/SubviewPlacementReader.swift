/// Makes its content by whether it stands as rows of a list, or somewhere inside one of its rows.
package nonisolated struct SubviewPlacementReader<Content: View>: View {
    package typealias Body = Never

    let content: (_ isRow: Bool) -> Content

    package init(@ViewBuilder content: @escaping (_ isRow: Bool) -> Content) { self.content = content }

    @MainActor package static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ KeyedNode<Bool>($0) }) { node, _ in
            let isRow = node.isRowOfSubviews
            node.renew(key: isRow, view.content(isRow))
        }
    }
}
