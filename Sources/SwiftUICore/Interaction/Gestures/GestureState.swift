/// A value that a gesture keeps up to date while it goes on, and that is the initial one again when it is over.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetTransaction: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameter resetTransaction: how the way back to the initial value is animated.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// - Parameter reset: sets up the transaction of the way back, given the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (initial, resetTransaction) = (wrappedValue, reset)
    }

    public var wrappedValue: Value { location?.value ?? initial }

    public var projectedValue: GestureState<Value> { self }

    func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        // Not read on behalf of a body.
        var value = location.value, transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetTransaction(location.value, &transaction)
        withTransaction(transaction) { location.value = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
}

extension GestureState: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        if let known = slot as? StateLocation<Value> {
            location = known
        } else {
            let new = StateLocation(initial)
            slot = new
            location = new
        }
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { true }
}
