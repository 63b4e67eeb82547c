import Metrics
import SwiftUICore

/// The bar at the bottom of a page: its items share the width, a single one stands in the middle.
struct BottomBarView: View {
    let level: NavigationLevel
    @Environment(\.layoutMargin) private var margin

    var body: some View {
        let entries = level.content.items.filter { $0.placement.side == .bottom }
        if !entries.isEmpty, level.content.visibility[.bottomBar] != .hidden {
            HStack(spacing: 0) {
                if entries.count == 1, !entries[0].isGroup { Spacer(minLength: 0) }
                ForEach(0..<entries.count, id: \.self) { index in
                    if index > 0 { Spacer(minLength: NavigationBarMetrics.itemSpacing) }
                    entries[index].box.view
                }
                if entries.count == 1, !entries[0].isGroup { Spacer(minLength: 0) }
            }
            .padding(.horizontal, margin)
            .frame(height: TabBarMetrics.bottomToolbarHeight)
            .frame(maxWidth: .infinity)
            .background {
                BarChrome(
                    entry: level.content.backgrounds[.bottomBar], isOverContent: (level.scroll?.below ?? 0) > 0, edge: .top)
            }
            .environment(\.dynamicTypeSize, .large)
            .environment(\.isListRow, false)
            .environment(\.navigationLevel, level)
        }
    }
}
