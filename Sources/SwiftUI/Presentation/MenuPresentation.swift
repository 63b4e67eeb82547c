import Foundation
import Metrics
import SwiftUICore

/// An open menu beside its button.
struct MenuPresentation: View {
    let content: AnyView
    let anchor: Anchor<CGRect>?
    let dismiss: @MainActor () -> Void

    var body: some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
        AnchoredView(
            Anchored(
                anchor: anchor?.value ?? .zero, gap: PresentationMetrics.menuGap, isCentred: false, margin: PresentationMetrics.menuMargin),
            background: MenuShadow(), arrow: EmptyView(), box: content)
            .environment(\.isElevated, true)
            .transition(.opacity)
    }
}

struct MenuShadow: View {
    var body: some View {
        let shadow = PresentationMetrics.popoverShadow
        RoundedRectangle(cornerRadius: PresentationMetrics.popoverCornerRadius)
            .fill(Color(.systemBackground))
            .shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.y)
    }
}

/// A context menu with the view it belongs to, lifted above the dimmed screen.
struct ContextMenuPresentation: View {
    let content: AnyView
    let anchor: Anchor<CGRect>?
    let dismiss: @MainActor () -> Void

    var body: some View {
        Color.clear
            .overlay(Color(.systemBackground).opacity(PresentationMetrics.contextMenuVeilOpacity))
            .overlay(Dimming())
            .onTapGesture { dismiss() }
        content.environment(\.contextMenuAnchor, anchor?.value ?? .zero)
            .transition(.opacity)
    }
}

private enum ContextMenuAnchorKey: EnvironmentKey { static var defaultValue: CGRect { .zero } }

extension EnvironmentValues {
    /// Where the view stands that a context menu belongs to, in the picture's space.
    var contextMenuAnchor: CGRect {
        get { self[ContextMenuAnchorKey.self] }
        set { self[ContextMenuAnchorKey.self] = newValue }
    }
}

/// The lifted view, and the menu beside it.
nonisolated struct ContextMenuContent<Items: View>: View {
    let lifted: AnyView
    /// Whether the lifted view is the one that was pressed: then it stays where it is.
    let isSamePlace: Bool
    let items: Items
    @Environment(\.contextMenuAnchor) private var anchor

    @MainActor var body: some View {
        OneView(lifted)
            .frame(width: isSamePlace ? anchor.width : nil, height: isSamePlace ? anchor.height : nil)
            .background(Color(.systemBackground))
            .clipShape(RoundedRectangle(cornerRadius: PresentationMetrics.contextMenuCornerRadius))
            .position(x: anchor.midX, y: anchor.midY)
        AnchoredView(
            Anchored(anchor: anchor, gap: PresentationMetrics.contextMenuGap, isCentred: false, margin: PresentationMetrics.menuMargin),
            background: MenuShadow(), arrow: EmptyView(), box: items)
            .environment(\.isElevated, true)
    }
}
