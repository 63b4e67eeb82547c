/// Where a value of state lives: it belongs to a node, outlives view values, and knows who read it.
final class StateLocation<Value>: @unchecked Sendable, ReleasableSlot {
    private var storedValue: Value
    private var readers: [ObjectIdentifier: NodeTicket] = [:]
    /// How many readers there may be before those that have gone are looked for.
    private var readerLimit = 32
    private var isReleased = false

    init(_ value: Value) { storedValue = value }

    var value: Value {
        get {
            if let reader = ViewGraph.currentReader?.ticket, !isReleased { note(reader) }
            return storedValue
        }
        set {
            // A write after the node's death is dropped, as in SwiftUI.
            guard !isReleased else { return }
            let isSame = areEqual(storedValue, newValue)
            storedValue = newValue
            // Nothing that shows the value would look different.
            if isSame { return }
            if let writer = ViewGraph.currentReader { writer.reportChangeDuringUpdate() }
            let interested = readers
            readers = [:]
            for reader in interested.values { reader.markDirty() }
        }
    }

    /// The value, read on nobody's behalf.
    var unreadValue: Value { storedValue }

    private func note(_ reader: NodeTicket) {
        guard readers.updateValue(reader, forKey: ObjectIdentifier(reader)) == nil, readers.count > readerLimit else { return }
        readers = readers.filter { $0.value.node != nil }
        readerLimit = max(32, 2 * readers.count)
    }

    func release() {
        isReleased = true
        readers = [:]
    }
}

/// A value that a view owns: made once per identity, kept as long as the view is on screen, and the source of truth for others
/// through its binding.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) { initial = { wrappedValue } }

    public init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject { initial = thunk }

    public init(initialValue: Value) { initial = { initialValue } }

    /// The current value; before the view is on screen the initial one, and writes then have no effect.
    public var wrappedValue: Value {
        get { location?.value ?? initial() }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let location else {
            let value = initial()
            return Binding(get: { value }, set: { _ in })
        }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        if let known = slot as? StateLocation<Value> {
            location = known
        } else {
            let new = StateLocation(initial())
            slot = new
            location = new
        }
    }

    static func isUnchanged(_ old: State, _ new: State) -> Bool { true }
}
