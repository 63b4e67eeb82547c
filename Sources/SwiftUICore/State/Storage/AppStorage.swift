import Combine
import Foundation

/// A value in the app's defaults, shared by every view that names the same key.
///
/// Until something is written under the key it has the value it was declared with. Without `store:` or `defaultAppStorage(_:)` it lives
/// in a store of the run's own, which starts empty: nothing of the machine's defaults reaches a picture. In an observable object, writing
/// it is a change of the object.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let form: StoredForm<Value>
    private let chosen: UserDefaults?
    private var installed: DefaultsStore?

    private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        (self.initial, self.key, self.form, chosen) = (initial, key, form, store)
    }

    private var store: DefaultsStore {
        installed ?? chosen.map(DefaultsStore.over) ?? World.current?.defaults ?? DefaultsStore.unattached
    }

    public var wrappedValue: Value {
        get { form.read(store[key]) ?? initial }
        nonmutating set { store[key] = form.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let (store, key, form, initial) = (store, key, form, initial)
        return Binding(read: { form.read(store[key]) ?? initial }, write: { store[key] = form.write($0) }, source: store, path: key)
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].wrappedValue }
        set {
            if let object = object as? any ObservableObject { (object.objectWillChange as? ObservableObjectPublisher)?.send() }
            object[keyPath: storageKeyPath].wrappedValue = newValue
        }
    }
}

extension AppStorage: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        let environment = EnvironmentValues(frame: node.currentEnvironment, reader: node)
        installed = (chosen ?? environment.defaultAppStorage).map(DefaultsStore.over) ?? node.graph.world.defaults
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { old.key == new.key && old.chosen === new.chosen }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Where `@AppStorage` without a store of its own keeps its values, for views inside.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, StoredForm<Bool>.bool()) }
}

extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, StoredForm<Int>.integer()) }
}

extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, StoredForm<Double>.number()) }
}

extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, StoredForm<String>.text()) }
}

extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, StoredForm<URL>.url()) }
}

extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, StoredForm<Data>.data()) }
}

extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, StoredForm<Date>.date()) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, StoredForm<Int>.integer().raw(Value.self))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, StoredForm<String>.text().raw(Value.self))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(nil, key, store, StoredForm<Bool>.bool().optional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(nil, key, store, StoredForm<Int>.integer().optional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(nil, key, store, StoredForm<Double>.number().optional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(nil, key, store, StoredForm<String>.text().optional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(nil, key, store, StoredForm<URL>.url().optional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(nil, key, store, StoredForm<Data>.data().optional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(nil, key, store, StoredForm<Date>.date().optional) }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(nil, key, store, StoredForm<Int>.integer().raw(R.self).optional)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(nil, key, store, StoredForm<String>.text().raw(R.self).optional)
    }
}
