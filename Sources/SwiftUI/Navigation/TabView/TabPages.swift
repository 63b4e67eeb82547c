import Foundation
import Metrics
import SwiftUICore

/// The chosen page, and the bar below it.
struct TabPages: View {
    let tabs: [Subview]
    let chosen: Int
    let choose: @MainActor (Int) -> Void
    @State private var bar = TabBarModel()

    var body: some View {
        let bar = bar
        TabLayout(chosen: chosen) {
            ForEach(tabs) { tab in
                FirstView(content: tab)
                    .onPreferenceChange(ScrollExtentKey.self) { bar.scroll[tab.id] = $0 }
                    .onPreferenceChange(NavigationBarKey.self) { bar.content[tab.id] = $0 }
            }
            FirstView(content: TabBarView(tabs: tabs, chosen: chosen, choose: choose, model: bar))
        }
        .background(Color(.systemBackground))
    }
}

/// What the pages say that their bar must know.
@Observable final class TabBarModel {
    var scroll: [ObjectIdentifier: ScrollExtent] = [:]
    var content: [ObjectIdentifier: NavigationBarContent] = [:]
}

/// The bar: items of equal width, each an icon above a title, the chosen one in the tint. It does not grow with the text size.
struct TabBarView: View {
    let tabs: [Subview]
    let chosen: Int
    let choose: @MainActor (Int) -> Void
    let model: TabBarModel
    @Environment(\.verticalSizeClass) private var heightClass

    var body: some View {
        let page = tabs.indices.contains(chosen) ? tabs[chosen].id : nil
        let content = page.flatMap { model.content[$0] }
        if content?.visibility[.tabBar] != .hidden {
            HStack(spacing: 0) {
                ForEach(0..<tabs.count, id: \.self) { index in
                    TabBarItem(tab: tabs[index], isChosen: index == chosen)
                        .frame(maxWidth: .infinity)
                        .contentShape(Rectangle())
                        .onTapGesture { choose(index) }
                        .accessibilityControl(index == chosen ? [.isButton, .isSelected] : .isButton, activate: { choose(index) })
                }
            }
            .frame(height: heightClass == .compact ? TabBarMetrics.compactHeight : TabBarMetrics.height)
            .frame(maxWidth: .infinity)
            .background {
                BarChrome(
                    entry: content?.backgrounds[.tabBar], isOverContent: (page.flatMap { model.scroll[$0] }?.below ?? 0) > 0, edge: .top)
            }
            .environment(\.dynamicTypeSize, .large)
            .transformEnvironment(\.colorScheme) { $0 = content?.colorSchemes[.tabBar] ?? $0 }
            .environment(\.isListRow, false)
        }
    }
}

/// An icon with a title below it, and a badge on the icon.
struct TabBarItem: View {
    let tab: Subview
    let isChosen: Bool
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        TabItemLayout {
            if let label = tab.trait(TabItemTrait.self) {
                TabItemPart(label: label, isTitle: false)
                    .font(.system(size: TabBarMetrics.iconSize, weight: .medium))
                    .imageScale(.large)
                    .symbolVariant(.fill)
                TabItemPart(label: label, isTitle: true)
                    .font(.system(size: TabBarMetrics.labelSize, weight: .medium))
            }
        }
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(TabBarMetrics.unselectedColor(dark: scheme == .dark))))
        .overlay(alignment: .top) {
            if let badge = tab.trait(BadgeTrait.self) { TabBadge(label: badge) }
        }
    }
}

/// White on a red capsule, at the icon's upper corner; its place is from memory.
private struct TabBadge: View, OmittedFromOutlines {
    let label: Text

    var body: some View {
        label
            .font(.system(size: TabBarMetrics.badgeTextSize))
            .foregroundStyle(Color.white)
            .padding(.horizontal, TabBarMetrics.badgePadding)
            .frame(minWidth: TabBarMetrics.badgeHeight)
            .frame(height: TabBarMetrics.badgeHeight)
            .background(Color.red, in: Capsule())
            .offset(x: TabBarMetrics.badgeOffset, y: TabBarMetrics.badgeTop)
    }
}

/// One of the two parts of a tab's item, each in its own font: the first picture, or the first text.
struct TabItemPart: View {
    let label: AnyView
    let isTitle: Bool

    var body: some View {
        SubviewsReader(label.environment(\.isTabItem, true)) { parts in
            if let part = parts.first(where: { $0.isText == isTitle }) { part }
        }
    }
}

private enum IsTabItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is a tab's item: the bar places a label's icon and title by itself.
    var isTabItem: Bool {
        get { self[IsTabItemKey.self] }
        set { self[IsTabItemKey.self] = newValue }
    }
}
