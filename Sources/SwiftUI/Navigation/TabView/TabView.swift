import Metrics
import SwiftUICore

/// Pages of which one shows, chosen in a bar at the bottom; in the page style, without a bar, marked by dots.
///
/// On wide screens, too, the bar stands at the bottom, as before iOS 18.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    let selection: Binding<SelectionValue>?
    @State private var ownIndex = 0
    @Environment(\.tabViewStyle) private var style

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    @MainActor public var body: some View {
        let selection = selection, style = style, ownIndex = $ownIndex
        SubviewsReader(content) { tabs in
            let chosen = Self.index(of: selection?.wrappedValue, in: tabs) ?? min(ownIndex.wrappedValue, max(tabs.count - 1, 0))
            let choose: @MainActor (Int) -> Void = { index in
                ownIndex.wrappedValue = index
                if let value = Self.value(of: tabs, at: index) { selection?.wrappedValue = value }
            }
            switch style {
            case .bar: TabPages(tabs: tabs, chosen: chosen, choose: choose)
            case .page(let dots): PagedTabs(tabs: tabs, chosen: chosen, dots: dots)
            }
        }
    }

    /// Where the page stands that a value means: by its tag, or by its place where the pages have no tags.
    private static func index(of value: SelectionValue?, in tabs: [Subview]) -> Int? {
        guard let value else { return nil }
        return tabs.indices.first { self.value(of: tabs, at: $0) == value }
    }

    private static func value(of tabs: [Subview], at index: Int) -> SelectionValue? {
        if let tag = tabs[index].trait(TagTrait.self) { return tag.value(as: SelectionValue.self) }
        return AnyHashable(index).value(as: SelectionValue.self)
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

enum TabItemTrait: TraitKey { typealias Value = AnyView }

extension View {
    /// What stands for the page in the tab bar: a text, an image, or both.
    @MainActor public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { trait(TabItemTrait.self, AnyView(label())) }
}

/// One page of a tab view with its item and the value that chooses it.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let content: Content
    let label: Label

    @MainActor public var body: some View {
        content.tabItem { label }.trait(TagTrait.self, value.map { AnyHashable($0) })
    }
}

/// What a tab is for.
public enum TabRole: Hashable, Sendable { case search }

extension Tab {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.value, self.content, self.label) = (value, content(), label())
    }
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (value, self.content, self.label) = (nil, content(), label())
    }
}

extension Tab where Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        (self.value, self.content, label) = (value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { (self.value, self.content, label) = (value, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))) }

    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        (self.value, self.content, label) = (value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab for a purpose, with the system's item for it.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        (self.value, self.content, label) = (value, content(), DefaultTabLabel(role: role))
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), DefaultTabLabel(role: role))
    }
}

/// The title and the picture of a tab.
public nonisolated struct DefaultTabLabel: View {
    var title: Text?
    var image: Image?
    var role: TabRole?
    @Environment(\.locale) private var locale

    @MainActor public var body: some View {
        if role == .search {
            Image(systemName: "magnifyingglass")
            Text(verbatim: FrameworkStrings.text(.search, locale))
        } else {
            image
            title
        }
    }
}

/// Whether a tab view has a bar, or dots.
public protocol TabViewStyle: Sendable { var _kind: _TabViewStyleKind { get } }

public enum _TabViewStyleKind: Sendable {
    case bar
    case page(dots: PageTabViewStyle.IndexDisplayMode)
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _kind: _TabViewStyleKind { .bar }
}

/// Pages side by side without a bar; dots at the bottom say which one shows.
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String

        /// With more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    public var _kind: _TabViewStyleKind { .page(dots: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { .init() } }
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

/// What stands behind the dots of pages.
public struct PageIndexViewStyle: Sendable {
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String

        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { self.backgroundDisplayMode = backgroundDisplayMode }

    public static var page: PageIndexViewStyle { .init() }
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewStyleKey: EnvironmentKey { static var defaultValue: _TabViewStyleKind { .bar } }
private enum PageIndexKey: EnvironmentKey { static var defaultValue: PageIndexViewStyle { .init() } }

extension EnvironmentValues {
    var tabViewStyle: _TabViewStyleKind {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }

    var pageIndexStyle: PageIndexViewStyle {
        get { self[PageIndexKey.self] }
        set { self[PageIndexKey.self] = newValue }
    }
}

extension View {
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewStyle, style._kind) }

    /// Sets what stands behind the dots of pages.
    public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View { environment(\.pageIndexStyle, style) }
}
