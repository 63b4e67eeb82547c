import SwiftUICore

// `identified(by:)`: how lists were told the ids of their elements before the parameter `id:` came.

/// A collection and where the ids of its elements are found; made by `identified(by:)` for `List` and `ForEach`.
@available(*, deprecated, message: "Use the parameter id: of List and ForEach.")
public struct IdentifierValuePairs<Base: RandomAccessCollection, ID: Hashable> {
    fileprivate let base: Base
    fileprivate let id: KeyPath<Base.Element, ID>
}

@available(*, deprecated, message: "Use the parameter id: of List and ForEach.")
extension RandomAccessCollection {
    /// Says where the ids of the elements are found.
    public func identified<ID: Hashable>(by getID: KeyPath<Element, ID>) -> IdentifierValuePairs<Self, ID> {
        IdentifierValuePairs(base: self, id: getID)
    }
}

@available(*, deprecated, message: "Use the parameter id: of List and ForEach.")
extension ForEach where Content: View {
    public init(_ data: IdentifierValuePairs<Data, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data.base, id: data.id, content: content)
    }
}

@available(*, deprecated, message: "Use the parameter id: of List and ForEach.")
extension List where SelectionValue == Never {
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: IdentifierValuePairs<Data, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, ImplicitListRow<RowContent>> {
        self.init(data.base, id: data.id, rowContent: rowContent)
    }
}
