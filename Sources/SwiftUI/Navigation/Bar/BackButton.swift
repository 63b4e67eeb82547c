import Metrics
import SwiftUICore

/// Leads to the page below: a chevron, and that page's title; "Back" where the title has no room, and the chevron alone where that has
/// none.
struct BackButton: View {
    let level: NavigationLevel
    @Environment(\.locale) private var locale

    var body: some View {
        let title = level.below?.content.title, hasTitle = level.below?.content.hasTitle ?? false
        let back = Text(verbatim: FrameworkStrings.text(.back, locale))
        Button { level.close?() } label: {
            ViewThatFits(in: .horizontal) {
                if hasTitle, let title { label(title) }
                label(back)
                BackChevron().frame(width: NavigationBarMetrics.backTitleLeading, alignment: .leading)
            }
        }
        .accessibilityLabel(hasTitle ? title ?? back : back)
    }

    private func label(_ title: Text) -> some View {
        HStack(spacing: 0) {
            BackChevron().frame(width: NavigationBarMetrics.backTitleLeading, alignment: .leading)
            title.font(.system(size: NavigationBarMetrics.itemSize)).lineLimit(1).fixedSize()
        }
    }
}

private struct BackChevron: View, OmittedFromOutlines {
    var body: some View {
        Image(systemName: "chevron.backward")
            .font(.system(size: NavigationBarMetrics.backChevronFontSize, weight: .medium))
            .imageScale(.medium)
            .frame(width: NavigationBarMetrics.backChevronInk.width)
            .padding(.leading, NavigationBarMetrics.backChevronLeading)
    }
}
