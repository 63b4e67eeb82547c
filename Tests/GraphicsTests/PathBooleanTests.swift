import Foundation
import Graphics
import Testing

@Suite struct PathBooleanTests {
    private static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path { Path(CGRect(x: x, y: y, width: side, height: side)) }

    private static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
        Path { path in
            path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
            path.closeSubpath()
        }
    }

    private static let star = polygon([(50, 0), (79, 90), (3, 35), (97, 35), (21, 90)])

    // MARK: Squares

    @Test func overlappingSquares() {
        let a = Self.square(0, 0, 20), b = Self.square(10, 10, 20)
        #expect(a.union(b).signedArea == 700)
        #expect(a.intersection(b).signedArea == 100)
        #expect(a.intersection(b).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(a.subtracting(b).signedArea == 300)
        #expect(a.symmetricDifference(b).signedArea == 600)
        // Eight corners, told clockwise.
        #expect(a.union(b).elements.count == 9)
    }

    @Test func aHoleRunsTheOtherWay() {
        let ring = Self.square(0, 0, 30).subtracting(Self.square(10, 10, 10))
        #expect(ring.signedArea == 800)
        #expect(ring.contains(CGPoint(x: 5, y: 15)) && !ring.contains(CGPoint(x: 15, y: 15)))
        #expect(ring.contains(CGPoint(x: 5, y: 15), eoFill: true) && !ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
    }

    @Test func neighboursBecomeOne() {
        // Two rectangles with a side in common, of different lengths: no seam, no corner in the middle of a line.
        let joined = Self.square(0, 0, 20).union(Path(CGRect(x: 20, y: 0, width: 10, height: 20)))
        #expect(joined.elements == Path(elements: [
            .move(to: CGPoint(x: 0, y: 20)), .line(to: .zero), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 20)), .closeSubpath,
        ]).elements)
        #expect(Self.square(0, 0, 20).intersection(Self.square(20, 0, 20)).isEmpty)
        #expect(Self.square(0, 0, 20).union(Path(CGRect(x: 20, y: 5, width: 10, height: 7))).signedArea == 470)
    }

    @Test func cornersThatTouch() {
        let both = Self.square(0, 0, 10).union(Self.square(10, 10, 10))
        #expect(both.signedArea == 200)
        // Told as two squares, not as one outline that crosses itself.
        #expect(both.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
        #expect(Self.square(0, 0, 10).intersection(Self.square(10, 10, 10)).isEmpty)
    }

    // MARK: Odd input

    @Test func nothing() {
        let a = Self.square(0, 0, 10)
        for empty in [Path(), Path(CGRect(x: 3, y: 3, width: 0, height: 5)), Self.square(.nan, 0, 5), Self.square(0, .infinity, 5), Self.square(0, 0, 1e300)] {
            #expect(a.union(empty).signedArea == 100)
            #expect(a.intersection(empty).isEmpty)
            #expect(empty.intersection(a).isEmpty)
            #expect(a.subtracting(empty).signedArea == 100)
            #expect(empty.subtracting(a).isEmpty)
            #expect(a.lineIntersection(empty).isEmpty)
        }
        #expect(Path { $0.move(to: .zero) }.union(a).signedArea == 100)
    }

    @Test func theSameTwice() {
        for path in [Self.square(0, 0, 10), Self.star, Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20))] {
            let area = path.normalized(eoFill: false).signedArea
            #expect(abs(path.union(path).signedArea - area) < 1e-9)
            #expect(abs(path.intersection(path).signedArea - area) < 1e-9)
            #expect(path.subtracting(path).isEmpty && path.symmetricDifference(path).isEmpty)
        }
    }

    @Test func anOutlineThatCrossesItself() {
        // By winding the star's middle is filled, by even-odd it is a hole.
        let middle = CGPoint(x: 50, y: 48), tip = CGPoint(x: 50, y: 15)
        let whole = Self.star.normalized(eoFill: false), hollow = Self.star.normalized()
        for rule in [false, true] {
            #expect(whole.contains(middle, eoFill: rule) && whole.contains(tip, eoFill: rule))
            #expect(!hollow.contains(middle, eoFill: rule) && hollow.contains(tip, eoFill: rule))
        }
        #expect(whole.signedArea > hollow.signedArea && hollow.signedArea > 0)
        // An outline told against the clock is turned.
        #expect(Self.polygon([(0, 0), (0, 10), (10, 10), (10, 0)]).normalized().signedArea == 100)
        // A spike has no area.
        #expect(Self.polygon([(0, 0), (10, 0), (20, 0), (10, 0), (10, 10), (0, 10)]).normalized(eoFill: false).boundingRect.maxX == 10)
    }

    @Test func linesAlmostOnEachOther() {
        // Thousands of slivers thinner than the grid.
        var fan = Path(), other = Path()
        for step in 0..<60 {
            let y = CGFloat(step) * 1e-6
            fan.addLines([.zero, CGPoint(x: 1000, y: y), CGPoint(x: 1000, y: y + 1e-6)])
            fan.closeSubpath()
            other.addLines([CGPoint(x: 0, y: 6e-5 - y), CGPoint(x: 1000, y: 0), CGPoint(x: 500, y: y * 3)])
            other.closeSubpath()
        }
        for result in [fan.union(other), fan.intersection(other), fan.subtracting(other)] { #expect(abs(result.signedArea) < 0.5) }
    }

    // MARK: Curves

    @Test func curvesStayCurves() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let half = circle.intersection(Self.square(0, 0, 200).applying(CGAffineTransform(translationX: 50, y: -50)))
        var curves = 0
        for case .curve(let to, _, _) in half.elements {
            curves += 1
            let distance = hypot(Double(to.x) - 50, Double(to.y) - 50)
            #expect(abs(distance - 50) < 0.02, "\(to) lies off the circle")
        }
        #expect(curves == 2, "two quarters, not hundreds of lines")
        #expect(abs(half.signedArea - circle.signedArea / 2) < 0.01)
        // An untouched circle comes back as it is.
        #expect(circle.union(Self.square(200, 0, 10)).elements.filter { if case .curve = $0 { true } else { false } }.count == 4)
    }

    @Test func circlesThatCross() {
        let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)), b = Path(ellipseIn: CGRect(x: 30, y: 0, width: 60, height: 60))
        // Two circles of radius r whose centres are r apart share 2r²·π/3 − r²·√3/2.
        let lens = 2 * 900 * Double.pi / 3 - 900 * 3.0.squareRoot() / 2
        #expect(abs(a.intersection(b).signedArea - lens) < 1, "cubics are 0.03 % off a circle")
        #expect(abs(a.union(b).signedArea - (2 * 900 * .pi - lens)) < 2)
    }

    // MARK: Lines

    @Test func linesInsideAndOutside() {
        let line = Path { $0.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 20, y: 5)]) }
        #expect(line.lineIntersection(Self.square(0, 0, 10)).elements == [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5))])
        #expect(line.lineSubtraction(Self.square(0, 0, 10)).elements == [
            .move(to: CGPoint(x: -10, y: 5)), .line(to: CGPoint(x: 0, y: 5)), .move(to: CGPoint(x: 10, y: 5)), .line(to: CGPoint(x: 20, y: 5)),
        ])
        // Open lines are not closed: only the drawn side of a corner is cut.
        let corner = Path { $0.addLines([CGPoint(x: -5, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 20)]) }
        #expect(corner.lineIntersection(Self.square(0, 0, 10)).elements == [
            .move(to: CGPoint(x: 0, y: 2)), .line(to: CGPoint(x: 5, y: 2)), .line(to: CGPoint(x: 5, y: 10)),
        ])
        // A whole outline stays closed; one that begins inside is not cut where it begins; the border counts as inside.
        #expect(Self.square(2, 2, 5).lineIntersection(Self.square(0, 0, 10)).elements.last == .closeSubpath)
        #expect(Self.square(2, 2, 20).lineIntersection(Self.square(0, 0, 10)).elements == [
            .move(to: CGPoint(x: 2, y: 10)), .line(to: CGPoint(x: 2, y: 2)), .line(to: CGPoint(x: 10, y: 2)),
        ])
        #expect(Self.square(0, 0, 10).lineSubtraction(Self.square(0, 0, 10)).isEmpty)
    }

    // MARK: Strokes

    @Test func strokesBecomeOutlines() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
        #expect(line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square)).boundingRect == CGRect(x: -5, y: -5, width: 110, height: 10))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10])).signedArea == 5 * 40)
        // A square's frame is two rings, though bands and joins overlap at its corners.
        let frame = Self.square(0, 0, 20).strokedPath(StrokeStyle(lineWidth: 4))
        #expect(frame.signedArea == 24 * 24 - 16 * 16)
        #expect(frame.elements.count == 10)
        #expect(!frame.contains(CGPoint(x: 10, y: 10)) && frame.contains(CGPoint(x: 1, y: 10)))
        for style in [StrokeStyle(lineWidth: 0), StrokeStyle(lineWidth: .nan), StrokeStyle(lineWidth: -1)] { #expect(line.strokedPath(style).isEmpty) }
    }

    // MARK: Laws

    /// A path of a few subpaths of lines and curves, by a seed; every other seed keeps to a coarse grid, so that much coincides.
    private static func random(_ state: inout UInt64, isCoarse: Bool) -> Path {
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
        func point() -> CGPoint {
            isCoarse ? CGPoint(x: roll(6) * 20, y: roll(6) * 20) : CGPoint(x: CGFloat(roll(100_000)) / 1000, y: CGFloat(roll(100_000)) / 1000)
        }
        return Path { path in
            for _ in 0...roll(2) {
                if roll(4) == 0 {
                    let (a, b) = (point(), point())
                    path.addEllipse(in: CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
                    continue
                }
                path.move(to: point())
                for _ in 0...roll(5) {
                    switch roll(3) {
                    case 0: path.addCurve(to: point(), control1: point(), control2: point())
                    case 1: path.addQuadCurve(to: point(), control: point())
                    default: path.addLine(to: point())
                    }
                }
                if roll(2) == 0 { path.closeSubpath() }
            }
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>) func lawsOfAreas(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        let a = Self.random(&state, isCoarse: seed % 2 == 0), b = Self.random(&state, isCoarse: seed % 2 == 0)
        let evenOdd = seed % 3 == 0
        let (union, intersection) = (a.union(b, eoFill: evenOdd), a.intersection(b, eoFill: evenOdd))
        let (difference, either) = (a.subtracting(b, eoFill: evenOdd), a.symmetricDifference(b, eoFill: evenOdd))
        let areaA = a.normalized(eoFill: evenOdd).signedArea, areaB = b.normalized(eoFill: evenOdd).signedArea
        // Curves are cut on their chords, each off by up to 1/400 of a point.
        #expect(abs(union.signedArea + intersection.signedArea - areaA - areaB) < 2)
        #expect(abs(difference.signedArea + intersection.signedArea - areaA) < 2)
        #expect(abs(either.signedArea - union.signedArea + intersection.signedArea) < 2)
        #expect([union, intersection, difference, either].allSatisfy { $0.signedArea > -1 }, "areas are told clockwise")
        for step in 0..<100 {
            let point = CGPoint(x: CGFloat(step % 10) * 10.03 + 0.7, y: CGFloat(step / 10) * 10.03 + 0.9)
            if min(a.closed.distance(to: point), b.closed.distance(to: point)) < 0.05 { continue }
            let (inA, inB) = (a.contains(point, eoFill: evenOdd), b.contains(point, eoFill: evenOdd))
            for (result, isInside) in [(union, inA || inB), (intersection, inA && inB), (difference, inA && !inB), (either, inA != inB)] {
                #expect(result.contains(point) == isInside && result.contains(point, eoFill: true) == isInside, "\(point)")
            }
        }
    }

    @Test func linesOfLaws() {
        for seed in 1...40 as ClosedRange<UInt64> {
            var state = seed &* 0x9E37_79B9_7F4A_7C15
            let a = Self.random(&state, isCoarse: seed % 2 == 0), b = Self.random(&state, isCoarse: seed % 2 == 0)
            let (inside, outside) = (a.lineIntersection(b), a.lineSubtraction(b))
            for (lines, isInside) in [(inside, true), (outside, false)] {
                for share in stride(from: 0.05, to: 1, by: 0.1) {
                    guard let point = lines.trimmedPath(from: 0, to: share).currentPoint, b.closed.distance(to: point) > 0.05 else { continue }
                    #expect(b.contains(point) == isInside, "seed \(seed), \(point)")
                    #expect(a.distance(to: point) < 0.05)
                }
            }
        }
    }
}

extension Path {
    /// Twice-told ground counts twice, ground told against the clock less: by the lines between many points of each curve.
    fileprivate var signedArea: Double {
        var area = 0.0, first = CGPoint.zero, point = CGPoint.zero
        func line(to end: CGPoint) {
            area += Double(point.x * end.y - end.x * point.y) / 2
            point = end
        }
        for element in elements {
            switch element {
            case .move(let to):
                line(to: first)
                (first, point) = (to, to)
            case .line(let to): line(to: to)
            case .quadCurve(let to, let control):
                let from = point
                for step in 1...256 {
                    let t = CGFloat(step) / 256, s = 1 - t
                    line(to: CGPoint(x: s * s * from.x + 2 * s * t * control.x + t * t * to.x, y: s * s * from.y + 2 * s * t * control.y + t * t * to.y))
                }
            case .curve(let to, let control1, let control2):
                let from = point
                for step in 1...256 {
                    let t = CGFloat(step) / 256, s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    line(to: CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * to.x, y: a * from.y + b * control1.y + c * control2.y + d * to.y))
                }
            case .closeSubpath: line(to: first)
            }
        }
        line(to: first)
        return area
    }

    /// With the lines that filling adds.
    fileprivate var closed: Path {
        var closed = Path()
        for element in elements {
            if case .move = element { closed.closeSubpath() }
            closed = Path(elements: closed.elements + [element])
        }
        closed.closeSubpath()
        return closed
    }
}
