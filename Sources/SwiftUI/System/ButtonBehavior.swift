import SwiftUICore

/// Whether a button that is held down acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether a menu goes away when one of its buttons is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    fileprivate let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Lets buttons inside act repeatedly while they are held; in scripts they act once, when let go.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

    /// Whether menus inside go away when a button is chosen; in scripts they always do, which is reported where they should not.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        unsupported(behavior == .disabled ? "menuActionDismissBehavior(.disabled): menus go away when a button is chosen." : nil)
    }
}
