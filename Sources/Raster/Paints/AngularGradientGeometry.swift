import Foundation
import Graphics

/// Locations by the angle about a centre.
///
/// Of the turns that an angle may be counted in, the one that lies in start…end decides; angles in none of them take the nearer end,
/// so that what is outside a partial sweep is split between the first and the last colour.
struct AngularGradientGeometry: GradientGeometry {
    private let map: PaintMap
    private let centerX, centerY, start, sweep: Double

    private static let turn = 6.283185307179586

    /// Nil if a number is not finite. A sweep of more than a turn shows its first turn.
    init?(center: CGPoint, start: CGFloat, end: CGFloat, toPaint map: PaintMap) {
        guard [center.x, center.y, start, end].allSatisfy({ abs($0) < 1e9 }) else { return nil }
        self.map = map
        (centerX, centerY) = (Double(center.x), Double(center.y))
        (self.start, sweep) = (Double(start), Double(end - start))
    }

    var isEvenAcrossRows: Bool { false }

    @inline(__always) func forEachLocation(x: Int, y: Int, count: Int, _ body: (Int, Double) -> Void) {
        let length = abs(sweep)
        let middleOfGap = length + max(0, Self.turn - length) / 2
        for index in 0..<count {
            let point = map.center(x + index, y)
            var angle = PortableMath.angle(y: point.y - centerY, x: point.x - centerX) - start
            if sweep < 0 { angle = -angle }
            angle -= (angle / Self.turn).rounded(.down) * Self.turn
            if angle > middleOfGap { angle -= Self.turn }
            body(index, length > 0 ? angle / length : (angle < 0 ? -1 : 2))
        }
    }
}
