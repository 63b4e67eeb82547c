import Foundation
import Graphics
import Testing

@Suite struct StrokeTests {
    private let corner = Path { $0.addLines([CGPoint(x: 10, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 10)]) }
    private let line = Path { $0.addLines([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]) }

    private static let caps: [(CGLineCap, Double)] = [(.butt, 120), (.square, 156), (.round, 120 + 28.274)]

    @Test(arguments: caps)
    func areaByCap(cap: CGLineCap, area: Double) {
        let bitmap = picture(40, 40, [stroke(line, StrokeStyle(lineWidth: 6, lineCap: cap))])
        #expect(abs(bitmap.coveredArea - area) < 0.2)
    }

    private static let joins: [(CGLineJoin, Double)] = [(.miter, 240), (.round, 231 + 7.069), (.bevel, 231 + 4.5)]

    /// Two legs of 20 × 6 share a square of 3 × 3; the outer corner adds a square, a quarter disc or half a square.
    @Test(arguments: joins)
    func areaByJoin(join: CGLineJoin, area: Double) {
        let bitmap = picture(40, 40, [stroke(corner, StrokeStyle(lineWidth: 6, lineJoin: join))])
        #expect(abs(bitmap.coveredArea - area) < 0.2)
    }

    /// A right angle's miter is √2 widths long.
    private static let limits: [(CGFloat, UInt8)] = [(1.40, 0), (1.42, 255)]

    @Test(arguments: limits) func miterLimitDecides(limit: CGFloat, tip: UInt8) {
        let bitmap = picture(40, 40, [stroke(corner, StrokeStyle(lineWidth: 6, miterLimit: limit))])
        #expect(bitmap[32, 32].alpha == tip)
    }

