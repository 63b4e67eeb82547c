import SwiftUICore

/// Whether a scene is in front, visible, or neither.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    case background, inactive, active

    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// The phase of the scene a view is in, or of the app; active unless something sets another.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
