import Metrics
import SwiftUICore

extension View {
    /// The view as the content of a screen: what it presents is drawn over it, to the screen's edges.
    package nonisolated func presentingScreen() -> some View {
        modifier(ScreenOverlayLayer(PresentationKey.self, setBack: { presentations, environment in
            guard presentations.contains(where: { $0.kind == .setBack }) else { return nil }
            return ScreenSetBack(
                scale: PresentationMetrics.presenterScale, cornerRadius: PresentationMetrics.sheetCornerRadius,
                background: environment.systemColor(.systemBackground))
        }, overlay: { PresentationStack(presentations: $0) }))
    }
}

/// What a screen presents, the latest in front.
nonisolated struct PresentationStack: View {
    let presentations: [Presentation]

    @MainActor var body: some View {
        ForEach(distinct) { PresentedLayer(presentation: $0) }
    }

    /// A modifier on a list of views presents once, though it stands round each of them.
    private var distinct: [Presentation] {
        var seen: Set<ObjectIdentifier> = []
        return presentations.filter { $0.kind != .setBack && seen.insert($0.id).inserted }
    }
}

/// One presentation, in the look of its kind and in the environment of who presents it.
nonisolated struct PresentedLayer: View {
    let presentation: Presentation

    @MainActor var body: some View {
        look
            .environment(\.isListRow, false)
            .environment(\.isInNavigation, false)
            .environment(\.isEnabled, true)
            .environment(\.labelsVisibility, .automatic)
            .environment(\.presentation, DismissAction(presentation.dismiss))
            .environment(\.self, presentation.environment)
    }

    @MainActor @ViewBuilder private var look: some View {
        let isCompact = presentation.environment.horizontalSizeClass != .regular
        switch presentation.kind {
        case .sheet: SheetPresentation(content: presentation.content)
        case .cover: CoverPresentation(content: presentation.content)
        case .alert: AlertPresentation(content: presentation.content)
        case .dialog:
            if isCompact {
                DialogPresentation(content: presentation.content, dismiss: presentation.dismiss)
            } else {
                PopoverPresentation(content: presentation.content, anchor: presentation.anchor, edge: nil, dismiss: presentation.dismiss)
            }
        case .popover(let edge):
            AdaptivePopover(presentation: presentation, edge: edge, isCompact: isCompact)
        case .menu: MenuPresentation(content: presentation.content, anchor: presentation.anchor, dismiss: presentation.dismiss)
        case .contextMenu:
            ContextMenuPresentation(content: presentation.content, anchor: presentation.anchor, dismiss: presentation.dismiss)
        case .setBack: EmptyView()
        }
    }
}

/// Black over everything below, thinner in light than in dark.
struct Dimming: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Color.black
            .opacity(colorScheme == .dark ? PresentationMetrics.dimmingOpacityDark : PresentationMetrics.dimmingOpacity)
            .transition(.opacity)
    }
}
