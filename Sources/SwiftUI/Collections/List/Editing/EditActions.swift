import Foundation
import SwiftUICore

/// What a list may do with its data by itself.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var move: EditActions { EditActions(rawValue: 1) }
    public static var delete: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
    /// Views for bindings to elements that a list may delete or move, or both; the collection changes by itself.
    public nonisolated init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        C.Index: Hashable, C.Element: Identifiable, ID == C.Element.ID
    {
        var views = ForEach(data, content: content)
        if editActions.contains(.delete) {
            views = views.onDelete { data.wrappedValue.remove(atOffsets: $0) }
        }
        if editActions.contains(.move) {
            views = views.onMove { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        self = views
    }
}
