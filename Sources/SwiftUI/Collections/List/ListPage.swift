import Metrics
import SwiftUICore

/// A list's sections in one column, on the page's background.
struct ListPage: View {
    let sections: [ListSectionContent]
    let list: ListContext
    @Environment(\.listStyle) private var style
    @Environment(\.listContentBackground) private var background
    @Environment(\.isColumnList) private var isColumn

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(sections) { section in
                    if isColumn {
                        SidebarListSection(section: section, list: list)
                    } else if style.isPlain {
                        PlainListSection(section: section, list: list)
                    } else {
                        GroupedListSection(section: section, list: list)
                    }
                }
            }
            .padding(.top, isColumn || style.isPlain ? 0 : ListMetrics.contentTop)
            .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity)
        .background(
            background == .hidden ? Color.clear : Color(style.isPlain ? ListMetrics.plainBackground : ListMetrics.groupedBackground))
    }
}

private enum ListContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether lists are sidebars in a column of their own: their rows have no groups, and links no chevrons.
    var isColumnList: Bool { listStyle == .sidebar && isSidebarColumn && horizontalSizeClass == .regular }

    /// Whether lists and forms draw the page behind their rows.
    var listContentBackground: Visibility {
        get { self[ListContentBackgroundKey.self] }
        set { self[ListContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the page behind the rows of lists and forms.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listContentBackground, visibility)
    }
}
