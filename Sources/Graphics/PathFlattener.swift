import Foundation

/// A point as two plain numbers, in the unit of whoever made it.
package struct PlanePoint: Equatable, Sendable {
    package var x, y: Double

    @inlinable package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A subpath made of straight lines.
package struct Polyline: Sendable {
    package var points: [PlanePoint]
    /// Whether the path said so; filling closes every subpath anyway.
    package var isClosed: Bool
}

/// Replaces curves by lines that stay within a fixed distance of them.
package struct PathFlattener {
    let transform: CGAffineTransform
    /// How far a line may be from its curve, in the units that the transform leads to. In pixels 1/100 changes coverage by at most
    /// 2.5 levels of 255 at a single point of a curve, and by half of that on average.
    var tolerance = 0.01

    /// Coordinates are limited to this, in the units that the transform leads to.
    package static let farthest = 1e9

    /// A curve of any length becomes at most this many lines.
    static let mostLines = 1024

    private var subpaths: [Polyline] = []
    private var points: [PlanePoint] = []
    private var isValid = true

    package init(transform: CGAffineTransform, tolerance: Double = 0.01) { (self.transform, self.tolerance) = (transform, tolerance) }

    /// The subpaths of an outline as lines; nil if a coordinate is not finite.
    package mutating func subpaths(of elements: [Path.Element]) -> [Polyline]? {
        for element in elements {
            switch element {
            case .move(let to):
                endSubpath(isClosed: false)
                points = [mapped(to)]
            case .line(let to):
                points.append(mapped(to))
            case .quadCurve(let to, let control):
                quadratic(mapped(control), mapped(to))
            case .curve(let to, let control1, let control2):
                cubic(mapped(control1), mapped(control2), mapped(to))
            case .closeSubpath:
                let start = points.first
                endSubpath(isClosed: true)
                points = start.map { [$0] } ?? []
            }
            if !isValid { return nil }
        }
        endSubpath(isClosed: false)
        return subpaths
    }

    private mutating func endSubpath(isClosed: Bool) {
        if points.count > 1 || (isClosed && points.count == 1) { subpaths.append(Polyline(points: points, isClosed: isClosed)) }
        points = []
    }

    private mutating func mapped(_ point: CGPoint) -> PlanePoint {
        let place = point.applying(transform)
        if !place.x.isFinite || !place.y.isFinite { isValid = false }
        func near(_ value: CGFloat) -> Double { min(max(Double(value), -Self.farthest), Self.farthest) }
        return PlanePoint(x: near(place.x), y: near(place.y))
    }

    /// The number of equal steps that keep a Bézier curve within tolerance: Wang's formula, √(n (n − 1) / 8 · M / tolerance) for degree
    /// n, with M the longest second difference of the control points.
    private func steps(longestSecondDifference length: Double, factor: Double) -> Int {
        let count = (factor * length / tolerance).squareRoot().rounded(.up)
        return count < Double(Self.mostLines) ? max(1, Int(count)) : Self.mostLines
    }

    private func secondDifference(_ a: PlanePoint, _ b: PlanePoint, _ c: PlanePoint) -> Double {
        let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        return (x * x + y * y).squareRoot()
    }

    /// Degree 2: n (n − 1) / 8 = 1/4.
    private mutating func quadratic(_ control: PlanePoint, _ to: PlanePoint) {
        guard let from = points.last else { points = [control, to]; return }
        let count = steps(longestSecondDifference: secondDifference(from, control, to), factor: 0.25)
        for step in 1...count where step < count {
            let t = Double(step) / Double(count), u = 1 - t
            let (a, b, c) = (u * u, 2 * u * t, t * t)
            points.append(PlanePoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y))
        }
        points.append(to)
    }

    /// Degree 3: n (n − 1) / 8 = 3/4.
    private mutating func cubic(_ control1: PlanePoint, _ control2: PlanePoint, _ to: PlanePoint) {
        guard let from = points.last else { points = [control1, to]; return }
        let length = max(secondDifference(from, control1, control2), secondDifference(control1, control2, to))
        let count = steps(longestSecondDifference: length, factor: 0.75)
        for step in 1...count where step < count {
            let t = Double(step) / Double(count), u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(PlanePoint(
                x: a * from.x + b * control1.x + c * control2.x + d * to.x, y: a * from.y + b * control1.y + c * control2.y + d * to.y))
        }
        points.append(to)
    }
}
