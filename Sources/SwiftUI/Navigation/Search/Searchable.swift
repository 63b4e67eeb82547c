import SwiftUICore

/// A page's search, as its bar shows it.
struct SearchEntry: Equatable {
    final class Box {}

    let text: Binding<String>
    let prompt: Text?
    /// Whether somebody is searching: the field then stands alone in the bar, with a button that ends it.
    let isActive: Binding<Bool>
    /// What the search key does.
    let submit: @MainActor () -> Void
    /// Compared by identity, since bindings cannot be.
    let box = Box()

    static func == (a: SearchEntry, b: SearchEntry) -> Bool { a.box === b.box }

    /// Ends the search: nothing is left of its words.
    @MainActor func end() {
        text.wrappedValue = ""
        isActive.wrappedValue = false
    }
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

/// What happens to the rest of the bar while somebody searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// Title and buttons make room for the field.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// They stay.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @State private var isActive = false
    @Environment(\.submitActions) private var submitActions

    @MainActor func body(content: Content) -> some View {
        let actions = submitActions
        let entry = SearchEntry(text: text, prompt: prompt, isActive: isPresented ?? $isActive, submit: { actions.run(.search) })
        content
            .environment(\.isSearching, entry.isActive.wrappedValue)
            .environment(\.dismissSearch, DismissSearchAction { entry.end() })
            .navigationBar { $0.search = entry }
    }
}

extension View {
    /// Puts a search field into the page's bar, below its title. The prompt is the system's word for searching unless one is given.
    ///
    /// While somebody searches, the field stands alone in the bar; `isSearching` and `dismissSearch` tell the view, and
    /// `onSubmit(of: .search)` is told of the search key.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt)) }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// The same, where a binding says whether somebody is searching.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt)) }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Says whether title and buttons stay in the bar while somebody searches.
    public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        navigationBar { $0.keepsBarInSearch = behavior == .avoidHidingContent }
    }
}

// MARK: What the views inside know

/// Ends a search and forgets its words.
public struct DismissSearchAction {
    let end: @MainActor () -> Void

    @MainActor public func callAsFunction() { end() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }

extension EnvironmentValues {
    /// Whether somebody is searching in the nearest `searchable` view round this one.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the nearest `searchable` view round this one.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
