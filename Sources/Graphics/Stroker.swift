import Foundation

/// Turns a line with a width into polygons whose union is its outline.
///
/// Every piece is wound the same way, so that the non-zero rule makes the union: stretches of gentle bends become one band each, and
/// at every other corner a join stands over the ends of two bands. The scan converter is exact for overlaps, so no seam shows.
package struct Stroker {
    private let halfWidth: Double
    private let style: StrokeStyle
    private let tolerance: Double
    package private(set) var polygons: [[PlanePoint]] = []

    /// - Parameter tolerance: how far round joins and caps may be from a circle, in the path's units.
    package init(style: StrokeStyle, tolerance: Double) {
        (halfWidth, self.style, self.tolerance) = (Double(style.lineWidth) / 2, style, tolerance)
    }

    /// Adds the outline of one line.
    package mutating func add(_ line: Polyline) {
        var points: [PlanePoint] = []
        for point in line.points where point != points.last { points.append(point) }
        if line.isClosed && points.count > 1 && points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first { addDot(point) }
            return
        }
        let isClosed = line.isClosed && points.count > 2
        var directions: [PlanePoint] = []
        for index in 0..<(isClosed ? points.count : points.count - 1) {
            directions.append(Self.direction(points[index], points[(index + 1) % points.count]))
        }
        addBands(points, directions, isClosed: isClosed)
        if !isClosed {
            addCap(at: points[0], direction: PlanePoint(x: -directions[0].x, y: -directions[0].y))
            addCap(at: points[points.count - 1], direction: directions[directions.count - 1])
        }
    }

    private static func direction(_ a: PlanePoint, _ b: PlanePoint) -> PlanePoint {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return PlanePoint(x: dx / length, y: dy / length)
    }

    /// The vector across the line at a gentle bend, such that both sides run on parallel; nil if the bend is a corner.
    private func gentleOffset(_ before: PlanePoint, _ after: PlanePoint, _ shorter: Double) -> PlanePoint? {
        let cosine = before.x * after.x + before.y * after.y, sine = before.x * after.y - before.y * after.x
        // Turns of less than about 20°, and sides long enough for the inner border not to fold over.
        guard cosine > 0.94, halfWidth * abs(sine) / (1 + cosine) < shorter * 0.5 else { return nil }
        let (nx, ny) = (-(before.y + after.y), before.x + after.x)
        let scale = halfWidth / (1 + cosine)
        return PlanePoint(x: nx * scale, y: ny * scale)
    }

    private mutating func addBands(_ points: [PlanePoint], _ directions: [PlanePoint], isClosed: Bool) {
        let count = points.count
        func length(_ index: Int) -> Double {
            let (a, b) = (points[index], points[(index + 1) % count])
            return ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        let lengths = directions.indices.map(length)
        // The offset at each point, or nil where bands end.
        var offsets = [PlanePoint?](repeating: nil, count: count)
        for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
            let before = (index + directions.count - 1) % directions.count
            offsets[index] = gentleOffset(directions[before], directions[index], min(lengths[before], lengths[index]))
        }
        let corners = offsets.indices.filter { offsets[$0] == nil }
        if isClosed && corners.isEmpty {
            addRing(points, offsets.map { $0! })
            return
        }
        let start = isClosed ? corners[0] : 0
        var left: [PlanePoint] = [], right: [PlanePoint] = []
        func put(_ point: PlanePoint, _ offset: PlanePoint) {
            left.append(PlanePoint(x: point.x + offset.x, y: point.y + offset.y))
            right.append(PlanePoint(x: point.x - offset.x, y: point.y - offset.y))
        }
        for step in directions.indices {
            let index = (start + step) % count, next = (index + 1) % count
            let normal = PlanePoint(x: -directions[index].y * halfWidth, y: directions[index].x * halfWidth)
            if left.isEmpty { put(points[index], normal) }
            if let offset = offsets[next] { put(points[next], offset); continue }
            put(points[next], normal)
            polygons.append(left + right.reversed())
            (left, right) = ([], [])
            if isClosed || next != count - 1 { addJoin(at: points[next], directions[index], directions[(index + 1) % directions.count]) }
        }
    }

    private mutating func addRing(_ points: [PlanePoint], _ offsets: [PlanePoint]) {
        let sides = [1.0, -1.0].map { side in
            points.indices.map { PlanePoint(x: points[$0].x + side * offsets[$0].x, y: points[$0].y + side * offsets[$0].y) }
        }
        polygons.append(sides[0])
        polygons.append(sides[1].reversed())
    }

    /// Adds a polygon, turned so that it is wound like the bands.
    private mutating func append(_ points: [PlanePoint]) {
        var area = 0.0
        for index in points.indices {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            area += a.x * b.y - b.x * a.y
        }
        polygons.append(area > 0 ? points.reversed() : points)
    }

    private mutating func addJoin(at point: PlanePoint, _ before: PlanePoint, _ after: PlanePoint) {
        let cosine = before.x * after.x + before.y * after.y, sine = before.x * after.y - before.y * after.x
        if sine == 0 && cosine > 0 { return }
        // The gap opens on the side away from the turn.
        let side = sine > 0 ? -halfWidth : halfWidth
        let from = PlanePoint(x: point.x - before.y * side, y: point.y + before.x * side)
        let to = PlanePoint(x: point.x - after.y * side, y: point.y + after.x * side)
        switch style.lineJoin {
        case .bevel: append([point, from, to])
        case .round: append([point, from] + arc(about: point, from: from, to: to, cosine: cosine, isClockwise: sine > 0) + [to])
        case .miter:
            // Miter length over width is 1 / sin(half the angle between the lines) = √(2 / (1 + cosine)).
            let limit = Double(style.miterLimit)
            if cosine > -0.9999, 2 / (1 + cosine) <= limit * limit {
                let scale = side / (1 + cosine)
                let tip = PlanePoint(x: point.x - (before.y + after.y) * scale, y: point.y + (before.x + after.x) * scale)
                append([point, from, tip, to])
            } else {
                append([point, from, to])
            }
        }
    }

    /// Points on the shorter arc between two points of a circle, without them.
    private func arc(about center: PlanePoint, from: PlanePoint, to: PlanePoint, cosine: Double, isClockwise: Bool) -> [PlanePoint] {
        let angle = PortableMath.angle(y: (max(0, 1 - cosine * cosine)).squareRoot(), x: cosine)
        // A chord of angle s leaves the circle by r (1 − cos(s/2)) ≈ r s² / 8.
        let step = min(1, max(0.05, (8 * tolerance / max(halfWidth, tolerance)).squareRoot()))
        let count = Int((angle / step).rounded(.up))
        guard count > 1 else { return [] }
        let turn = PortableMath.sineAndCosine((isClockwise ? angle : -angle) / Double(count))
        var (x, y) = (from.x - center.x, from.y - center.y)
        return (1..<count).map { _ in
            (x, y) = (x * turn.cosine - y * turn.sine, x * turn.sine + y * turn.cosine)
            return PlanePoint(x: center.x + x, y: center.y + y)
        }
    }

    /// - Parameter direction: out of the line.
    private mutating func addCap(at point: PlanePoint, direction: PlanePoint) {
        let out = PlanePoint(x: direction.x * halfWidth, y: direction.y * halfWidth), across = PlanePoint(x: -out.y, y: out.x)
        let from = PlanePoint(x: point.x + across.x, y: point.y + across.y), to = PlanePoint(x: point.x - across.x, y: point.y - across.y)
        switch style.lineCap {
        case .butt: return
        case .square:
            append([from, PlanePoint(x: from.x + out.x, y: from.y + out.y), PlanePoint(x: to.x + out.x, y: to.y + out.y), to])
        case .round:
            let tip = PlanePoint(x: point.x + out.x, y: point.y + out.y)
            append(
                [from] + arc(about: point, from: from, to: tip, cosine: 0, isClockwise: false) + [tip]
                    + arc(about: point, from: tip, to: to, cosine: 0, isClockwise: false) + [to])
        }
    }

    /// A line without length shows its caps only.
    private mutating func addDot(_ point: PlanePoint) {
        addCap(at: point, direction: PlanePoint(x: 1, y: 0))
        addCap(at: point, direction: PlanePoint(x: -1, y: 0))
    }
}
