import Observation
import SwiftUICore

/// Which windows of an app are open.
@Observable package final class OpenWindows {
    /// One window.
    package struct Window: Identifiable, Hashable, Sendable {
        /// The name under which the world keeps what the window remembers.
        package let id: String
        /// The scene it shows: its own id, or nil for the first group of windows.
        package var scene: String?

        package init(_ id: String = "main", scene: String? = nil) { (self.id, self.scene) = (id, scene) }
    }

    package var windows: [Window]
    /// The scenes that can have windows, in their order in the app.
    @ObservationIgnored private var scenes: [ObjectIdentifier] = []

    package nonisolated init(_ windows: [Window] = [Window()]) { self.windows = windows }

    /// Whether this scene is the first that can have windows; scenes are asked in their order.
    func isFirst(_ scene: AnyObject) -> Bool {
        if scenes.isEmpty { scenes = [ObjectIdentifier(scene)] }
        return scenes[0] == ObjectIdentifier(scene)
    }
}

/// Opens a window of a scene with an id; nothing happens where there is none.
public struct OpenWindowAction {
    let windows: OpenWindows?

    /// Opens the scene's window. A second one of a group gets a name, and a memory, of its own.
    @MainActor public func callAsFunction(id: String) {
        guard let windows else { return }
        let count = windows.windows.count { $0.scene == id }
        windows.windows.append(OpenWindows.Window(count == 0 ? id : "\(id)-\(count + 1)", scene: id))
    }
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction(windows: nil) } }

extension EnvironmentValues {
    /// Opens another window of the app.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}
