import Foundation
import Graphics
import Raster
import SwiftUICore

/// A screen that was laid out and painted: everything that its pixels depend on, before any of them is drawn.
package struct PaintedScreen {
    package var displayList: DisplayList
    /// In points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// What shows where nothing is drawn.
    package var background: PremultipliedPixel
    /// How many threads may draw; no pixel depends on it.
    package var threads: Int
    package var outline: ScreenOutline
    /// What accessibility finds, in reading order.
    package var accessibility: [AccessibilityElement]
    package var diagnostics: [Diagnostic]
    /// How long each stage took, in milliseconds, in the order of the stages.
    package var stages: [(name: String, milliseconds: Double)]

    package func bitmap() -> Bitmap {
        Rasterizer(threads: threads).render(displayList, size: size, scale: scale, background: background)
    }

    package func rasterized() -> RenderedScreen {
        var stopwatch = Stopwatch()
        let bitmap = bitmap()
        stopwatch.lap("raster")
        return RenderedScreen(
            bitmap: bitmap, displayList: displayList, outline: outline, accessibility: accessibility, diagnostics: diagnostics,
            stages: stages + stopwatch.laps)
    }
}

/// A picture of a preview that was laid out and painted but not yet drawn: one screen, or a film strip of several.
package struct PaintedPicture {
    /// At least one; a film strip has the layout of its first.
    package let screens: [PaintedScreen]
    package let isFilm: Bool

    package var first: PaintedScreen { screens[0] }

    package func bitmap() -> Bitmap { isFilm ? FilmStrip.make(of: screens.map { $0.bitmap() }) : first.bitmap() }

    package func rasterized() -> RenderedScreen {
        var screen = first.rasterized()
        if isFilm { screen.bitmap = FilmStrip.make(of: [screen.bitmap] + screens.dropFirst().map { $0.bitmap() }) }
        return screen
    }
}
