import SwiftUICore

/// How a page or sheet comes onto the screen.
public protocol NavigationTransition: Sendable {}

/// The platform's default.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// Grows out of a view on the page before.
public struct ZoomNavigationTransition: NavigationTransition {
    init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: Self { .init() } }

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}

extension View {
    /// Says how the page comes onto the screen. At rest a page looks the same either way; in motion it slides, which is reported.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        unsupported(style is ZoomNavigationTransition ? "navigationTransition(.zoom): in motion the page slides in." : nil)
    }

    /// Marks the view that a page grows out of.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