    /// A stroke in a picture of iOS 18.5 at 3 pixels a point: where, in pixels, its outer and inner edge cross rows on the left side.
    struct Seen: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var path: Path, width: CGFloat, size: (width: Int, height: Int)
        /// Row, outer edge (where it is in the picture), inner edge (where it is before the middle).
        var rows: [(row: Int, outer: Double?, inner: Double?)]
    }

    private static let seen = [
        Seen(
            testDescription: "capsule", path: Path(roundedRect: rect(0, 0, 120, 40), cornerRadius: 20), width: 4, size: (120, 40),
            rows: [
                (4, 24.51, nil), (8, 18.70, 46.29), (9, 17.56, 42.33), (10, 16.40, 39.16), (12, 14.10, 34.71), (16, 10.40, 28.03),
                (20, 7.05, 23.20), (25, 3.91, 18.49), (29, 1.75, 15.57), (36, nil, 11.76), (40, nil, 9.98), (43, nil, 8.97), (47, nil, 7.78),
            ]),
        Seen(
            testDescription: "rounded rectangle", path: Path(roundedRect: rect(0, 0, 80, 60), cornerRadius: 8), width: 3, size: (80, 60),
            rows: [(0, 7.90, nil), (2, 5.41, nil), (5, 2.41, 18.90), (6, 1.64, 15.78), (8, nil, 12.32), (10, nil, 9.96), (14, nil, 7.08)]),
        Seen(
            testDescription: "ellipse", path: Path(ellipseIn: rect(0, 0, 60, 40)), width: 4, size: (60, 40),
            rows: [
                (3, 40.46, nil), (7, 31.86, 70.90), (8, 29.97, 65.33), (11, 24.86, 53.59), (17, 16.55, 38.62), (23, 10.02, 28.51),
                (29, 4.88, 20.94), (32, 2.82, 18.04), (38, nil, 13.17), (44, nil, 9.82), (50, nil, 7.49),
            ]),
    ]

    /// Exact curves are up to 0.7 pixels from what was seen: see `isCutIntoChords` and `ContinuousCorner`.
    @Test(arguments: seen) func edgesAreWhereTheyWereSeen(_ seen: Seen) throws {
        let bitmap = picture(
            seen.size.width * 3, seen.size.height * 3, scale: 3, [stroke(seen.path, StrokeStyle(lineWidth: seen.width))])
        for edge in seen.rows {
            let coverages = bitmap.alphas(row: edge.row).prefix(seen.size.width * 3 / 2).map { Double($0) / 255 }
            let full = try #require(coverages.firstIndex { $0 > 0.97 })
            if let outer = edge.outer {
                let found = coverages.prefix(full).reduce(0) { $0 + 1 - $1 }
                #expect(abs(found - outer) < 0.12, "row \(edge.row): the outer edge is at \(found), on iOS at \(outer)")
            }
            if let inner = edge.inner {
                let found = Double(full) + coverages.dropFirst(full).reduce(0, +)
                #expect(abs(found - inner) < 0.25, "row \(edge.row): the inner edge is at \(found), on iOS at \(inner)")
            }
        }
    }

    @Test func aClosedPathHasNoCaps() {
        let bitmap = picture(40, 40, [stroke(Path(rect(10, 10, 20, 20)), StrokeStyle(lineWidth: 4, lineCap: .square))])
        #expect(bitmap.coveredArea == 24 * 24 - 16 * 16)
    }

    @Test func aCirclesStrokeIsARing() {
        let bitmap = picture(100, 100, [stroke(Path(ellipseIn: rect(10, 10, 80, 80)), StrokeStyle(lineWidth: 10))])
        let exact = Double.pi * (45 * 45 - 35 * 35)
        #expect(abs(bitmap.coveredArea - exact) < 8, "flattening and the cubic bulge: at most 0.02 px along 500 px of border")
        #expect(bitmap[50, 50].alpha == 0 && bitmap[50, 10].alpha == 255)
    }

    @Test func dashesInOrder() {
        let path = Path { $0.addLines([CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)]) }
        let bitmap = picture(20, 2, [stroke(path, StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))])
        #expect(bitmap.alphas(row: 0).map { $0 == 255 ? "#" : "." }.joined() == "###..####..####..###")
    }

    @Test func anOddPatternIsUsedTwiceOver() {
        let path = Path { $0.addLines([CGPoint(x: 0, y: 1), CGPoint(x: 12, y: 1)]) }
        let bitmap = picture(12, 2, [stroke(path, StrokeStyle(lineWidth: 2, dash: [3]))])
        #expect(bitmap.alphas(row: 0).map { $0 == 255 ? "#" : "." }.joined() == "###...###...")
    }

    @Test func dashesTurnCorners() {
        let bitmap = picture(40, 40, [stroke(corner, StrokeStyle(lineWidth: 2, dash: [15, 10]))])
        #expect(bitmap[20, 30].alpha == 255 && bitmap[27, 30].alpha == 0 && bitmap[30, 20].alpha == 255 && bitmap[30, 27].alpha == 0)
    }

    /// A pen of 1 pt under a map that stretches x three times is three times as wide for an upright line.
    @Test func widthFollowsTheMap() {
        let upright = Path { $0.addLines([CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 10)]) }
        let bitmap = picture(24, 10, [.pushTransform(CGAffineTransform(scaleX: 3, y: 1)), stroke(upright, StrokeStyle(lineWidth: 2)), .pop])
        #expect(bitmap.coveredArea == 60)
    }

    @Test func aPointWithRoundCapsIsADot() {
        let point = Path { $0.move(to: CGPoint(x: 10, y: 10)); $0.addLine(to: CGPoint(x: 10, y: 10)) }
        let bitmap = picture(20, 20, [stroke(point, StrokeStyle(lineWidth: 8, lineCap: .round))])
        #expect(abs(bitmap.coveredArea - 16 * Double.pi) < 0.2)
        #expect(picture(20, 20, [stroke(point, StrokeStyle(lineWidth: 8))]).coveredArea == 0)
    }

    /// A line that crosses itself is as dark at the crossing as elsewhere.
    @Test func translucentCrossingsAreNotDoubled() {
        let cross = Path { $0.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 18, y: 18), CGPoint(x: 18, y: 2), CGPoint(x: 2, y: 18)]) }
        let bitmap = picture(20, 20, [.stroke(cross, style: StrokeStyle(lineWidth: 4), paint: .color(ResolvedColor.black.opacity(0.5)))])
        #expect(bitmap[10, 10].alpha == 128 && bitmap[9, 9].alpha == 128)
        #expect(bitmap.pixels.allSatisfy { $0 >> 24 <= 128 })
    }
}
