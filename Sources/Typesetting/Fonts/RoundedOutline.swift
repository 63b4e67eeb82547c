import Foundation
import Graphics

/// Glyph outlines with their outward corners bent, for the rounded design: ends of strokes become half circles.
///
/// Fidelity: San Francisco Rounded is drawn so; this takes the upright system font's outlines and rounds what sticks out of the ink,
/// so letterforms and advances are those of the system font.
enum RoundedOutline {
    /// Half a stem, in em: the radius at which the ends of strokes are half circles. Stems were read off Inter's n at three weights.
    static func radius(weight: CGFloat) -> CGFloat {
        let stem = weight < 400 ? 0.05 + (weight - 100) * (0.088 - 0.05) / 300 : 0.088 + (weight - 400) * (0.198 - 0.088) / 500
        return min(max(stem, 0.03), 0.2) / 2
    }

    /// The same outline with outward corners bent by circles of that radius, or smaller ones where the sides are short.
    static func path(_ path: Path, radius: CGFloat) -> Path {
        let contours = contours(of: path)
        // All contours have the ink on the same side: that of the largest one tells which turns are outward.
        guard radius > 0, let largest = contours.max(by: { abs($0.area) < abs($1.area) }), largest.area != 0 else { return path }
        let outward: CGFloat = largest.area > 0 ? 1 : -1
        return Path(elements: contours.flatMap { $0.rounded(by: radius, outward: outward) })
    }

    /// A line or cubic from one point to the next.
    private struct Side {
        var from, control1, control2, to: CGPoint
        var isLine: Bool

        init(line from: CGPoint, _ to: CGPoint) { (self.from, self.to, control1, control2, isLine) = (from, to, from, to, true) }

        init(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
            (self.from, self.control1, self.control2, self.to, isLine) = (from, control1, control2, to, false)
        }

        func point(_ t: CGFloat) -> CGPoint {
            if isLine { return from + (to - from) * t }
            let s = 1 - t
            return from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + to * (t * t * t)
        }

        private static let steps = 16

        var length: CGFloat {
            if isLine { return (to - from).length }
            return (0..<Self.steps).reduce(0) { $0 + (point(CGFloat($1 + 1) / CGFloat(Self.steps)) - point(CGFloat($1) / CGFloat(Self.steps))).length }
        }

        /// Where a length from the start is reached, as a parameter.
        private func parameter(at length: CGFloat) -> CGFloat {
            let whole = self.length
            if isLine || whole == 0 { return whole == 0 ? 0 : length / whole }
            var passed: CGFloat = 0
            for step in 0..<Self.steps {
                let piece = (point(CGFloat(step + 1) / CGFloat(Self.steps)) - point(CGFloat(step) / CGFloat(Self.steps))).length
                if passed + piece >= length, piece > 0 { return (CGFloat(step) + (length - passed) / piece) / CGFloat(Self.steps) }
                passed += piece
            }
            return 1
        }

        /// What is left when lengths are taken off both ends.
        func cut(_ start: CGFloat, _ end: CGFloat) -> Side {
            if start == 0 && end == 0 { return self }
            let a = start == 0 ? 0 : parameter(at: start), b = end == 0 ? 1 : parameter(at: length - end)
            if isLine { return Side(line: point(a), point(b)) }
            return tail(from: a).head(to: a < 1 ? (b - a) / (1 - a) : 1)
        }

        private func head(to t: CGFloat) -> Side {
            let p01 = mix(from, control1, t), p12 = mix(control1, control2, t), p23 = mix(control2, to, t)
            let p012 = mix(p01, p12, t), p123 = mix(p12, p23, t)
            return Side(from, p01, p012, mix(p012, p123, t))
        }

        private func tail(from t: CGFloat) -> Side {
            let p01 = mix(from, control1, t), p12 = mix(control1, control2, t), p23 = mix(control2, to, t)
            let p012 = mix(p01, p12, t), p123 = mix(p12, p23, t)
            return Side(mix(p012, p123, t), p123, p23, to)
        }

