import SwiftUICore

/// The look of a list.
public protocol ListStyle: Sendable {
    var _kind: _ListStyleKind { get }
}

public enum _ListStyleKind: Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar

    /// Rows on the page itself, without groups.
    var isPlain: Bool { self == .plain || self == .inset }
}

/// The platform's default: separate groups with rounded corners; in the first column of a split view the sidebar's.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .automatic }
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

/// Sections under bold headers that can be closed; in a column of its own, rows without groups.
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

private enum ListStyleEnvironmentKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .automatic } }
private enum IsListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsSidebarColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var givenListStyle: _ListStyleKind {
        get { self[ListStyleEnvironmentKey.self] }
        set { self[ListStyleEnvironmentKey.self] = newValue }
    }

    /// The style that lists here have.
    var listStyle: _ListStyleKind {
        let given = givenListStyle
        return given == .automatic ? (isSidebarColumn ? .sidebar : .insetGrouped) : given
    }

    /// Whether the view stands in a row of a list: links then show a chevron.
    var isListRow: Bool {
        get { self[IsListRowKey.self] }
        set { self[IsListRowKey.self] = newValue }
    }

    /// Whether the view stands in the first of several columns.
    var isSidebarColumn: Bool {
        get { self[IsSidebarColumnKey.self] }
        set { self[IsSidebarColumnKey.self] = newValue }
    }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.givenListStyle, style._kind) }
}
