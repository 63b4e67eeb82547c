import Foundation

/// Where a scroll view comes to rest; never seen in a still picture, which does not move.
public protocol ScrollTargetBehavior {}

/// Rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
}

/// Rests at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public struct LimitBehavior: Hashable, Sendable {
        private let word: String

        public static let automatic = LimitBehavior(word: "automatic")
        public static let always = LimitBehavior(word: "always")
        public static let alwaysByFew = LimitBehavior(word: "alwaysByFew")
        public static let alwaysByOne = LimitBehavior(word: "alwaysByOne")
        public static let never = LimitBehavior(word: "never")
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
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

extension View {
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
