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
        let length = abs(sweep), perLength = length > 0 ? 1 / length : 0
        let middleOfGap = length + max(0, Self.turn - length) / 2
        let first = start - (start / Self.turn).rounded(.down) * Self.turn
        for index in 0..<count {
            let point = map.center(x + index, y)
            var angle = Self.angle(y: point.y - centerY, x: point.x - centerX) - first
            if sweep < 0 { angle = -angle - Self.turn }
            // Within a turn and a half either way by now.
            if angle < 0 { angle += Self.turn }
            if angle < 0 { angle += Self.turn }
            if angle >= Self.turn { angle -= Self.turn }
            if angle > middleOfGap { angle -= Self.turn }
            body(index, length > 0 ? angle * perLength : (angle < 0 ? -1 : 2))
        }
    }

    /// The angle of a vector in −π…π, within 1.2e-5, which is a hundredth of a step of a ramp: Abramowitz and Stegun 4.4.49.
    @inline(__always) private static func angle(y: Double, x: Double) -> Double {
        let (ax, ay) = (abs(x), abs(y))
        let larger = ax > ay ? ax : ay, smaller = ax > ay ? ay : ax
        let t = larger > 0 ? smaller / larger : 0, square = t * t
        var angle = t * (0.999866 + square * (-0.3302995 + square * (0.180141 + square * (-0.085133 + square * 0.0208351))))
        if ay > ax { angle = 1.5707963267948966 - angle }
        if x < 0 { angle = 3.141592653589793 - angle }
        return y < 0 ? -angle : angle
    }

    // MARK: - Two at a time

    func shade(_ stretch: GradientStretch, y: Double) { stretch.shade(locations: { locations($0, y: y) }) }

    @inline(__always) private func locations(_ x: SIMD2<Double>, y: Double) -> SIMD2<Double> {
        typealias Two = SIMD2<Double>
        let length = abs(sweep), turn = Two(repeating: Self.turn)
        let middleOfGap = length + max(0, Self.turn - length) / 2
        let first = start - (start / Self.turn).rounded(.down) * Self.turn
        let point = map.places(x, y)
        var angle = Self.angles(y: point.y - Two(repeating: centerY), x: point.x - Two(repeating: centerX)) - Two(repeating: first)
        if sweep < 0 { angle = -angle - turn }
        angle = angle.choosing(angle + turn, where: angle .< Two.zero)
        angle = angle.choosing(angle + turn, where: angle .< Two.zero)
        angle = angle.choosing(angle - turn, where: angle .>= turn)
        angle = angle.choosing(angle - turn, where: angle .> Two(repeating: middleOfGap))
        return length > 0 ? angle * Two(repeating: 1 / length) : Two(repeating: 2).choosing(Two(repeating: -1), where: angle .< Two.zero)
    }

    @inline(__always) private static func angles(y: SIMD2<Double>, x: SIMD2<Double>) -> SIMD2<Double> {
        typealias Two = SIMD2<Double>
        let zero = Two.zero
        let ax = x.choosing(-x, where: x .< zero), ay = y.choosing(-y, where: y .< zero)
        let larger = ay.choosing(ax, where: ax .> ay), smaller = ax.choosing(ay, where: ax .> ay)
        let t = zero.choosing(smaller / larger, where: larger .> zero), square = t * t
        let fourth = Two(repeating: -0.085133) + square * Two(repeating: 0.0208351)
        let third = Two(repeating: 0.180141) + square * fourth
        let second = Two(repeating: -0.3302995) + square * third
        var angle = t * (Two(repeating: 0.999866) + square * second)
        angle = angle.choosing(Two(repeating: 1.5707963267948966) - angle, where: ay .> ax)
        angle = angle.choosing(Two(repeating: 3.141592653589793) - angle, where: x .< zero)
        return angle.choosing(-angle, where: y .< zero)
    }
}
