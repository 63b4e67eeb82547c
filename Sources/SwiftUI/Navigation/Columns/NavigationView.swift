import SwiftUICore

/// Pages with a bar. On a phone its first view is the first page of a stack; on wide screens its views are columns, and links of the
/// first column show their pages in the last.
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content
    @State private var path = OwnPath()
    @State private var target = ColumnTarget()
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.navigationViewStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        if style == .stack || widthClass != .regular {
            NavigationLevelView(content: content, path: PathSource(path))
        } else {
            let views = (content as? any ViewSequence)?.views ?? [AnyView(content), AnyView(Color.clear)]
            ColumnsLayout {
                ForEach(0..<views.count - 1, id: \.self) { index in
                    FirstColumn(content: views[index], target: target).environment(\.isSidebarColumn, index == 0)
                }
                LastColumn(content: views[views.count - 1], target: target)
            }
        }
    }
}

/// A column whose links show their pages in the last one.
struct FirstColumn<Content: View>: View {
    let content: Content
    let target: ColumnTarget
    @State private var path = OwnPath()

    var body: some View { NavigationLevelView(content: content, path: PathSource(path), column: target) }
}

/// The last column: what a link of the first one has chosen, or what stands there until then.
struct LastColumn<Content: View>: View {
    let content: Content
    let target: ColumnTarget
    @State private var path = OwnPath()

    var body: some View {
        if let shown = target.shown {
            NavigationLevelView(content: shown.view, path: PathSource(path)).id(shown.id)
        } else {
            NavigationLevelView(content: content, path: PathSource(path))
        }
    }
}

public enum _NavigationViewStyleKind: Sendable { case automatic, stack, columns }

/// Whether a navigation view is a stack or columns.
public protocol NavigationViewStyle: Sendable { var _kind: _NavigationViewStyleKind { get } }

/// Columns on wide screens, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _kind: _NavigationViewStyleKind { .automatic }
}

/// One page at a time, on screens of any width.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _kind: _NavigationViewStyleKind { .stack }
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _kind: _NavigationViewStyleKind { .columns }
}

/// Two columns, by their older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _kind: _NavigationViewStyleKind { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: DefaultNavigationViewStyle { .init() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: ColumnNavigationViewStyle { .init() } }

private enum NavigationViewStyleKey: EnvironmentKey { static var defaultValue: _NavigationViewStyleKind { .automatic } }

extension EnvironmentValues {
    var navigationViewStyle: _NavigationViewStyleKind {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewStyle, style._kind)
    }
}
