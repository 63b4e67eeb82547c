import SwiftUICore

/// When the scopes of a search show.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String

    /// While somebody searches.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// Once something has been typed.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While somebody searches.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Where a search can be made, one of them chosen, as the bar shows it.
struct SearchScopes: Equatable {
    final class Box {
        let choices: PickerChoices
        init(_ choices: PickerChoices) { self.choices = choices }
    }

    let activation: SearchScopeActivation
    /// Compared by identity, since views cannot be.
    let box: Box

    static func == (a: SearchScopes, b: SearchScopes) -> Bool { a.box === b.box }

    @MainActor func isShown(_ entry: SearchEntry) -> Bool {
        entry.isActive.wrappedValue && (activation != .onTextEntry || !entry.text.wrappedValue.isEmpty)
    }

    @MainActor var picker: some View { SegmentedPicker(choices: box.choices) }
}

extension View {
    /// Offers scopes below the page's search field while somebody searches; each view has the tag of the value it stands for.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation = .automatic, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let choices = PickerChoices(content: AnyView(scopes()), selected: AnyHashable(scope.wrappedValue)) { tag in
            if let value = tag.base as? V { scope.wrappedValue = value }
        }
        let entry = SearchScopes(activation: activation, box: .init(choices))
        return navigationBar { $0.searchScopes = entry }
    }

    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }
}
