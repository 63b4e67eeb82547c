import Foundation
import Graphics
import Metrics
import SwiftUICore

/// Which part of a view a popover points at.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

extension View {
    /// Shows a bubble beside the view while the binding is true; on a phone, a sheet, unless the content adapts otherwise.
    ///
    /// The bubble points at the middle of the view whatever the attachment anchor, and lies on the side where there is room.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentedByFlag(kind: .popover(arrowEdge), isPresented: isPresented, presented: content))
    }

    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentedByItem(kind: .popover(arrowEdge), item: item, presented: content))
    }
}

/// A popover, or what it becomes where there is little room.
struct AdaptivePopover: View {
    let presentation: Presentation
    let edge: Edge?
    let isCompact: Bool
    @State private var adaptation = PresentationAdaptation.automatic

    var body: some View {
        look(AnyView(OneView(presentation.content).onPreferenceChange(SheetOptionsKey.self) { adaptation = $0.compactAdaptation }))
    }

    @ViewBuilder private func look(_ content: AnyView) -> some View {
        if !isCompact || adaptation == .popover || adaptation == .none {
            PopoverPresentation(content: content, anchor: presentation.anchor, edge: edge, dismiss: presentation.dismiss)
        } else if adaptation == .fullScreenCover {
            CoverPresentation(content: content)
        } else {
            SheetPresentation(content: content)
        }
    }
}

/// A bubble with an arrow.
struct PopoverPresentation: View {
    let content: AnyView
    let anchor: Anchor<CGRect>?
    let edge: Edge?
    let dismiss: @MainActor () -> Void

    private typealias Metrics = PresentationMetrics

    var body: some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
        AnchoredView(
            Anchored(
                anchor: anchor?.value ?? .zero, gap: Metrics.popoverArrowHeight, isCentred: true, margin: Metrics.popoverMargin,
                prefersAbove: edge == .top),
            background: RoundedRectangle(cornerRadius: Metrics.popoverCornerRadius)
                .fill(Color(.systemBackground))
                .shadow(color: .black.opacity(Metrics.popoverShadow.opacity), radius: Metrics.popoverShadow.radius, y: Metrics.popoverShadow.y),
            arrow: PopoverArrow().fill(Color(.systemBackground)), box: content)
            .environment(\.isElevated, true)
            .transition(.opacity)
    }
}

/// A point with soft flanks, upwards.
nonisolated struct PopoverArrow: Shape {
    func path(in rect: CGRect) -> Path {
        let tip = PresentationMetrics.popoverArrowTip
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX - tip, y: rect.minY + tip / 2), control1: CGPoint(x: rect.minX + rect.width / 4, y: rect.maxY),
            control2: CGPoint(x: rect.midX - 2 * tip, y: rect.minY + tip))
        path.addQuadCurve(to: CGPoint(x: rect.midX + tip, y: rect.minY + tip / 2), control: CGPoint(x: rect.midX, y: rect.minY - tip / 2))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.maxY), control1: CGPoint(x: rect.midX + 2 * tip, y: rect.minY + tip),
            control2: CGPoint(x: rect.maxX - rect.width / 4, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
