/// A reference to a value that lives elsewhere: reads and writes go to its source of truth.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    /// The location written to, where there is one: two bindings to one location are the same.
    let source: AnyObject?
    let path: AnyHashable?
    public var transaction = Transaction()

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: { value, transaction in transaction.carry { set(value) } })
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (read, write, source, path) = (get, set, nil, nil)
    }

    init(location: StateLocation<Value>) {
        read = { location.value }
        write = { value, transaction in transaction.carry { location.value = value } }
        source = location
        path = nil
    }

    /// A binding to a place of which `source` and `path` say which it is.
    init(read: @escaping () -> Value, write: @escaping (Value) -> Void, source: AnyObject?, path: AnyHashable?) {
        self.init(read: read, write: { value, _ in write(value) }, source: source, path: path)
    }

    private init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void, source: AnyObject?, path: AnyHashable?) {
        (self.read, self.write, self.source, self.path) = (read, write, source, path)
    }

    /// A binding whose value never changes: writes have no effect.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            read: { read()[keyPath: keyPath] },
            write: { part, transaction in
                var value = read()
                value[keyPath: keyPath] = part
                write(value, transaction)
            },
            source: source, path: AnyHashable([path, AnyHashable(keyPath)]))
    }

    /// A binding to what is inside an optional; nil while there is nothing.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(
            read: { base.wrappedValue ?? initial }, write: { value, transaction in base.write(value, transaction) }, source: base.source,
            path: base.path)
    }

    /// A binding to an optional that cannot be emptied through it.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.wrappedValue }, write: { value, transaction in if let value { base.write(value, transaction) } },
            source: base.source, path: base.path)
    }

    /// Writes through the binding carry this animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] },
            set: { element, transaction in
                var value = wrappedValue
                value[position] = element
                write(value, transaction)
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}

/// What a binding of any type leads to.
protocol BindingIdentity {
    /// The same for two bindings to one place; nil where that cannot be known.
    var identity: [AnyHashable?]? { get }
}

extension Binding: BindingIdentity {
    var identity: [AnyHashable?]? { source.map { [AnyHashable(ObjectIdentifier($0)), path] } }
}

extension Binding: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {}

    static func isUnchanged(_ old: Binding, _ new: Binding) -> Bool {
        guard let a = old.source, let b = new.source else { return false }
        return a === b && old.path == new.path
    }
}
