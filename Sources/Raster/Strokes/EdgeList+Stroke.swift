import Foundation
import Graphics

extension EdgeList {
    /// The edges of a stroked path, to be filled by the non-zero rule; empty if the width is not positive or a number not finite.
    ///
    /// The pen is round in the path's own space, so that a map that stretches unevenly stretches the line as well.
    init(stroking path: Path, style: StrokeStyle, transform: CGAffineTransform, clip: PixelRect) {
        self.init(clip: clip)
        let stretch = Double(max(transform.a * transform.a + transform.b * transform.b, transform.c * transform.c + transform.d * transform.d))
            .squareRoot()
        guard style.lineWidth > 0, style.lineWidth < 1e9, style.miterLimit.isFinite, stretch > 0, stretch.isFinite else { return }
        let tolerance = 0.01 / stretch
        var flattener = PathFlattener(transform: .identity, tolerance: path.form.isCutIntoChords ? 0.2 / stretch : tolerance)
        guard let lines = flattener.subpaths(of: path.strokedElements) else { return }
        let dasher = Dasher(pattern: style.dash, phase: style.dashPhase)
        var stroker = Stroker(style: style, tolerance: tolerance)
        for line in lines {
            if let dasher { dasher.dashes(of: line).forEach { stroker.add($0) } } else { stroker.add(line) }
        }
        for polygon in stroker.polygons {
            addPolygon(polygon.map { point in
                let place = CGPoint(x: point.x, y: point.y).applying(transform)
                func near(_ value: CGFloat) -> Double { value.isNaN ? 0 : min(max(Double(value), -PixelRect.farthest), PixelRect.farthest) }
                return PixelPoint(x: near(place.x), y: near(place.y))
            })
        }
        finish()
    }
}

extension Path.Form {
    /// Whether iOS strokes the form as chords that are up to 0.2 pixels from the curve, as it does ellipses and continuous corners.
    ///
    /// Read off pictures of iOS 18.5: each cubic becomes so many equal steps as Wang's formula asks for at 0.2 pixels (6 in the bend of a
    /// capsule's end of radius 60 pixels, 4 of a corner of 24, 13 in a quarter of an ellipse 180 by 120), and their ends are moved across.
    /// A circle is stroked as a ring without chords. Of other paths nothing is known: they are drawn to a hundredth of a pixel.
    fileprivate var isCutIntoChords: Bool {
        switch self {
        case .ellipse(let rect): abs(rect.width - rect.height) > 1e-6 * rect.width
        case .roundedRectangle(_, _, let style): style == .continuous
        case .empty, .rectangle, .elements: false
        }
    }
}
