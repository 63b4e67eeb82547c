import Graphics
import ImageDiff

/// What drawing one preview gave.
package struct RenderedPicture {
    package var bitmap: Bitmap
    package var outline: ScreenOutline
    /// The accessibility elements as stable text.
    package var accessibility: String?
    package var diagnostics: [Diagnostic]
    /// Stages of the engine (build, layout, paint, raster …), in milliseconds.
    package var stageMilliseconds: [String: Double]
    /// What the comparison forgives, as the preview says.
    package var tolerance: PixelTolerance?
    /// Views that take no part in the comparison, as the preview names them.
    package var masks: [String] = []

    package init(
        bitmap: Bitmap, outline: ScreenOutline, accessibility: String? = nil, diagnostics: [Diagnostic] = [],
        stageMilliseconds: [String: Double] = [:]
    ) {
        (self.bitmap, self.outline, self.accessibility) = (bitmap, outline, accessibility)
        (self.diagnostics, self.stageMilliseconds) = (diagnostics, stageMilliseconds)
    }
}
