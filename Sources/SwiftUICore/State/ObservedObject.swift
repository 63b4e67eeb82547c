import Combine

/// Keeps a node informed of an object's changes, as long as the node lives.
final class ObjectSubscription: ReleasableSlot {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?
    /// The object itself, where the view owns it.
    var owned: AnyObject?

    /// Follows `object` on behalf of `node`; does nothing if it already does.
    func follow<Object: ObservableObject>(_ object: Object, node: Node) {
        guard self.object !== object else { return }
        self.object = object
        let ticket = node.ticket
        subscription = object.objectWillChange.sink { _ in
            if let writer = ViewGraph.currentReader { writer.reportChangeDuringUpdate() }
            ticket.markDirty()
        }
    }

    func release() {
        subscription?.cancel()
        subscription = nil
        owned = nil
    }
}

/// An observable object that someone else owns; any change of it renews the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
        slot = subscription
        subscription.follow(wrappedValue, node: node)
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { old.wrappedValue === new.wrappedValue }
}

/// An observable object that the view owns: made once per identity, just before the first body, and released with the view.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension StateObject: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
        slot = subscription
        let owned = subscription.owned as? ObjectType ?? make()
        subscription.owned = owned
        object = owned
        subscription.follow(owned, node: node)
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { true }
}

/// An observable object that `environmentObject(_:)` put up the tree under its type.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    /// Where the object is wanted, for the message if there is none.
    private var ticket: NodeTicket?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(MissingObject.sentence("@EnvironmentObject", ObjectType.self, ticket, ".environmentObject(_:)"))
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension EnvironmentObject: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
        slot = subscription
        ticket = node.ticket
        object = node.environmentValues.object(ObjectIdentifier(ObjectType.self)) as? ObjectType
        if let object { subscription.follow(object, node: node) }
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { true }
}

extension View {
    /// Puts an observable object into the environment of what is inside, under its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier(ObjectOverride(type: ObjectIdentifier(T.self), object: object)))
    }
}

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        // Whoever reads through the binding follows the property itself, so the binding may count as unchanged.
        return Binding(
            read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 }, source: object, path: AnyHashable(keyPath))
    }
}
