import Foundation
import SwiftUICore

/// Two or three columns on wide screens. On a phone they are a stack: the first column is its first page, and what is chosen there leads on.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var target = ColumnTarget()
    @State private var sidebarPath = OwnPath()
    @Environment(\.horizontalSizeClass) private var widthClass

    private var hasContent: Bool { Content.self != EmptyView.self }

    @MainActor public var body: some View {
        if widthClass == .regular {
            let shown = visibility?.wrappedValue ?? .automatic
            let showsSidebar = shown != .detailOnly && !(shown == .doubleColumn && hasContent)
            let showsContent = hasContent && shown != .detailOnly
            ColumnsLayout {
                if showsSidebar {
                    FirstColumn(content: sidebar, target: target)
                        .environment(\.isSidebarColumn, true)
                }
                if showsContent { FirstColumn(content: content, target: target) }
                LastColumn(content: detail, target: target)
            }
        } else {
            NavigationLevelView(content: sidebar.environment(\.nextColumn, nextColumn), path: PathSource(sidebarPath))
        }
    }

    /// On a phone: the page that choosing a row leads to.
    @MainActor private var nextColumn: NextColumn {
        if hasContent {
            let detail = detail
            let further = NextColumn(view: AnyView(detail))
            return NextColumn(view: AnyView(content.environment(\.nextColumn, further)))
        }
        return NextColumn(view: AnyView(detail))
    }
}

extension NavigationSplitView {
    /// Three columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, self.content, self.detail, visibility) = (sidebar(), content(), detail(), nil)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, visibility) = (sidebar(), content(), detail(), columnVisibility)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, content, self.detail, visibility) = (sidebar(), EmptyView(), detail(), nil)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, content, self.detail, visibility) = (sidebar(), EmptyView(), detail(), columnVisibility) }
}

/// Which columns show. `automatic` shows all of them here, in either orientation.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two of three, or both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The page that a list's selection leads to where columns are a stack.
struct NextColumn: @unchecked Sendable { let view: AnyView }

private enum NextColumnKey: EnvironmentKey { static var defaultValue: NextColumn? { nil } }

extension EnvironmentValues {
    var nextColumn: NextColumn? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }
}

/// Shows the next column on top of a list in which something is chosen.
nonisolated struct ChosenDetail: ViewModifier {
    let selection: ListSelection?
    @Environment(\.nextColumn) private var next

    @MainActor func body(content: Content) -> some View {
        let isShown = Binding(get: { selection.map { !$0.isEmpty() } ?? false }, set: { if !$0 { selection?.clear() } })
        if let next, selection?.allowsSeveral == false {
            content.modifier(PresentedPage(isPresented: isShown) { next.view })
        } else {
            content
        }
    }
}

extension View {
    /// Sets the width of the column that the view fills, in points; the last column takes what the others leave.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { navigationBar { $0.columnWidth = width } }

    /// The same by limits: the column is as wide as its ideal.
    public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        navigationBar { $0.columnWidth = ideal }
    }
}

/// How the columns of a split view share the width.
public protocol NavigationSplitViewStyle: Sendable {}

/// The platform's default.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail makes room for the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail keeps its width; other columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: Self { .init() } }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: Self { .init() } }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { .init() }
}

extension View {
    /// How split views inside share the width. The detail always makes room, which is reported where it should not.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        unsupported(
            style is ProminentDetailNavigationSplitViewStyle
                ? "navigationSplitViewStyle(.prominentDetail): columns stand beside the detail instead of over it." : nil)
    }
}
