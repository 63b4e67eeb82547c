import Combine
import Observation

/// A value that views say of themselves for when they, or something in them, have the focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the view that has the focus, and the views round it, say of themselves.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// nil where nobody has said anything.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    subscript(object type: ObjectIdentifier) -> AnyObject? {
        get { values[type] as AnyObject? }
        set { values[type] = newValue }
    }

    mutating func merge(_ inner: FocusedValues) { values.merge(inner.values) { $1 } }

    /// Values that cannot be compared count as different.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.values.count == b.values.count && a.values.allSatisfy { key, value in b.values[key].map { isSame(value, $0) } ?? false }
    }

    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any BindingIdentity, let b = b as? any BindingIdentity { return a.identity != nil && a.identity == b.identity }
        return areEqualValues(a, b)
    }
}

private enum FocusedValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }

extension EnvironmentValues {
    /// What is said round a view, for when something in it has the focus.
    var focusedValues: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}

// MARK: Saying

private final class SceneValueItem: WrapperItem {}

private nonisolated struct SceneValueLayer: Layer {
    let write: (inout FocusedValues) -> Void

    func makeItem(round inner: LayoutItem) -> SceneValueItem { SceneValueItem(inner) }

    func update(_ item: SceneValueItem, _ environment: EnvironmentValues) {}

    @MainActor func buildSecondary(for item: SceneValueItem, _ host: (ContainerItem) -> ContentHost) {
        item.node?.graph.focus.setSceneValue(item, write)
    }

    @MainActor func leave(_ item: SceneValueItem) { item.node?.graph.focus.setSceneValue(item, nil) }
}

extension View {
    /// Says a value for when this view, or something in it, has the focus.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        focusedValue(keyPath, Optional(value))
    }

    /// The same; nil says nothing.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        let values: WritableKeyPath<EnvironmentValues, FocusedValues> = \.focusedValues
        return environment(values.appending(path: keyPath), value)
    }

    /// Says a value while this view is on screen, wherever the focus is.
    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        focusedSceneValue(keyPath, Optional(value))
    }

    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(SceneValueLayer { $0[keyPath: keyPath] = value })
    }

    /// Offers an object, under its type, for when this view or something in it has the focus.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        environment(\.focusedValues[object: ObjectIdentifier(T.self)], object)
    }

    /// Offers an object while this view is on screen, wherever the focus is.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(SceneValueLayer { $0[object: ObjectIdentifier(T.self)] = object })
    }

    /// Offers an observable object, under its type, for when this view or something in it has the focus.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.focusedValues[object: ObjectIdentifier(T.self)], object)
    }
}

// MARK: Reading

/// A value that the view with the focus, or one round it, says of itself; nil where none does.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var ticket: NodeTicket?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[object: ObjectIdentifier(objectType)] as? Value }
    }

    public var wrappedValue: Value? { ticket?.node.flatMap { read($0.graph.focusedValues.value) } }
}

extension FocusedValue: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) { ticket = node.ticket }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { true }
}

/// The value behind a binding that the view with the focus offers; nil, and not to be written, where none does.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

/// An observable object that the view with the focus offers; nil where none does.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var ticket: NodeTicket?
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType? {
        // Read again on behalf of the body, which is then renewed when the focus moves.
        if let ticket, let node = ticket.node { _ = node.graph.focusedValues.value }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { object.map { .init(root: $0) } }
}

extension FocusedObject: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        ticket = node.ticket
        object = node.graph.focusedValues.value[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
        slot = subscription
        if let object { subscription.follow(object, node: node) }
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { true }
}
