import SwiftUICore

/// The look of a list.
public protocol ListStyle: Sendable {
    var _kind: _ListStyleKind { get }
}

public enum _ListStyleKind: Sendable { case plain, grouped, insetGrouped, inset, sidebar }

/// The platform's default: separate groups with rounded corners.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .insetGrouped }
}

/// Rows from edge to edge on the page's background.
public struct PlainListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .plain }
}

/// Groups from edge to edge on a grey page.
public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .grouped }
}

/// Groups with rounded corners, away from the edges.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .insetGrouped }
}

/// Plain rows away from the edges.
public struct InsetListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .inset }
}

public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

private enum ListStyleEnvironmentKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .insetGrouped } }
private enum IsListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var listStyle: _ListStyleKind {
        get { self[ListStyleEnvironmentKey.self] }
        set { self[ListStyleEnvironmentKey.self] = newValue }
    }

    /// Whether the view stands in a row of a list: links then show a chevron.
    var isListRow: Bool {
        get { self[IsListRowKey.self] }
        set { self[IsListRowKey.self] = newValue }
    }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style._kind) }
}
