import Observation
import SwiftUICore

/// How large a page's title is.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

/// Where a page's title and buttons come together on their way to the bar.
struct NavigationBarContent: Equatable {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var items: [ToolbarEntry] = []
    var isHidden = false

    /// Whether there is a bar at all: iOS 18 draws none without a title and without items.
    var isEmpty: Bool { isHidden || (title == nil || title == Text(verbatim: "")) && items.isEmpty }
}

public enum NavigationBarItem {
    public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}

/// One thing in a toolbar: compared by identity, since views cannot be.
struct ToolbarEntry: Equatable {
    final class Box {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
    }

    let placement: ToolbarItemPlacement
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
        value.isHidden = value.isHidden || next.isHidden
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

    public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBar { $0.displayMode = mode }
    }

    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { navigationBar { $0.isHidden = hidden } }

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
