import Combine
import Foundation
import Observation
import SwiftUICore

/// A scene with what a closure puts round it, which knows it as a view.
nonisolated struct ModifiedScene<Content: Scene, Result: View>: Scene {
    typealias Body = Never

    let content: Content
    let apply: @MainActor (SceneContent<Content>) -> Result

    @MainActor static func _build(_ scene: Self, _ builder: inout NodeBuilder) {
        Result._build(scene.apply(SceneContent(scene: scene.content)), &builder)
    }
}

extension Scene {
    private nonisolated func modified<Result: View>(_ apply: @escaping @MainActor (SceneContent<Self>) -> Result) -> some Scene {
        ModifiedScene(content: self, apply: apply)
    }

    /// Sets a value of the environment for the scene's windows.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return modified { $0.environment(keyPath, value) }
    }

    /// Puts an observable object into the environment of the scene's windows.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        nonisolated(unsafe) let object = object
        return modified { $0.environment(object) }
    }

    /// Puts an observable object into the environment of the scene's windows, under its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        nonisolated(unsafe) let object = object
        return modified { $0.environmentObject(object) }
    }

    /// Runs an action with the old and the new value when a value has changed, and at first if `initial`.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        nonisolated(unsafe) let (value, action) = (value, action)
        return modified { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs an action when a value has changed, and at first if `initial`.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }

    /// Where `@AppStorage` without a store of its own keeps its values, for the scene's windows.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        nonisolated(unsafe) let store = store
        return modified { $0.defaultAppStorage(store) }
    }
}
