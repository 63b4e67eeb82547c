import Foundation
import Metrics
import SwiftUICore

/// Pages without a bar; dots say which one shows.
struct PagedTabs: View {
    let tabs: [Subview]
    let chosen: Int
    let dots: PageTabViewStyle.IndexDisplayMode
    @Environment(\.pageIndexStyle) private var index

    private var showsDots: Bool { dots == .always || dots == .automatic && tabs.count > 1 }

    var body: some View {
        TabLayout(chosen: chosen) {
            ForEach(tabs) { tab in FirstView(content: tab) }
            // No bar: pages have all the room.
            FirstView(content: EmptyView())
        }
        .overlay(alignment: .bottom) {
            if showsDots {
                HStack(spacing: TabBarMetrics.dotSpacing) {
                    ForEach(0..<tabs.count, id: \.self) { index in
                        Circle()
                            .fill(Color.white.opacity(index == chosen ? 1 : TabBarMetrics.dotOpacity))
                            .frame(width: TabBarMetrics.dotSize, height: TabBarMetrics.dotSize)
                    }
                }
                .padding(.horizontal, TabBarMetrics.dotsPadding)
                .frame(height: TabBarMetrics.dotsHeight)
                .background {
                    if index.backgroundDisplayMode == .always { Capsule().fill(Color(.systemFill)) }
                }
                .padding(.bottom, TabBarMetrics.dotsBottom)
            }
        }
    }
}
