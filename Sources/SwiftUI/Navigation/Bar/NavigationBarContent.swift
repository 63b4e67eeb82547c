import Foundation
import SwiftUICore

/// How large a page's title is.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

/// Where a page's title and buttons come together on their way to the bar, with what else its stack must know.
struct NavigationBarContent: Equatable {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var items: [ToolbarEntry] = []
    var search: SearchEntry?
    var searchScopes: SearchScopes?
    var searchSuggestions: SearchSuggestions?
    /// Whether title and buttons stay while somebody searches.
    var keepsBarInSearch = false
    var hidesBackButton = false
    /// By bar, whether it was asked to be shown or hidden.
    var visibility: [ToolbarPlacement: Visibility] = [:]
    /// By bar, what it was asked to stand on.
    var backgrounds: [ToolbarPlacement: BarBackgroundEntry] = [:]
    /// By bar, the colour scheme of what stands on it.
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    /// Of a column: how wide it is to be, in points.
    var columnWidth: CGFloat?
    /// The pages that values stand for, and pages to be shown now.
    var destinations: [DestinationEntry] = []
    var presented: [PresentedEntry] = []

    /// Whether somebody searches, and the field has the bar for itself.
    @MainActor var isGivenToSearch: Bool { !keepsBarInSearch && search?.isActive.wrappedValue == true }

    var isHidden: Bool { visibility[.navigationBar] == .hidden }

    var hasTitle: Bool { title != nil && title != Text(verbatim: "") && title != Text(LocalizedStringKey("")) }

    /// Whether the page gives its bar nothing: iOS 18 draws none without a title and without items.
    var isEmpty: Bool { isHidden || !hasTitle && search == nil && !items.contains { $0.placement.side != .bottom } }
}

/// Names of navigation bars' parts.
public struct NavigationBarItem: Sendable {
    public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}

/// One thing in a toolbar: compared by identity, since views cannot be.
struct ToolbarEntry: Equatable {
    final class Box {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
    }

    let placement: ToolbarItemPlacement
    /// Whether the view is several side by side, with spacers of their own.
    var isGroup = false
    let box: Box

    static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool { a.placement == b.placement && a.box === b.box }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }

    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.displayMode = value.displayMode ?? next.displayMode
        value.items += next.items
        value.search = value.search ?? next.search
        value.searchScopes = value.searchScopes ?? next.searchScopes
        value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
        value.keepsBarInSearch = value.keepsBarInSearch || next.keepsBarInSearch
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.visibility.merge(next.visibility) { first, _ in first }
        value.backgrounds.merge(next.backgrounds) { first, _ in first }
        value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
        value.columnWidth = value.columnWidth ?? next.columnWidth
        value.destinations += next.destinations
        value.presented += next.presented
    }
}

extension View {
    /// Changes what the page shows in its navigation bar; an outer modifier wins over an inner one.
    nonisolated func navigationBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }

    /// Titles the page in its navigation bar.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    public nonisolated func navigationTitle(_ title: Text) -> some View { navigationBar { $0.title = title } }

    /// Titles the page with a text that a person may change where the system offers that; here it shows.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

    public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBar { $0.displayMode = mode }
    }

    /// Shows the page's bar without the button that leads back.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBar { $0.hidesBackButton = hidesBackButton }
    }
}

// Older spellings of the same.
extension View {
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBar { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Puts views at both ends of the page's bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let entries = [
            ToolbarEntry(placement: .topBarLeading, box: .init(AnyView(leading))),
            ToolbarEntry(placement: .topBarTrailing, box: .init(AnyView(trailing))),
        ]
        return navigationBar { $0.items += entries }
    }

    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        let entry = ToolbarEntry(placement: .topBarLeading, box: .init(AnyView(leading)))
        return navigationBar { $0.items.append(entry) }
    }

    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        let entry = ToolbarEntry(placement: .topBarTrailing, box: .init(AnyView(trailing)))
        return navigationBar { $0.items.append(entry) }
    }
}
