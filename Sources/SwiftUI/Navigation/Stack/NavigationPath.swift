import SwiftUICore

/// The values that a stack's pages stand for, of any types.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Takes the last values away; more than there are takes all.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

/// Where a stack's pages come from, the type of their values hidden.
struct PathSource {
    let values: () -> [AnyHashable]
    /// Adds a value; false if it is not of the path's type.
    let append: (AnyHashable) -> Bool
    /// Keeps so many of the values.
    let keep: (Int) -> Void

    /// A path that the stack itself keeps.
    init(_ model: OwnPath) {
        values = { model.elements }
        append = { model.elements.append($0); return true }
        keep = { model.elements.removeLast(max(model.elements.count - $0, 0)) }
    }

    init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.elements }
        append = { path.wrappedValue.append($0); return true }
        keep = { path.wrappedValue.removeLast(max(path.wrappedValue.count - $0, 0)) }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        append = { value in
            guard let element = value.value(as: Data.Element.self) else { return false }
            path.wrappedValue.append(element)
            return true
        }
        keep = { count in path.wrappedValue = Data(path.wrappedValue.prefix(count)) }
    }
}
