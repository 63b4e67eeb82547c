import Foundation

/// What a placement needs to know of the picture round it.
package struct PlacementContext {
    /// The whole area that may be drawn on, and the part of it that content keeps to by default (picture space).
    package var container: CGRect
    package var safeArea: CGRect
    /// The size that `containerRelativeFrame` counts from: the nearest scroll view's, or the safe part of the window's.
    package var relativeSize: CGSize
    /// The part of the picture in which the nearest scroll view shows its content; nil outside of scroll views.
    package var scrollWindow: CGRect?
    /// Pixels per point.
    package var scale: CGFloat

    package init(container: CGRect, safeArea: CGRect, scale: CGFloat) {
        (self.container, self.safeArea, self.scale) = (container, safeArea, scale)
        relativeSize = safeArea.size
    }
}

/// Where a whole picture's content goes.
package struct RootPlacement {
    /// The area proposed to the content; nil lengths take the content's ideal size.
    package var bounds: CGRect
    package var context: PlacementContext

    package init(bounds: CGRect, context: PlacementContext) { (self.bounds, self.context) = (bounds, context) }
}

/// A size or position as the screen can show it: edges on whole pixels, halves rounded up.
package enum PixelGrid {
    /// Thirds are not exact in binary: halves of a pixel that rounding noise put a little lower still go up.
    private static let half: CGFloat = 0.5 + 1e-6

    package static func snapped(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale + half).rounded(.down) / scale }

    /// Both corners are rounded, the size is the difference: neighbours never gap or overlap.
    package static func snapped(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return rect }
        let x = snapped(rect.minX, scale), y = snapped(rect.minY, scale)
        return CGRect(x: x, y: y, width: snapped(rect.maxX, scale) - x, height: snapped(rect.maxY, scale) - y)
    }

    /// The next whole pixel up; a length that is whole but for rounding noise stays.
    package static func ceiled(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let pixels = value * scale
        let nearest = pixels.rounded()
        return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
    }
}
