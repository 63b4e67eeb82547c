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
}
