import Foundation
import Graphics

/// A rule for where a scroll view comes to rest when a drag ends; a still picture, which does not move, shows nothing of it.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the place at which scrolling would end.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A part of a scroll view's content that is to be shown.
public struct ScrollTarget: Hashable, Sendable {
    /// In the content's space, as large as the window.
    public var rect: CGRect
    /// Which point of the rectangle decides; nil for its start.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a rule for coming to rest may know.
public struct ScrollTargetBehaviorContext {
    /// What showed when the drag began.
    public let originalTarget: ScrollTarget
    /// Points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The offsets at which targets stand at the window's start.
    let starts: [CGPoint]
}

/// Rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ position: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? (position / length).rounded() * length : position }
        if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, context.containerSize.width) }
        if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, context.containerSize.height) }
    }
}

/// Rests where the nearest target (see `scrollTargetLayout`) stands at the window's start.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many targets one drag may pass; here all of them always.
    public struct LimitBehavior: Hashable, Sendable {
        private let word: String

        public static let automatic = LimitBehavior(word: "automatic")
        public static let always = LimitBehavior(word: "always")
        public static let alwaysByFew = LimitBehavior(word: "alwaysByFew")
        public static let alwaysByOne = LimitBehavior(word: "alwaysByOne")
        public static let never = LimitBehavior(word: "never")
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func nearest(_ position: CGFloat, _ starts: [CGFloat]) -> CGFloat {
            starts.min { abs($0 - position) < abs($1 - position) } ?? position
        }
        if context.axes.contains(.horizontal) { target.rect.origin.x = nearest(target.rect.minX, context.starts.map(\.x)) }
        if context.axes.contains(.vertical) { target.rect.origin.y = nearest(target.rect.minY, context.starts.map(\.y)) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}
