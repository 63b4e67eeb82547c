import Foundation
import Observation

/// A change of the environment that waits for the node below to adopt it.
protocol EnvironmentOverride {
    /// Whether this may turn the layout direction, which every modifier round a view depends on.
    static var mayTurnLayout: Bool { get }
    func apply(to values: inout EnvironmentValues)
    /// Whether applying this instead of `old` is known to give the same values.
    func isSame(as old: any EnvironmentOverride) -> Bool
}

extension EnvironmentOverride {
    static var mayTurnLayout: Bool { false }
}

struct KeyPathOverride<Value>: EnvironmentOverride {
    static var mayTurnLayout: Bool { Value.self == LayoutDirection.self || Value.self == EnvironmentValues.self }

    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

    func isSame(as old: any EnvironmentOverride) -> Bool {
        guard let old = old as? Self, old.keyPath == keyPath else { return false }
        return areEqual(value, old.value)
    }
}

struct TransformOverride<Value>: EnvironmentOverride {
    static var mayTurnLayout: Bool { Value.self == LayoutDirection.self || Value.self == EnvironmentValues.self }

    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func apply(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }

    func isSame(as old: any EnvironmentOverride) -> Bool { false }
}

struct ObjectOverride: EnvironmentOverride {
    let type: ObjectIdentifier
    let object: AnyObject?

    func apply(to values: inout EnvironmentValues) { values.setObject(object, type: type) }

    func isSame(as old: any EnvironmentOverride) -> Bool {
        guard let old = old as? ObjectOverride else { return false }
        return old.type == type && old.object === object
    }
}

/// A modifier that only changes the environment of what is inside it.
public nonisolated struct _EnvironmentModifier: ViewModifier {
    public typealias Body = Never

    let override: any EnvironmentOverride

    nonisolated init(_ override: any EnvironmentOverride) {
        self.override = override
    }

    @MainActor public static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.withOverride(modifier.override) { C._build(content, &$0) }
    }
}

extension View {
    /// Sets a value of the environment for this view and what is inside it.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentModifier(KeyPathOverride(keyPath: keyPath, value: value)))
    }

    /// Puts an observable object into the environment under its type; nil takes it out.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier(ObjectOverride(type: ObjectIdentifier(T.self), object: object)))
    }

    /// Changes a value of the environment for this view and what is inside it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier(TransformOverride(keyPath: keyPath, transform: transform)))
    }
}
