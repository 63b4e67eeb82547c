import Foundation
import Graphics

/// A symbol's drawing at one weight, in em: the font's point size at medium scale is 1.
///
/// x grows to the right from the leading edge of the advance; y grows downwards and the baseline is y = 0, so that ink above it has
/// negative y. The artwork is centred half a cap height above the baseline, as symbols are at every scale.
package struct SymbolOutline: Equatable, Sendable {
    /// One step of the drawing.
    package struct Layer: Equatable, Sendable {
        package var path: Path
        /// Nil: the path is filled by the non-zero rule, as all symbols of the tables are. Else it is stroked so, lengths in em.
        package var stroke: StrokeStyle?
        /// 0, 1 or 2: primary, secondary or tertiary in hierarchical and palette rendering.
        package var level: Int
        /// The step takes away what the steps before it drew (destination-out), instead of drawing.
        package var isCutout: Bool

        package init(path: Path, stroke: StrokeStyle? = nil, level: Int = 0, isCutout: Bool = false) {
            (self.path, self.stroke, self.level, self.isCutout) = (path, stroke, level, isCutout)
        }
    }

    /// In drawing order.
    package var layers: [Layer]
    /// The advance: ink and side margins.
    package var width: CGFloat
    /// The ink, strokes included.
    package var bounds: CGRect

    package init(layers: [Layer], width: CGFloat, bounds: CGRect) {
        (self.layers, self.width, self.bounds) = (layers, width, bounds)
    }

    /// True where the steps must be drawn by themselves before they go on the picture: one may overlap or cut another.
    package var needsGroup: Bool { layers.count > 1 }
}
