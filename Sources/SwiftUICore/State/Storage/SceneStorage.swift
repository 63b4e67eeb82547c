import Foundation

/// A value that one scene (one window) remembers: two scenes have two, and a relaunched scene finds its own again.
///
/// Until something is written under the key it has the value it was declared with; a scene that is closed for good is forgotten.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let form: StoredForm<Value>
    private var store: DefaultsStore?

    private init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
        (self.initial, self.key, self.form) = (initial, key, form)
    }

    /// The scene's value; before the view is on screen the initial one, and writes then have no effect.
    public var wrappedValue: Value {
        get { store.flatMap { form.read($0[key]) } ?? initial }
        nonmutating set { store?[key] = form.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let (store, key, form, initial) = (store, key, form, initial)
        return Binding(
            read: { store.flatMap { form.read($0[key]) } ?? initial }, write: { store?[key] = form.write($0) }, source: store, path: key)
    }
}

extension SceneStorage: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        store = EnvironmentValues(frame: node.currentEnvironment, reader: node).sceneStorage ?? node.graph.sceneStorage
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { old.key == new.key }
}

private enum SceneStorageKey: EnvironmentKey { static var defaultValue: DefaultsStore? { nil } }

extension EnvironmentValues {
    /// What the window that a view is in remembers; nil for the tree's own.
    package var sceneStorage: DefaultsStore? {
        get { self[SceneStorageKey.self] }
        set { self[SceneStorageKey.self] = newValue }
    }
}

extension SceneStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredForm<Bool>.bool()) }
}

extension SceneStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredForm<Int>.integer()) }
}

extension SceneStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredForm<Double>.number()) }
}

extension SceneStorage where Value == String {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredForm<String>.text()) }
}

extension SceneStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredForm<URL>.url()) }
}

extension SceneStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredForm<Data>.data()) }
}

extension SceneStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredForm<Date>.date()) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, StoredForm<Int>.integer().raw(Value.self))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, StoredForm<String>.text().raw(Value.self))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(nil, key, StoredForm<Bool>.bool().optional) }
    public init(_ key: String) where Value == Int? { self.init(nil, key, StoredForm<Int>.integer().optional) }
    public init(_ key: String) where Value == Double? { self.init(nil, key, StoredForm<Double>.number().optional) }
    public init(_ key: String) where Value == String? { self.init(nil, key, StoredForm<String>.text().optional) }
    public init(_ key: String) where Value == URL? { self.init(nil, key, StoredForm<URL>.url().optional) }
    public init(_ key: String) where Value == Data? { self.init(nil, key, StoredForm<Data>.data().optional) }
    public init(_ key: String) where Value == Date? { self.init(nil, key, StoredForm<Date>.date().optional) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(nil, key, StoredForm<Int>.integer().raw(R.self).optional)
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, StoredForm<String>.text().raw(R.self).optional)
    }
}
