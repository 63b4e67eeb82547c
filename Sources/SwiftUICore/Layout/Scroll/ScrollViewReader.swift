/// Gives its content a proxy that scrolls the scroll views inside to views by their ids.
public nonisolated struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never

    public var content: (ScrollViewProxy) -> Content
    /// Whose body made this: what `content` reads is read by that body.
    let reader = ViewGraph.currentReader?.ticket

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ ScrollReaderNode(below: $0) }) { node, _ in
            let proxy = ScrollViewProxy(ticket: node.ticket)
            node.renew(view.reader?.continuing { view.content(proxy) } ?? view.content(proxy))
        }
    }
}

/// The scope whose views a proxy finds.
final class ScrollReaderNode: Node {
    func renew<Content: View>(_ content: Content) { buildChildren { Content._build(content, &$0) } }
}

/// Scrolls the scroll views inside a reader.
public struct ScrollViewProxy: AlwaysDifferent, @unchecked Sendable {
    let ticket: NodeTicket

    /// Scrolls the scroll view round the view with an id, so that the view's anchor lies at the same point of what shows.
    ///
    /// Happens with the coming layout, at once and not by and by. Without an anchor it scrolls as little as shows the whole view.
    /// An id that no view has changes nothing. Ids are those of `id(_:)` and of `ForEach`.
    @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let graph = ticket.node?.graph else { return }
        graph.requestLayout()
        graph.afterLayout { [ticket] in MainActor.assumeIsolated { ticket.node?.scroll(to: AnyHashable(id), anchor) } }
    }
}
