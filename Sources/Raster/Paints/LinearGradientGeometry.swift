import Foundation

/// Locations along a line; the colours stand square to it.
struct LinearGradientGeometry: GradientGeometry {
    /// Location = perX · x + perY · y + offset, at pixel centres.
    private let perX, perY, offset: Double

    /// Nil if the ends coincide or are not finite.
    init?(from: CGPoint, to: CGPoint, toPaint map: PaintMap) {
        let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
        let square = dx * dx + dy * dy
        guard square > 0, square.isFinite, from.x.isFinite, from.y.isFinite else { return nil }
        let (ux, uy) = (dx / square, dy / square)
        perX = map.a * ux + map.b * uy
        perY = map.c * ux + map.d * uy
        offset = (map.tx - Double(from.x)) * ux + (map.ty - Double(from.y)) * uy
    }

    var isEvenAcrossRows: Bool { perX == 0 }

    @inline(__always) func forEachLocation(x: Int, y: Int, count: Int, _ body: (Int, Double) -> Void) {
        let rowOffset = perY * (Double(y) + 0.5) + offset
        for index in 0..<count { body(index, perX * (Double(x + index) + 0.5) + rowOffset) }
    }

    func shade(_ stretch: GradientStretch, y: Double) {
        let perX = SIMD2(repeating: perX), rowOffset = SIMD2(repeating: perY * y + offset)
        let start = stretch.table.start, scale = stretch.table.stepsPerLocation
        let (starts, scales) = (SIMD2(repeating: start), SIMD2(repeating: scale))
        // Where a ramp begins at 0 and is divided by a power of two, as most are, dividing first gives the same numbers.
        let scalesFirst = start == 0 && scale.isFinite && scale.significand == 1
        let (scaledPerX, scaledOffset) = (perX * scales, rowOffset * scales)
        // Places grow or fall along the row, so the ends tell whether all are in the table.
        let ends = SIMD2(Double(stretch.x) + 0.5, Double(stretch.x + stretch.count) - 0.5)
        let places = (perX * ends + rowOffset - starts) * scales
        let areInside = min(places.x, places.y) >= 0 && max(places.x, places.y) <= stretch.table.lastStep
        if areInside && scalesFirst {
            stretch.shade(places: { scaledPerX * $0 + scaledOffset })
        } else {
            stretch.shade(locations: { perX * $0 + rowOffset })
        }
    }
}
