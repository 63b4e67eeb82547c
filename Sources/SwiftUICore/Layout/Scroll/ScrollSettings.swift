import Foundation

// What modifiers round a scroll view say about it. Indicators and scrolling behaviour leave no trace in a still picture.

private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollIndicatorKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }

extension EnvironmentValues {
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    var defaultScrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }

    var scrollContentMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }

    /// Whether scroll views react to being dragged.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[ScrollIndicatorKey.self] }
        set { self[ScrollIndicatorKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[ScrollIndicatorKey.self] }
        set { self[ScrollIndicatorKey.self] = newValue }
    }
}

/// Whether a scroll view shows how far it is scrolled; never seen in a still picture.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let word: String

    public static let automatic = ScrollIndicatorVisibility(word: "automatic")
    public static let visible = ScrollIndicatorVisibility(word: "visible")
    public static let hidden = ScrollIndicatorVisibility(word: "hidden")
    public static let never = ScrollIndicatorVisibility(word: "never")
}

/// What room round a scroll view's content applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let word: String

    public static let automatic = ContentMarginPlacement(word: "automatic")
    public static let scrollContent = ContentMarginPlacement(word: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(word: "scrollIndicators")
}

/// When a scroll view gives way to the touch although its content fits.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let word: String

    public static let automatic = ScrollBounceBehavior(word: "automatic")
    public static let always = ScrollBounceBehavior(word: "always")
    public static let basedOnSize = ScrollBounceBehavior(word: "basedOnSize")
}

/// How dragging content puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let word: String

    public static let automatic = ScrollDismissesKeyboardMode(word: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(word: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(word: "interactively")
    public static let never = ScrollDismissesKeyboardMode(word: "never")
}

extension View {
    /// Lets scroll views draw beyond their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }

    /// Says which part of longer content shows at first.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.defaultScrollAnchor, anchor) }

    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }

    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        environment(\.verticalScrollIndicatorVisibility, visibility)
    }

    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }

    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Adds room round the content of scroll views, on some edges, in points each.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollContentMargins) { margins in
            if placement == .scrollIndicators { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
