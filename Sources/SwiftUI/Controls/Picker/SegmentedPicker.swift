import Foundation
import Metrics
import SwiftUICore

/// Choices side by side, equally wide, with a raised field under the chosen one.
struct SegmentedPicker: View {
    let choices: PickerChoices
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Segmented

    var body: some View {
        // What is chosen is shown once more, heavier, on its raised field: a view has one weight wherever it stands.
        SubviewsReader(titles(.medium)) { subviews in
            let selected = subviews.firstIndex(where: choices.isSelected)
            SegmentLayout(count: subviews.count, selected: selected) {
                thumb(isShown: selected != nil)
                ForEach(0..<max(subviews.count - 1, 0), id: \.self) { index in
                    Capsule()
                        .fill(Color(Metrics.dividerColor))
                        .opacity(index == selected || index + 1 == selected ? 0 : 1)
                }
                ForEach(subviews) { choice in
                    let isSelected = choices.isSelected(choice)
                    Segment(choice: choice, isSelected: isSelected)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .contentShape(Rectangle())
                        .onPress { choices.select(choice) }
                        .accessibilityControl(
                            isSelected ? [.isButton, .isSelected] : .isButton,
                            activate: { MainActor.assumeIsolated { choices.select(choice) } })
                }
            }
        }
        .background(Color(Metrics.trackColor), in: RoundedRectangle(cornerRadius: Metrics.cornerRadius))
    }

    private func titles(_ weight: Font.Weight) -> some View {
        choices.content
            .font(.system(size: Metrics.textSize, weight: weight))
            .lineLimit(1)
            .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(Color(.tertiaryLabel)))
    }

    private func thumb(isShown: Bool) -> some View {
        ZStack {
            ForEach(0..<ShadowMetrics.segment.count, id: \.self) { index in
                let shadow = ShadowMetrics.segment[index]
                RoundedRectangle(cornerRadius: Metrics.thumbCornerRadius)
                    .fill(Color(Metrics.thumbColor(dark: colorScheme == .dark)))
                    .shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.y)
            }
            SelectedChoice(choices: PickerChoices(content: AnyView(titles(.semibold)), selected: choices.selected, select: { _ in }))
                .accessibilityHidden(true)
        }
        .opacity(isShown ? 1 : 0)
    }
}

/// A choice in its segment; of the chosen one, only the words for assistive technology.
struct Segment: View {
    let choice: Subview
    let isSelected: Bool

    var body: some View {
        if isSelected { Color.clear.spoken(by: choice) } else { choice }
    }
}

/// The field of the chosen segment, the dividers, and the segments, in this order; takes the width it is offered.
nonisolated struct SegmentLayout: Layout {
    let count: Int
    let selected: Int?

    private typealias Metrics = ControlMetrics.Segmented

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.dropFirst(count).map { $0.sizeThatFits(.zero).width }.max() ?? 0
        let least = CGFloat(count) * (widest + 2 * Metrics.segmentPadding)
        return CGSize(width: proposal.width.map { max($0.isFinite ? $0 : least, 0) } ?? least, height: Metrics.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard count > 0, subviews.count == 2 * count else { return }
        let width = bounds.width / CGFloat(count), inset = Metrics.thumbInset
        func place(_ subview: LayoutSubview, _ rect: CGRect) {
            subview.place(at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
        }
        func segment(_ index: Int) -> CGRect {
            CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
        }
        place(subviews[0], segment(selected ?? 0).insetBy(dx: inset, dy: inset))
        let line = Metrics.dividerSize
        for index in 1..<max(count, 1) {
            place(subviews[index], CGRect(
                x: bounds.minX + CGFloat(index) * width - line.width / 2, y: bounds.midY - line.height / 2, width: line.width,
                height: line.height))
        }
        for index in 0..<count { place(subviews[count + index], segment(index)) }
    }
}
