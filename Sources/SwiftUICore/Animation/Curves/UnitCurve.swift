import Foundation

/// A curve from 0 to 1: the share of time becomes the share of the way.
public struct UnitCurve: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bezier(TimingCurve)
        case circularIn, circularOut, circularInOut
    }

    let kind: Kind

    public static let linear = UnitCurve(kind: .bezier(.linear))
    public static let easeIn = UnitCurve(kind: .bezier(.easeIn))
    public static let easeOut = UnitCurve(kind: .bezier(.easeOut))
    public static let easeInOut = UnitCurve(kind: .bezier(.easeInOut))
    /// A quarter of a circle that begins at rest.
    public static let circularEaseIn = UnitCurve(kind: .circularIn)
    /// A quarter of a circle that ends at rest.
    public static let circularEaseOut = UnitCurve(kind: .circularOut)
    /// Half of the one and then half of the other.
    public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

    /// A cubic Bézier with these control points; their x must lie in 0…1 and is cut to that.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(kind: .bezier(TimingCurve(
            x1: min(max(Double(startControlPoint.x), 0), 1), y1: Double(startControlPoint.y), x2: min(max(Double(endControlPoint.x), 0), 1),
            y2: Double(endControlPoint.y))))
    }

    /// The share of the way at a share of the time; outside of 0…1 it stays at the ends.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch kind {
        case .bezier(.linear): return x
        case .bezier(let curve): return curve.value(at: x)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        }
    }

    /// How fast the value grows there; 0 outside of 0…1. A circle's steepest point counts as a thousand.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        let x = progress
        func slope(_ x: Double) -> Double { min(x / max((1 - x * x).squareRoot(), 1e-9), 1000) }
        switch kind {
        case .bezier(.linear): return 1
        case .bezier(let curve): return curve.slope(at: x)
        case .circularIn: return slope(x)
        case .circularOut: return slope(1 - x)
        case .circularInOut: return slope(x < 0.5 ? 2 * x : 2 * (1 - x))
        }
    }
}
