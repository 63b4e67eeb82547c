import Metrics
import Observation
import SwiftUICore

/// What a navigation container knows of the page it shows; the bar reads it, the page does not.
@Observable final class NavigationBarModel {
    var content = NavigationBarContent()
    /// Whether the page is the first of its stack: an automatic title is then large.
    var isRoot = true

    var showsLargeTitle: Bool {
        guard content.title != nil else { return false }
        return switch content.displayMode ?? .automatic {
        case .automatic: isRoot
        case .large: true
        case .inline: false
        }
    }
}

/// The bar at the top of a page: buttons, and the title beside or below them. Bars do not grow with the text size.
struct NavigationBarView: View {
    let model: NavigationBarModel
    @Environment(\.layoutMargin) private var margin

    static let itemSpacing = NavigationBarMetrics.itemSpacing

    var body: some View {
        if !model.content.isEmpty {
            VStack(spacing: 0) {
                buttons
                if model.showsLargeTitle { largeTitle }
            }
            .environment(\.dynamicTypeSize, .large)
            .environment(\.isListRow, false)
        }
    }

    private var buttons: some View {
        ZStack {
            HStack(spacing: Self.itemSpacing) {
                items(.leading)
                Spacer()
                items(.trailing)
            }
            items(.center)
            if let title = model.content.title, !model.showsLargeTitle {
                title
                    .font(.system(size: NavigationBarMetrics.inlineTitleSize, weight: .semibold))
                    .lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
            }
        }
        .padding(.horizontal, margin)
        .frame(height: NavigationBarMetrics.inlineHeight)
    }

    private var largeTitle: some View {
        model.content.title
            .font(.system(size: NavigationBarMetrics.largeTitleSize, weight: .bold))
            .lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .padding(.top, NavigationBarMetrics.largeTitleTop - NavigationBarMetrics.inlineHeight)
            .padding(.horizontal, margin)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: NavigationBarMetrics.largeTitleHeight, alignment: .top)
    }

    private func items(_ side: ToolbarItemPlacement.Side) -> some View {
        let entries = model.content.items.filter { $0.placement.side == side }
        return ForEach(0..<entries.count, id: \.self) { index in
            entries[index].box.view.fontWeight(entries[index].placement == .confirmationAction ? .semibold : nil)
        }
    }
}

private enum LayoutMarginKey: EnvironmentKey { static var defaultValue: CGFloat { 16 } }

extension EnvironmentValues {
    /// The room at a page's sides: 16 points, 20 on wide screens.
    package var layoutMargin: CGFloat {
        get { self[LayoutMarginKey.self] }
        set { self[LayoutMarginKey.self] = newValue }
    }
}
