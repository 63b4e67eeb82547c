import Foundation
import Graphics
import Metrics
import SwiftUICore

extension View {
    /// Shows a sheet over the screen while the binding is true.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentedByFlag(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content))
    }

    /// Shows a sheet for an item while there is one; another item makes another sheet.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentedByItem(kind: .sheet, item: item, onDismiss: onDismiss, presented: content))
    }

    /// Covers the whole screen while the binding is true.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentedByFlag(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, presented: content))
    }

    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentedByItem(kind: .cover, item: item, onDismiss: onDismiss, presented: content))
    }
}

/// Presents while a flag is set.
nonisolated struct PresentedByFlag<Presented: View>: ViewModifier {
    let kind: Presentation.Kind
    @Binding var isPresented: Bool
    var onDismiss: (() -> Void)?
    @ViewBuilder let presented: () -> Presented

    @MainActor func body(content: Content) -> some View {
        content.modifier(PresentingModifier(
            kind: kind, isPresented: isPresented, dismiss: { isPresented = false }, onDismiss: onDismiss, presented: presented))
    }
}

/// Presents while there is an item.
nonisolated struct PresentedByItem<Item: Identifiable, Presented: View>: ViewModifier {
    let kind: Presentation.Kind
    @Binding var item: Item?
    var onDismiss: (() -> Void)?
    @ViewBuilder let presented: (Item) -> Presented

    @MainActor func body(content: Content) -> some View {
        let item = item
        content.modifier(PresentingModifier(
            kind: kind, isPresented: item != nil, dismiss: { self.item = nil }, onDismiss: onDismiss,
            presented: { if let item { presented(item).id(item.id) } }))
    }
}

/// A card from the bottom of a phone's screen, or in the middle of a wide one.
struct SheetPresentation: View {
    let content: AnyView
    @State private var options = SheetOptions()
    @State private var marker = Presenter()
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.verticalSizeClass) private var heightClass
    @Environment(\.dismiss) private var dismiss
    @Environment(\.self) private var environment

    private var isCard: Bool { widthClass == .regular }
    private var detent: PresentationDetent { heightClass == .compact ? .large : options.current }

    var body: some View {
        if !options.leavesBackgroundInUse {
            Dimming().onTapGesture { if !options.isDismissDisabled { dismiss() } }.accessibilityHidden(true)
        }
        ScreenCardView(card, background: background, content: observed, front: grabber)
            .environment(\.isElevated, true)
            .transition(.move(edge: .bottom))
            .transformPreference(PresentationKey.self) { value in
                if !isCard && detent == .large { value.append(setBack) }
            }
    }

    private var observed: some View {
        OneView(content).onPreferenceChange(SheetOptionsKey.self) { options = $0 }
    }

    @ViewBuilder private var background: some View {
        if let given = options.background { Rectangle().fill(given.style) } else { Color(.systemBackground) }
    }

    @ViewBuilder private var grabber: some View {
        if options.showsGrabber && !isCard {
            Capsule()
                .fill(Color(PresentationMetrics.grabberColor))
                .frame(width: PresentationMetrics.grabberSize.width, height: PresentationMetrics.grabberSize.height)
                .padding(.top, PresentationMetrics.grabberTop)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
    }

    private var card: ScreenCard {
        let radius = options.cornerRadius ?? PresentationMetrics.sheetCornerRadius
        if isCard {
            let size = PresentationMetrics.formSheetSize
            return ScreenCard(
                area: { screen, safe in
                    let width = min(size.width, safe.width), height = min(size.height, safe.height)
                    return CGRect(x: screen.midX - width / 2, y: screen.midY - height / 2, width: width, height: height)
                },
                radii: CornerRadii(all: radius))
        }
        let detent = detent, environment = environment
        return ScreenCard(
            area: { screen, safe in
                let tallest = screen.maxY - safe.minY - PresentationMetrics.sheetTop, bottom = screen.maxY - safe.maxY
                let height = detent.height(tallest: tallest, bottomInset: bottom, screen: screen.height, environment)
                return CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
            },
            radii: CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0))
    }

    private var setBack: Presentation {
        Presentation(
            id: ObjectIdentifier(marker), version: 0, kind: .setBack, environment: EnvironmentValues(), content: AnyView(EmptyView()),
            dismiss: {})
    }
}

/// The whole screen.
struct CoverPresentation: View {
    let content: AnyView
    @State private var options = SheetOptions()

    var body: some View {
        ScreenCardView(
            ScreenCard(area: { screen, _ in screen }, radii: CornerRadii(all: 0)), background: background,
            content: OneView(content).onPreferenceChange(SheetOptionsKey.self) { options = $0 }, front: EmptyView())
            .transition(.move(edge: .bottom))
    }

    @ViewBuilder private var background: some View {
        if let given = options.background { Rectangle().fill(given.style) } else { Color(.systemBackground) }
    }
}
