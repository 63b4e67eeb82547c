import Foundation

/// What a placement needs to know of the picture round it.
///
/// Items remember what they were placed in, and thousands are placed in the same: the values are shared until one is changed.
package struct PlacementContext: Sendable {
    private struct Values: Equatable, Sendable {
        var container, safeArea: CGRect
        var relativeSize: CGSize
        var scrollWindow: CGRect?
        var scale: CGFloat
    }

    private final class Shared: Sendable {
        let values: Values
        let placesAnew: Bool

        init(_ values: Values, placesAnew: Bool) { (self.values, self.placesAnew) = (values, placesAnew) }
    }

    private var shared: Shared

    package init(container: CGRect, safeArea: CGRect, scale: CGFloat) {
        let values = Values(container: container, safeArea: safeArea, relativeSize: safeArea.size, scrollWindow: nil, scale: scale)
        shared = Shared(values, placesAnew: false)
    }

    private var values: Values {
        get { shared.values }
        set { shared = Shared(newValue, placesAnew: shared.placesAnew) }
    }

    /// The whole area that may be drawn on (picture space).
    package var container: CGRect {
        get { shared.values.container }
        set { values.container = newValue }
    }
    /// The part of it that content keeps to by default.
    package var safeArea: CGRect {
        get { shared.values.safeArea }
        set { values.safeArea = newValue }
    }
    /// The size that `containerRelativeFrame` counts from: the nearest scroll view's, or the safe part of the window's.
    package var relativeSize: CGSize {
        get { shared.values.relativeSize }
        set { values.relativeSize = newValue }
    }
    /// The part of the picture in which the nearest scroll view shows its content; nil outside of scroll views.
    package var scrollWindow: CGRect? {
        get { shared.values.scrollWindow }
        set { values.scrollWindow = newValue }
    }
    /// Pixels per point.
    package var scale: CGFloat { shared.values.scale }

    /// Whether everything is to be placed again, changed or not.
    package var placesAnew: Bool {
        get { shared.placesAnew }
        set { shared = Shared(shared.values, placesAnew: newValue) }
    }

    /// Whether what was placed in `other` may stay as it is in this.
    func gives(sameAs other: PlacementContext) -> Bool {
        !shared.placesAnew && (shared === other.shared || shared.values == other.shared.values)
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
    /// The nearest whole pixel; halves go up.
    ///
    /// Thirds are not exact in binary, and which way the middle of a pixel goes shows the noise of the sums before it, on iOS too. Of 27
    /// such edges in five pictures of iOS 18.5 this puts 26 where they are, since the sums are the same: `pixel` is 1 / scale, a text is
    /// so many times `pixel` high, and a stack adds gap and length in turn to where it stands. Halves that all go up would give 24.
    package static func snapped(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let pixel = 1 / scale
        return ((value + pixel / 2) / pixel).rounded(.down) / scale
    }

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
        return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) * (1 / scale)
    }
}

extension CGRect {
    /// The same numbers to the last bit.
    func isBitwiseEqual(to other: CGRect) -> Bool {
        origin.x.bitPattern == other.origin.x.bitPattern && origin.y.bitPattern == other.origin.y.bitPattern
            && size.width.bitPattern == other.size.width.bitPattern && size.height.bitPattern == other.size.height.bitPattern
    }
}
