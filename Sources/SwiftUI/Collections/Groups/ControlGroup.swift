import Foundation
import Metrics
import SwiftUICore

/// Controls that belong together, drawn as one bar of equal segments.
public nonisolated struct ControlGroup<Content: View>: View {
    let configuration: ControlGroupStyleConfiguration

    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }

    /// The label is for menus, where the group is a section, and for styles; the bar does not show it.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        configuration = ControlGroupStyleConfiguration(
            content: .init(content: AnyView(content())), label: .init(content: AnyView(label())))
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @MainActor public var body: some View {
        Styled(configuration) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group a style was handed, in the look that it has outside of that style.
    public init(_ configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }
}

/// The bar of equal segments.
struct ControlGroupBar<Content: View>: View {
    let content: Content

    var body: some View {
        SubviewsReader(content.buttonStyle(SegmentButtonStyle())) { segments in
            EqualSegments {
                ForEach(segments) { segment in
                    segment
                        .padding(.horizontal, ControlMetrics.ControlGroup.segmentPadding)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .overlay(alignment: .leading) { if segment.id != segments.first?.id { SegmentDivider() } }
                }
            }
            .frame(height: ControlMetrics.ControlGroup.height)
            .background(
                Color(ControlMetrics.ControlGroup.fill), in: RoundedRectangle(cornerRadius: ControlMetrics.ControlGroup.cornerRadius))
            .frame(height: ControlMetrics.ControlGroup.layoutHeight, alignment: .top)
        }
    }
}

private struct SegmentDivider: View {
    var body: some View {
        Color(ControlMetrics.ControlGroup.dividerColor)
            .frame(width: ControlMetrics.ControlGroup.dividerSize.width, height: ControlMetrics.ControlGroup.dividerSize.height)
            .offset(x: -ControlMetrics.ControlGroup.dividerSize.width)
    }
}

/// The label in the size of segments, in the label's colour.
struct SegmentButtonStyle: ButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: ControlMetrics.ControlGroup.textSize, weight: .medium))
            .lineLimit(1)
            .opacity(configuration.isPressed ? StyleOpacity.pressed : 1)
    }
}

/// Children side by side with a divider's width between them, each as wide as the widest wants to be, whatever is offered.
struct EqualSegmentsArrangement: Arrangement {
    private static let gap = ControlMetrics.ControlGroup.dividerSize.width

    private func width(_ children: [LayoutItem], _ height: Double) -> Double {
        children.map { $0.length(.horizontal, Proposal(.nan, height)) }.max() ?? 0
    }

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        let width = width(children, proposal.height)
        if axis == .horizontal { return width * Double(children.count) + Double(Self.gap) * Double(max(children.count - 1, 0)) }
        return children.map { $0.length(.vertical, Proposal(width, proposal.height)) }.max() ?? 0
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        let height = container.frame.height, width = CGFloat(width(children, Double(height)))
        for (index, child) in children.enumerated() {
            let size = CGSize(width: width, height: height)
            container.placeInner(child, at: CGPoint(x: CGFloat(index) * (width + Self.gap), y: 0), size: size, Proposal(size), context)
        }
    }
}

nonisolated struct EqualSegments<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeItem() -> ArrangedItem<EqualSegmentsArrangement> { ArrangedItem(EqualSegmentsArrangement()) }

    func update(_ item: ArrangedItem<EqualSegmentsArrangement>, _ environment: EnvironmentValues) {}
}
