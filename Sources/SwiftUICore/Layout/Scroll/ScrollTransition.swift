import Foundation
import Graphics

/// Where a view stands on its way through the visible part of a scroll view.
public enum ScrollTransitionPhase: Equatable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1 before the visible part, 0 inside, 1 behind it.
    public var value: Double { self == .topLeading ? -1 : self == .bottomTrailing ? 1 : 0 }
}

/// When and how a view changes on its way.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view must be visible for it to be inside.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()

        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }

    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }

    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
    /// Changes how the view looks where it enters and leaves the visible part of a scroll view.
    ///
    /// Not done here: every view looks as it does in the middle, which is reported.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
            .unsupported("scrollTransition: views at the edges look as they do in the middle.")
    }
}
