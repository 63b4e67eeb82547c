import Foundation
import Graphics

/// A change of how a view is drawn by a projective map that may depend on its size and be animated; layout and neighbours do not notice.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
    /// The map from the view's own points, whose origin is its top left corner, to where they are drawn.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor @preconcurrency public func body(content: Content) -> some View {
        // Painting runs on the main actor.
        let map: @MainActor (CGSize) -> ProjectionTransform = { effectValue(size: $0) }
        return content.modifier(ProjectionLayer { size in MainActor.assumeIsolated { map(size) } })
    }

    /// The same effect: frames that views inside read never take notice of it.
    public func ignoredByLayout() -> some GeometryEffect { self }
}
