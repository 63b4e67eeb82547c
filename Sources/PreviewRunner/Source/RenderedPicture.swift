import Graphics

/// What drawing one preview gave.
package struct RenderedPicture {
    package var bitmap: Bitmap
    package var outline: ScreenOutline
    /// The accessibility elements as stable text.
    package var accessibility: String?
    package var diagnostics: [Diagnostic]
    /// Stages of the engine (build, layout, paint, raster …), in milliseconds.
    package var stageMilliseconds: [String: Double]

    package init(
        bitmap: Bitmap, outline: ScreenOutline, accessibility: String? = nil, diagnostics: [Diagnostic] = [],
        stageMilliseconds: [String: Double] = [:]
    ) {
        (self.bitmap, self.outline, self.accessibility) = (bitmap, outline, accessibility)
        (self.diagnostics, self.stageMilliseconds) = (diagnostics, stageMilliseconds)
    }
}
