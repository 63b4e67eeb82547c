import Metrics
import SwiftUICore

private enum IsMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MenuRowIsCheckedKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum OpenInPreviewsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view stands in an open menu: buttons are rows, pickers and toggles have check marks.
    var isMenu: Bool {
        get { self[IsMenuKey.self] }
        set { self[IsMenuKey.self] = newValue }
    }

    /// Whether a row of a menu has a check mark; nil where there is none to have.
    var menuRowIsChecked: Bool? {
        get { self[MenuRowIsCheckedKey.self] }
        set { self[MenuRowIsCheckedKey.self] = newValue }
    }

    var isOpenInPreviews: Bool {
        get { self[OpenInPreviewsKey.self] }
        set { self[OpenInPreviewsKey.self] = newValue }
    }
}

extension View {
    /// Draws the menu, menu picker or context menu open. Vitrine's own, for previews of what a tap or a long press would show; SwiftUI has
    /// no such modifier.
    public nonisolated func previewMenuOpen(_ isOpen: Bool = true) -> some View { environment(\.isOpenInPreviews, isOpen) }
}

/// A closed menu with what it opens; inside another menu, a row that leads on.
struct AutomaticMenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.isMenu) private var isMenu
    @Environment(\.isOpenInPreviews) private var isOpenInPreviews

    var body: some View {
        if isMenu {
            Button {} label: {
                configuration.label
                Spacer(minLength: PresentationMetrics.menuIconGap)
                Image(systemName: "chevron.forward").imageScale(.small).accessibilityHidden(true)
            }
        } else if configuration.primaryAction != nil {
            button.gesture(LongPressGesture().onEnded { _ in isOpen = true })
        } else {
            button
        }
    }

    private var button: some View {
        Button(mayBeRow: false) {
            if let act = configuration.primaryAction { act() } else { isOpen = true }
        } label: {
            configuration.label
        }
            .modifier(PresentingModifier(
                kind: .menu, isPresented: isOpen || isOpenInPreviews, dismiss: { isOpen = false },
                presented: { MenuRows(content: configuration.content) }))
    }
}

extension View {
    /// Offers commands on a long press.
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        let items = menuItems()
        return modifier(ContextMenuModifier(items: items, preview: nil as EmptyView?))
    }

    /// Offers commands on a long press, and shows another view meanwhile.
    public nonisolated func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: preview())) }
}

nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview?
    @State private var isOpen = false
    @Environment(\.isOpenInPreviews) private var isOpenInPreviews

    @MainActor func body(content: Content) -> some View {
        content
            .gesture(LongPressGesture().onEnded { _ in isOpen = true })
            .modifier(PresentingModifier(
                kind: .contextMenu, isPresented: isOpen || isOpenInPreviews, dismiss: { isOpen = false },
                presented: {
                    ContextMenuContent(
                        lifted: preview.map { AnyView($0) } ?? AnyView(content), isSamePlace: preview == nil, items: MenuRows(content: items))
                }))
    }
}
