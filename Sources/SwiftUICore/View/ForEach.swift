import Foundation

/// One view per element of a collection; each keeps its state with the element's id, wherever the element moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection the views are made from.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content

    let id: (Data.Element, Int) -> ID
    package var edits = ForEachEdits()
    /// Whose body made this: what `content` reads later, while the rows are built, is read by that body.
    var reader = ViewGraph.currentReader?.ticket
}

/// Views made from data, whose rows a list may delete and move.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What the rows of a `ForEach` allow to be done with them inside a list.
package struct ForEachEdits {
    package var onDelete: ((IndexSet) -> Void)?
    package var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _build(_ view: ForEach, _ builder: inout NodeBuilder) {
        builder.emit({ ForEachNode<ID>($0) }) { node, _ in
            node.edits = view.edits
            let data = view.data
            func element(_ position: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: position)] }
            node.renew(ForEachElements(
                count: data.count, id: { view.id(element($0), $0) },
                build: { position, item in
                    let element = element(position)
                    item.renew(view.reader?.continuing { view.content(element) } ?? view.content(element))
                }))
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { element, _ in element.id })
    }
}

extension ForEach where Content: View {
    public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        nonisolated(unsafe) let id = id
        self.init(data: data, content: content, id: { element, _ in element[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for a constant range; use `id:` for one that changes.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { element, _ in element })
    }
}

extension ForEach where Content: View {
    /// Views for bindings to the elements of a collection.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        let values = data.wrappedValue
        nonisolated(unsafe) let id = id
        self.init(
            data: values.indices.lazy.map { index in (index, values[index][keyPath: id]) },
            content: { pair in
                content(Binding(get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
            },
            id: { pair, _ in pair.1 })
    }

    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
        C.Element: Identifiable, ID == C.Element.ID
    {
        self.init(data, id: \C.Element.id, content: content)
    }
}

extension ForEach where Content: View {
    /// Called with the offsets of the elements a person deletes; its presence allows deleting.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.edits.onDelete = action
        return copy
    }

    /// Called with the offsets of the elements a person moves and the offset they go to, counted before removal.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.edits.onMove = action
        return copy
    }
}
