import Metrics
import SwiftUICore

/// A page's search field, as its bar shows it.
struct SearchEntry: Equatable {
    let text: Binding<String>
    let prompt: Text?
    let box: ToolbarEntry.Box

    static func == (a: SearchEntry, b: SearchEntry) -> Bool { a.box === b.box }
}

/// Where a search field goes.
public struct SearchFieldPlacement: Sendable {
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }

    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
    /// Puts a search field into the page's bar, below its title. The prompt is the system's word for searching unless one is given.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        let entry = SearchEntry(text: text, prompt: prompt, box: .init(AnyView(EmptyView())))
        return navigationBar { $0.search = entry }
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// The same; whether a person is searching is not shown.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
}

/// A magnifying glass, then the text or the prompt, in a filled field.
struct SearchField: View {
    let entry: SearchEntry
    @Environment(\.locale) private var locale

    var body: some View {
        let text = entry.text.wrappedValue
        HStack(spacing: NavigationBarMetrics.searchIconGap) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            if text.isEmpty {
                (entry.prompt ?? Text(verbatim: FrameworkStrings.text(.search, locale))).foregroundStyle(.secondary)
            } else {
                Text(verbatim: text)
            }
        }
        .lineLimit(1)
        .padding(.horizontal, NavigationBarMetrics.searchFieldPadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: NavigationBarMetrics.searchFieldHeight)
        .background(
            Color(NavigationBarMetrics.searchFieldFill), in: RoundedRectangle(cornerRadius: NavigationBarMetrics.searchFieldCornerRadius))
        .modifier(InsetByWidthLayer { MarginMetrics.layoutMargin(width: $0) })
        .padding(.top, NavigationBarMetrics.searchFieldTop)
        .frame(height: NavigationBarMetrics.searchHeight, alignment: .top)
    }
}