        private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { a + (b - a) * t }

        /// The direction at the start, of length one; zero for a side without length.
        var startDirection: CGPoint { [control1, control2, to].map { ($0 - from).unit }.first { $0 != .zero } ?? .zero }
        var endDirection: CGPoint { [control2, control1, from].map { (to - $0).unit }.first { $0 != .zero } ?? .zero }

        var element: Path.Element { isLine ? .line(to: to) : .curve(to: to, control1: control1, control2: control2) }
    }

    private struct Contour {
        var sides: [Side]

        /// Twice the area inside, positive for one direction of walking it and negative for the other; curves count as their chords.
        var area: CGFloat { sides.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y } }

        func rounded(by radius: CGFloat, outward: CGFloat) -> [Path.Element] {
            guard sides.count > 1 else { return [] }
            let lengths = sides.map(\.length)
            // For the corner behind each side: how much is taken off on both sides of it.
            let cuts = sides.indices.map { index -> CGFloat in
                let next = (index + 1) % sides.count
                let a = sides[index].endDirection, b = sides[next].startDirection
                let dot = a.x * b.x + a.y * b.y, cross = a.x * b.y - a.y * b.x
                // Bends of less than 30 degrees belong to the letter's own curves.
                guard cross * outward > 0, dot < 0.866 else { return 0 }
                let tangent = dot > -0.999 ? abs(cross) / (1 + dot) : 20
                // A little of each side stays, to give the bends their direction.
                return min(radius * tangent, lengths[index] * 0.499, lengths[next] * 0.499)
            }
            var elements: [Path.Element] = []
            for index in sides.indices {
                let before = (index + sides.count - 1) % sides.count
                let side = sides[index].cut(cuts[before], cuts[index])
                if index == 0 { elements.append(.move(to: side.from)) }
                elements.append(side.element)
                guard cuts[index] > 0 else { continue }
                let next = (index + 1) % sides.count
                let following = sides[next].cut(cuts[index], cuts[next])
                elements.append(Self.bend(side.to, side.endDirection, following.from, following.startDirection, cuts[index]))
            }
            return elements + [.closeSubpath]
        }

        /// From one side to the next as nearly on a circle as a cubic goes: a handle of 4/3 · tan(φ/4) · r at both ends.
        private static func bend(_ from: CGPoint, _ a: CGPoint, _ to: CGPoint, _ b: CGPoint, _ cut: CGFloat) -> Path.Element {
            let dot = a.x * b.x + a.y * b.y, cross = a.x * b.y - a.y * b.x
            let half = dot > -0.999 ? abs(cross) / (1 + dot) : 20
            let quarter = half / (1 + (1 + half * half).squareRoot())
            let handle = half > 0 ? 4 / 3 * quarter * cut / half : cut / 2
            return .curve(to: to, control1: from + a * handle, control2: to - b * handle)
        }
    }

    private static func contours(of path: Path) -> [Contour] {
        var contours: [Contour] = [], sides: [Side] = [], start = CGPoint.zero, current = CGPoint.zero
        func add(_ side: Side) { if side.from != side.to || !side.isLine { sides.append(side) } }
        func end() {
            if current != start { add(Side(line: current, start)) }
            if !sides.isEmpty { contours.append(Contour(sides: sides)) }
            sides = []
        }
        for element in path.elements {
            switch element {
            case .move(let to): end(); start = to; current = to
            case .line(let to): add(Side(line: current, to)); current = to
            case .quadCurve(let to, let control):
                add(Side(current, current + (control - current) * (2 / 3), to + (control - to) * (2 / 3), to))
                current = to
            case .curve(let to, let control1, let control2): add(Side(current, control1, control2, to)); current = to
            case .closeSubpath: end(); current = start
            }
        }
        end()
        return contours
    }
}

extension CGPoint {
    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }
    fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
    fileprivate var unit: CGPoint { length > 1e-9 ? CGPoint(x: x / length, y: y / length) : .zero }
}
