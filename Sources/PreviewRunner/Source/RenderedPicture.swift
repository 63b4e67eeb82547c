import Graphics
import ImageDiff

/// What laying out one preview gave, and a way to draw it.
package struct RenderedPicture {
    /// Makes the pixels. It costs most of the time, so it is not called where the verdict is known without.
    package var draw: () -> Bitmap
    /// The digest of the drawing steps, if they are known before they are drawn: the same steps give the same pixels.
    package var content: String?
    package var outline: ScreenOutline
    /// The accessibility elements as stable text.
    package var accessibility: String?
    package var diagnostics: [Diagnostic]
    /// Stages of the engine before the pixels (build, layout, paint …), in milliseconds.
    package var stageMilliseconds: [String: Double]
    /// What the comparison forgives, as the preview says.
    package var tolerance: PixelTolerance?
    /// Views that take no part in the comparison, as the preview names them.
    package var masks: [String] = []

    package init(
        draw: @escaping () -> Bitmap, content: String? = nil, outline: ScreenOutline, accessibility: String? = nil,
        diagnostics: [Diagnostic] = [], stageMilliseconds: [String: Double] = [:]
    ) {
        (self.draw, self.content, self.outline, self.accessibility) = (draw, content, outline, accessibility)
        (self.diagnostics, self.stageMilliseconds) = (diagnostics, stageMilliseconds)
    }
}
