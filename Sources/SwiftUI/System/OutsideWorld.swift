import Foundation
import SwiftUICore

// What comes in from other apps and from the system. Nothing comes in while a preview is drawn.

extension View {
    /// Runs an action for an address that the app is opened with; none is.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Chooses the window for what comes from outside; there is one window.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// Marks what must not be seen where privacy is asked for: with `redacted(reason: .privacy)` around it, texts inside are bars.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redactionReasons) { if sensitive, $0.contains(.privacy) { $0.insert(.placeholder) } }
    }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

/// Lets a person give something another name.
public struct RenameAction: Sendable {
    let action: @MainActor @Sendable () -> Void

    @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// What `renameAction` around the view does; nil where there is none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// What a `RenameButton` inside does.
    public nonisolated func renameAction(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
}

/// A button that starts renaming; disabled where nothing around says how.
public nonisolated struct RenameButton: View {
    @Environment(\.rename) private var rename

    public init() {}

    @MainActor public var body: some View {
        Button { rename?() } label: { Label("Rename", systemImage: "pencil") }.disabled(rename == nil)
    }
}
