import SwiftUICore

/// Which rows of a list are chosen, by the values they stand for; the type of the values is hidden.
struct ListSelection {
    let allowsSeveral: Bool
    /// Whether a value is of the selection's type.
    let accepts: (AnyHashable) -> Bool
    let contains: (AnyHashable) -> Bool
    /// Chooses a value; of several, one that was chosen already is no longer.
    let choose: (AnyHashable) -> Void
    let clear: () -> Void
    let isEmpty: () -> Bool

    init<Value: Hashable>(one selection: Binding<Value?>) {
        allowsSeveral = false
        accepts = { $0.value(as: Value.self) != nil }
        contains = { value in selection.wrappedValue.map { $0 == value.value(as: Value.self) } ?? false }
        choose = { selection.wrappedValue = $0.value(as: Value.self) }
        clear = { selection.wrappedValue = nil }
        isEmpty = { selection.wrappedValue == nil }
    }

    init<Value: Hashable>(several selection: Binding<Set<Value>>) {
        allowsSeveral = true
        accepts = { $0.value(as: Value.self) != nil }
        contains = { value in value.value(as: Value.self).map { selection.wrappedValue.contains($0) } ?? false }
        choose = { value in
            guard let value = value.value(as: Value.self) else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
        clear = { selection.wrappedValue = [] }
        isEmpty = { selection.wrappedValue.isEmpty }
    }

    /// The value a row stands for: its tag, or the id of the nearest `ForEach` element of the selection's type.
    @MainActor func value(of row: Subview) -> AnyHashable? {
        if let tag = row.trait(TagTrait.self) { return accepts(tag) ? tag : nil }
        return row.scopes.lazy.compactMap(\.id).first(where: accepts)
    }
}
