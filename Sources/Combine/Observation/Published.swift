/// A property of a class that publishes its changes: `@Published var rooms: [Room] = []`.
///
/// Subscribers of `$rooms` get the value at once and then each new one **before** it is stored; the object's default
/// `objectWillChange` sends before either.
@propertyWrapper
public struct Published<Value> {
    var storage: Storage

    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    public init(initialValue: Value) {
        storage = Storage(initialValue)
    }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// Publishes the property.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    /// The publisher of one `@Published` property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.conduits.attach(subscriber, latest: { storage.value })
        }
    }

    /// The value and those who wait for its changes.
    final class Storage {
        private(set) var value: Value
        let conduits = Conduits<Value, Never>()
        /// Set once somebody has asked the object for it.
        var objectWillChange: ObservableObjectPublisher?
        /// What was assigned to the property by `assign(to:)`.
        private var sources: [AnyCancellable] = []

        init(_ value: Value) {
            self.value = value
        }

        func set(_ newValue: Value) {
            objectWillChange?.send()
            conduits.send(newValue)
            value = newValue
        }

        func keep(_ source: AnyCancellable) {
            sources.append(source)
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value to the property, for as long as its object lives: `publisher.assign(to: &$rooms)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.keep(sink { [weak storage] in storage?.set($0) })
    }
}
