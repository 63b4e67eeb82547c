import Foundation

// What modifiers round a scroll view say about it. Indicators leave no trace: SwiftUI shows them only while somebody scrolls.

private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollAlignmentKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum HorizontalIndicatorKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private enum VerticalIndicatorKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }

extension EnvironmentValues {
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    var defaultScrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }

    /// Where content shorter than its window stands, if that is not where longer content shows at first.
    var scrollAlignmentAnchor: UnitPoint? {
        get { self[ScrollAlignmentKey.self] }
        set { self[ScrollAlignmentKey.self] = newValue }
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
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
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

/// What a default scroll anchor decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let word: String

    /// Which part of longer content shows at first.
    public static let initialOffset = ScrollAnchorRole(word: "initialOffset")
    /// Which part stays in its place when the content becomes longer or shorter.
    public static let sizeChanges = ScrollAnchorRole(word: "sizeChanges")
    /// Where content stands that is shorter than the window.
    public static let alignment = ScrollAnchorRole(word: "alignment")
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

    /// Says which part of longer content shows at first, and where shorter content stands.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.defaultScrollAnchor, anchor) }

    /// The same for one of the anchor's parts; where content stands after a change of its size follows from the first.
    @ViewBuilder public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        switch role {
        case .initialOffset: defaultScrollAnchor(anchor)
        case .alignment: environment(\.scrollAlignmentAnchor, anchor)
        default: unsupported("defaultScrollAnchor(_:for: .sizeChanges): content that changes its size keeps its offset from the start.")
        }
    }

    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }

    /// Says whether indicators show; no picture has any, as SwiftUI's have none while nobody scrolls.
    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        transformEnvironment(\.horizontalScrollIndicatorVisibility) { if axes.contains(.horizontal) { $0 = visibility } }
            .transformEnvironment(\.verticalScrollIndicatorVisibility) { if axes.contains(.vertical) { $0 = visibility } }
    }

    /// Not supported, and reported so unless automatic: content never gives way beyond its end.
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        unsupported(behavior == .automatic ? nil : "scrollBounceBehavior: scrolled content stops at its end and never gives way beyond it.")
    }

    /// Not supported, and reported so unless automatic: scrolling leaves the keyboard as it is.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        unsupported(
            mode == .automatic || mode == .never ? nil : "scrollDismissesKeyboard: scrolling leaves the keyboard as it is.")
    }

    /// Not supported, and reported so if asked for: pictures have no indicators.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        unsupported(onAppear ? "scrollIndicatorsFlash: scroll indicators are never drawn." : nil)
    }

    /// Not supported, and reported so: pictures have no indicators.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        unsupported("scrollIndicatorsFlash: scroll indicators are never drawn.")
    }

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
