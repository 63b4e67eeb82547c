import Foundation
import Metrics
import SwiftUICore

/// The bar at the top of a page: the button that leads back, buttons, and the title beside or below them. Bars do not grow with the
/// text size. Scrolled away, a large title gives way to an inline one.
struct NavigationBarView: View {
    let level: NavigationLevel
    @Environment(\.verticalSizeClass) private var heightClass

    static let itemSpacing = NavigationBarMetrics.itemSpacing

    private var content: NavigationBarContent { level.content }
    private var showsBackButton: Bool { !level.isRoot && !content.hidesBackButton }
    /// A phone on its side has no room for large titles.
    private var isCompact: Bool { heightClass == .compact }
    private var showsLargeTitle: Bool { level.showsLargeTitle && content.hasTitle && !isCompact && !content.isGivenToSearch }
    private var collapse: CGFloat { showsLargeTitle ? level.collapse : 0 }
    private var hasCollapsed: Bool { collapse >= NavigationBarMetrics.largeTitleHeight }

    var body: some View {
        if !content.isHidden && (!content.isEmpty || showsBackButton) {
            VStack(spacing: 0) {
                if !content.isGivenToSearch { buttons }
                if showsLargeTitle && !hasCollapsed { largeTitle }
                if let search = content.search { SearchField(entry: search, scopes: content.searchScopes) }
            }
            .background {
                BarChrome(
                    entry: content.backgrounds[.navigationBar],
                    isOverContent: (level.scroll?.above ?? 0) > (showsLargeTitle ? NavigationBarMetrics.largeTitleHeight : 0), edge: .bottom)
            }
            .environment(\.dynamicTypeSize, .large)
            .transformEnvironment(\.colorScheme) { $0 = content.colorSchemes[.navigationBar] ?? $0 }
            .environment(\.isListRow, false)
            .environment(\.navigationLevel, level)
            .environment(\.presentation, level.close.map { DismissAction($0) })
        }
    }

    private var buttons: some View {
        NavigationBarLayout {
            FirstView(content: leadingItems)
            FirstView(content: middle)
            FirstView(content: trailingItems)
        }
        .frame(height: isCompact ? NavigationBarMetrics.compactHeight : NavigationBarMetrics.inlineHeight)
    }

    private var leadingItems: some View {
        HStack(spacing: Self.itemSpacing) {
            if showsBackButton { BackButton(level: level) }
            ToolbarItems(entries: entries(.leading))
        }
        .modifier(BarMargin(edge: .leading, isNeeded: !showsBackButton))
    }

    private var trailingItems: some View {
        HStack(spacing: Self.itemSpacing) { ToolbarItems(entries: entries(.trailing)) }
            .modifier(BarMargin(edge: .trailing, isNeeded: true))
    }

    @ViewBuilder private var middle: some View {
        let principal = entries(.center)
        if !principal.isEmpty {
            HStack(spacing: Self.itemSpacing) { ToolbarItems(entries: principal) }
        } else if content.hasTitle, !showsLargeTitle || hasCollapsed {
            content.title
                .font(.system(size: NavigationBarMetrics.inlineTitleSize, weight: .semibold))
                .lineLimit(1)
                .accessibilityAddTraits(.isHeader)
        }
    }

    private var largeTitle: some View {
        content.title
            .font(.system(size: NavigationBarMetrics.largeTitleSize, weight: .bold))
            .lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .padding(.top, NavigationBarMetrics.largeTitleTop - NavigationBarMetrics.inlineHeight - collapse)
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(InsetByWidthLayer { MarginMetrics.layoutMargin(width: $0) })
            .frame(height: NavigationBarMetrics.largeTitleHeight - collapse, alignment: .top)
            .clipped()
    }

    private func entries(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] { content.items.filter { $0.placement.side == side } }
}

/// Toolbar items in their order; one that confirms is set in semibold.
struct ToolbarItems: View {
    let entries: [ToolbarEntry]

    var body: some View {
        ForEach(0..<entries.count, id: \.self) { index in
            let isConfirming = entries[index].placement == .confirmationAction
            entries[index].box.view.fontWeight(isConfirming ? .semibold : nil)
        }
    }
}

/// The bar's margin at one end.
struct BarMargin: ViewModifier {
    let edge: Edge.Set
    let isNeeded: Bool
    @Environment(\.layoutMargin) private var margin

    func body(content: Content) -> some View { content.padding(edge, isNeeded ? margin : 0) }
}

private enum LayoutMarginKey: EnvironmentKey { static var defaultValue: CGFloat { 16 } }

extension EnvironmentValues {
    /// The room at a page's sides: 16 points, 20 on wide screens.
    package var layoutMargin: CGFloat {
        get { self[LayoutMarginKey.self] }
        set { self[LayoutMarginKey.self] = newValue }
    }
}
