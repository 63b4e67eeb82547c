import Foundation

/// Locations by distance from a centre, measured in an ellipse's radii.
struct RadialGradientGeometry: GradientGeometry {
    private let map: PaintMap
    private let centerX, centerY, perX, perY, start, perRadius: Double

    /// Nil if a number is not finite or the ellipse has no area.
    init?(center: CGPoint, radii: CGSize, start: CGFloat, end: CGFloat, toPaint map: PaintMap) {
        guard radii.width > 0, radii.height > 0, [center.x, center.y, radii.width, radii.height, start, end].allSatisfy(\.isFinite) else {
            return nil
        }
        self.map = map
        (centerX, centerY) = (Double(center.x), Double(center.y))
        (perX, perY) = (1 / Double(radii.width), 1 / Double(radii.height))
        self.start = Double(start)
        // A ramp of no length: all of it at `start`.
        perRadius = end != start ? 1 / Double(end - start) : 1e12
    }

    var isEvenAcrossRows: Bool { false }

    @inline(__always) func forEachLocation(x: Int, y: Int, count: Int, _ body: (Int, Double) -> Void) {
        for index in 0..<count {
            let point = map.center(x + index, y)
            let dx = (point.x - centerX) * perX, dy = (point.y - centerY) * perY
            body(index, ((dx * dx + dy * dy).squareRoot() - start) * perRadius)
        }
    }

    func shade(_ stretch: GradientStretch, y: Double) { stretch.shade(locations: { locations($0, y: y) }) }

    @inline(__always) private func locations(_ x: SIMD2<Double>, y: Double) -> SIMD2<Double> {
        let point = map.places(x, y)
        let dx = (point.x - SIMD2(repeating: centerX)) * SIMD2(repeating: perX), dy = (point.y - SIMD2(repeating: centerY)) * SIMD2(repeating: perY)
        return ((dx * dx + dy * dy).squareRoot() - SIMD2(repeating: start)) * SIMD2(repeating: perRadius)
    }
}
