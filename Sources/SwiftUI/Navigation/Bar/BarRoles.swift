import SwiftUICore

/// How large a page's title is, and where it stands.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, beside the bar's buttons; here below them, as `large`.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// What a page's bar is used for.
public struct ToolbarRole: Hashable, Sendable {
    fileprivate let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

extension View {
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// Sets the colour scheme of what stands on bars: white titles on a dark bar; nil leaves that of the page.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars
        return navigationBar { content in for bar in bars { content.colorSchemes[bar] = colorScheme } }
    }

    /// Says what the bar is used for. Titles stay in the middle, which is reported for the roles that would move them.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        unsupported(role == .editor || role == .browser ? "toolbarRole(.\(role.name)): the title stays in the middle of the bar." : nil)
    }

    /// Puts a menu behind the page's title; the mark that says so is not drawn.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        unsupported("toolbarTitleMenu: the title shows no sign of its menu.")
    }
}
