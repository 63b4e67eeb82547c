import SwiftUICore

/// Renews what a view shows, as pulling a list down does.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What `refreshable` around the view does; nil where there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets views inside renew what they show through `\.refresh`. At rest nothing of it shows.
    ///
    /// Fidelity: a script that pulls a list down does not start it.
    public nonisolated func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
