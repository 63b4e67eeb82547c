import Foundation
import Graphics

/// The outlines of strokes and of grown shapes, as paths to be filled by the non-zero rule.
///
/// A contour runs on the left of its path at a fixed distance. At right turns it goes round the corner on an arc; at left turns it
/// goes through the corner, whose small loop winds the same way as the rest. So everything it encloses has a positive winding
/// number (clockwise, y downwards), and the contours of several shapes put into one path unite. Curves are cut into pieces that turn
/// little, and each piece is followed by a quadratic curve with the same end tangents. Cusps inside one curve are not looked for.
struct StrokeContour {
    private var elements: [Path.Element] = []
    private let distance: CGFloat

    /// The area that a line of `width` covers, with round caps and joins.
    static func stroked(_ path: Path, width: CGFloat) -> [Path.Element] {
        if let outer = path.grown(by: width / 2) {
            return outer.elements + (path.grown(by: -width / 2).map { SymbolGeometry.reversed($0.elements) } ?? [])
        }
        return subpaths(of: path).flatMap { subpath -> [Path.Element] in
            let back = subpath.reversed
            guard !subpath.pieces.isEmpty else {
                let point = subpath.start, side = width
                return Path(ellipseIn: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)).elements
            }
            guard subpath.isClosed else { return contour(along: subpath.pieces + back.pieces, at: width / 2) }
            return contour(along: subpath.pieces, at: width / 2) + contour(along: back.pieces, at: width / 2)
        }
    }

    /// The area of a filled path with its edge moved outwards, corners rounded.
    static func grown(_ path: Path, by distance: CGFloat) -> [Path.Element] {
        if let grown = path.grown(by: distance) { return grown.elements }
        return subpaths(of: path).flatMap { contour(along: $0.closed.clockwise.pieces, at: distance) }
    }

    /// The filled path itself, each subpath turned so that it winds clockwise.
    static func clockwise(_ path: Path) -> [Path.Element] {
        zip(SymbolGeometry.subpaths(path.elements), subpaths(of: path)).flatMap { elements, subpath in
            subpath.closed.signedArea < 0 ? SymbolGeometry.reversed(elements) : elements
        }
    }

    // MARK: - Pieces

    /// A line or a gently bent curve, with unit tangents at its ends.
    private struct Piece {
        var from, to: CGPoint
        var leaving, arriving: CGPoint
        var isLine: Bool

        var reversed: Piece {
            Piece(from: to, to: from, leaving: -1 * arriving, arriving: -1 * leaving, isLine: isLine)
        }
    }

    private struct Subpath {
        var start: CGPoint
        var pieces: [Piece] = []
        var isClosed = false

        var end: CGPoint { pieces.last?.to ?? start }

        mutating func add(_ piece: Piece?) { if let piece { pieces.append(piece) } }

        var reversed: Subpath { Subpath(start: end, pieces: pieces.reversed().map(\.reversed), isClosed: isClosed) }

        var closed: Subpath {
            var copy = self
            copy.add(StrokeContour.line(end, start))
            copy.isClosed = true
            return copy
        }

        /// Positive for clockwise, y downwards; curves count as their chords.
        var signedArea: CGFloat { pieces.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y } }

        var clockwise: Subpath { signedArea < 0 ? reversed : self }
    }

    private static func line(_ from: CGPoint, _ to: CGPoint) -> Piece? {
        guard let direction = (to - from).unit else { return nil }
        return Piece(from: from, to: to, leaving: direction, arriving: direction, isLine: true)
    }

    private static func subpaths(of path: Path) -> [Subpath] {
        var result: [Subpath] = []
        func extend(_ body: (inout Subpath) -> Void) { body(&result[result.count - 1]) }
        for element in path.elements {
            switch element {
            case .move(let to): result.append(Subpath(start: to))
            case .line(let to): extend { $0.add(line($0.end, to)) }
            case .quadCurve(let to, let control):
                extend { subpath in
                    let from = subpath.end
                    let (a, b) = (from + 2 / 3 * (control - from), to + 2 / 3 * (control - to))
                    curve(from, a, b, to, turns: 2).forEach { subpath.add($0) }
                }
            case .curve(let to, let a, let b):
                extend { subpath in curve(subpath.end, a, b, to, turns: 4).forEach { subpath.add($0) } }
            case .closeSubpath: extend { $0 = $0.closed }
            }
        }
        return result
    }

    /// `turns` pieces for a curve that turns by no more than a right angle, twice as many beyond.
    private static func curve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, turns: Int) -> [Piece] {
        func point(_ t: CGFloat) -> CGPoint {
            let s = 1 - t
            return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
        }
        func tangent(_ t: CGFloat) -> CGPoint? {
            let s = 1 - t
            return (s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2)).unit
        }
        guard let start = tangent(0) ?? (p2 - p0).unit ?? (p3 - p0).unit, let end = tangent(1) ?? (p3 - p1).unit ?? (p3 - p0).unit
        else { return [] }
        let count = start.dot(end) > -0.1 ? turns : 2 * turns
        var pieces: [Piece] = [], from = p0, leaving = start
        for step in 1...count {
            let t = CGFloat(step) / CGFloat(count)
            let to = step == count ? p3 : point(t), arriving = step == count ? end : tangent(t) ?? leaving
            pieces.append(Piece(from: from, to: to, leaving: leaving, arriving: arriving, isLine: false))
            (from, leaving) = (to, arriving)
        }
        return pieces
    }

    // MARK: - Following

    private static func contour(along pieces: [Piece], at distance: CGFloat) -> [Path.Element] {
        var contour = StrokeContour(distance: distance)
        for (index, piece) in pieces.enumerated() {
            contour.follow(piece)
            contour.turn(at: piece.to, from: piece.arriving, to: pieces[(index + 1) % pieces.count].leaving)
        }
        return contour.elements + [.closeSubpath]
    }

    private init(distance: CGFloat) { self.distance = distance }

    private mutating func go(to point: CGPoint) { elements.append(elements.isEmpty ? .move(to: point) : .line(to: point)) }

    private mutating func follow(_ piece: Piece) {
        let from = piece.from + distance * piece.leaving.left, to = piece.to + distance * piece.arriving.left
        if elements.isEmpty { go(to: from) }
        let turn = piece.leaving.cross(piece.arriving)
        guard !piece.isLine, abs(turn) > 1e-4 else { return go(to: to) }
        // Where the tangents at both ends meet.
        let along = (to - from).cross(piece.arriving) / turn
        elements.append(.quadCurve(to: to, control: from + along * piece.leaving))
    }

    private mutating func turn(at corner: CGPoint, from t0: CGPoint, to t1: CGPoint) {
        let end = corner + distance * t1.left
        let (cosine, sine) = (t0.dot(t1), t0.cross(t1))
        if cosine > 0 && abs(sine) < 1e-3 { return go(to: end) }
        if sine > 0 || cosine < 0 && abs(sine) < 1e-3 { return arc(round: corner, from: t0, to: t1) }
        if cosine < 0.9 { go(to: corner) }
        go(to: end)
    }

    /// The arc on the left of a right turn; one cubic for at most a right angle.
    private mutating func arc(round corner: CGPoint, from t0: CGPoint, to t1: CGPoint) {
        let cosine = t0.dot(t1)
        guard cosine > -1e-6 else {
            // Half way, the tangent points to the right of where the line came from.
            let middle = (t0 + t1).unit.flatMap { abs(t0.cross(t1)) > 1e-3 ? $0 : nil } ?? CGPoint(x: -t0.y, y: t0.x)
            arc(round: corner, from: t0, to: middle)
            return arc(round: corner, from: middle, to: t1)
        }
        let halfCosine = ((1 + cosine) / 2).squareRoot(), halfSine = (max(0, 1 - cosine) / 2).squareRoot()
        let handle = 4 / 3 * halfSine / (1 + halfCosine) * distance
        let from = corner + distance * t0.left, to = corner + distance * t1.left
        elements.append(.curve(to: to, control1: from + handle * t0, control2: to - handle * t1))
    }
}

extension CGPoint {
    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    fileprivate static func * (factor: CGFloat, point: CGPoint) -> CGPoint { CGPoint(x: factor * point.x, y: factor * point.y) }

    fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    /// Positive if `other` points to the right of this direction, y downwards.
    fileprivate func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
    /// The direction turned by a quarter to the left.
    fileprivate var left: CGPoint { CGPoint(x: y, y: -x) }
    fileprivate var unit: CGPoint? {
        let length = (x * x + y * y).squareRoot()
        return length > 1e-6 ? CGPoint(x: x / length, y: y / length) : nil
    }
}
