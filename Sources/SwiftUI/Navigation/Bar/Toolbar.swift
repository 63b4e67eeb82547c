import SwiftUICore

/// Where a toolbar item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static var navigationBarLeading: ToolbarItemPlacement { .topBarLeading }
    public static var navigationBarTrailing: ToolbarItemPlacement { .topBarTrailing }
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")

    enum Side { case leading, center, trailing, bottom, keyboard }

    /// Where in the navigation bar of a phone the placement ends up.
    var side: Side {
        switch self {
        case .topBarLeading, .cancellationAction, .navigation: .leading
        case .principal, .title: .center
        case .bottomBar, .status: .bottom
        case .keyboard: .keyboard
        default: .trailing
        }
    }
}

/// What a toolbar holds.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    static func _entries(_ content: Self) -> [_ToolbarEntry]
}

/// One item of a toolbar as its builder collects it.
public struct _ToolbarEntry {
    let entry: ToolbarEntry
}

extension ToolbarContent {
    public static func _entries(_ content: Self) -> [_ToolbarEntry] { Body._entries(content.body) }
}

extension Never: ToolbarContent {
    public static func _entries(_ content: Never) -> [_ToolbarEntry] {}
}

/// One view in a toolbar, at a placement.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    @MainActor public var body: Never { fatalError("ToolbarItem is a primitive and has no body") }

    @MainActor public static func _entries(_ content: Self) -> [_ToolbarEntry] {
        [_ToolbarEntry(entry: ToolbarEntry(placement: content.placement, box: .init(AnyView(content.content))))]
    }
}

/// Several views in a toolbar, at one placement.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    @MainActor public var body: Never { fatalError("ToolbarItemGroup is a primitive and has no body") }

    @MainActor public static func _entries(_ content: Self) -> [_ToolbarEntry] {
        [_ToolbarEntry(entry: ToolbarEntry(
            placement: content.placement, isGroup: true,
            box: .init(AnyView(HStack(spacing: NavigationBarView.itemSpacing) { content.content }))))]
    }
}

/// Several toolbar items in sequence, or none.
public nonisolated struct _ToolbarList: ToolbarContent {
    let entries: [_ToolbarEntry]

    @MainActor public var body: Never { fatalError("a toolbar list is a primitive and has no body") }

    @MainActor public static func _entries(_ content: Self) -> [_ToolbarEntry] { content.entries }
}

/// Turns the statements of a toolbar's closure into its content.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
        var entries: [_ToolbarEntry] = []
        for part in repeat each content { entries += type(of: part)._entries(part) }
        return _ToolbarList(entries: entries)
    }

    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarList { _ToolbarList(entries: content.map { C._entries($0) } ?? []) }

    public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarList { _ToolbarList(entries: C._entries(first)) }

    public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarList { _ToolbarList(entries: C._entries(second)) }

    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList { _ToolbarList(entries: C._entries(content)) }
}

extension View {
    /// Adds items to the page's bars.
    @MainActor public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = Content._entries(content()).map(\.entry)
        return navigationBar { $0.items += entries }
    }

    /// Adds views to the trailing side of the page's bar.
    @MainActor public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, box: .init(AnyView(HStack(spacing: NavigationBarView.itemSpacing) { content() })))
        return navigationBar { $0.items.append(entry) }
    }
}
