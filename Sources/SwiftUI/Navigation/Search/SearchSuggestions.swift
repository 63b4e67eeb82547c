import SwiftUICore

/// Where suggestions of a search show.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }

    private let name: String

    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    /// In the place of the page: where phones have them.
    public static let content = SearchSuggestionsPlacement(name: "content")
}

/// Compared by identity, since views cannot be.
struct SearchSuggestions: Equatable {
    let box: ToolbarEntry.Box

    static func == (a: SearchSuggestions, b: SearchSuggestions) -> Bool { a.box === b.box }
}

enum SearchCompletionTrait: TraitKey { typealias Value = String }

extension View {
    /// Offers views in the page's place while somebody searches; a tap on one with a `searchCompletion` types that. Where there are none,
    /// the page shows.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let entry = SearchSuggestions(box: .init(AnyView(suggestions())))
        return navigationBar { $0.searchSuggestions = entry }
    }

    /// Hides a page's suggestions where `placements` says.
    public nonisolated func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        navigationBar { if visibility == .hidden, placements.contains(.content) { $0.searchSuggestions = nil } }
    }

    /// What a tap on a suggestion types into the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View { trait(SearchCompletionTrait.self, completion) }

    /// A search field with suggestions.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}

/// The suggestions of a page whose field somebody searches in, over the page.
struct SearchSuggestionList: View {
    let level: NavigationLevel

    var body: some View {
        if let entry = level.content.search, entry.isActive.wrappedValue, let suggestions = level.content.searchSuggestions {
            SubviewsReader(suggestions.box.view.environment(\.isListRow, true)) { views in
                if !views.isEmpty {
                    List { ForEach(views) { SuggestionRow(view: $0, entry: entry) } }.listStyle(.plain)
                }
            }
        }
    }
}

/// One suggestion: with a completion, a row that types it.
struct SuggestionRow: View {
    let view: Subview
    let entry: SearchEntry

    var body: some View {
        if let completion = view.trait(SearchCompletionTrait.self) {
            let complete: @MainActor () -> Void = { entry.text.wrappedValue = completion }
            view.rowAction(RowAction(perform: complete)).accessibilityControl(.isButton, activate: { MainActor.assumeIsolated { complete() } })
        } else {
            view
        }
    }
}
