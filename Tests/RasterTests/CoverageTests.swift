import Foundation
import Graphics
@testable import Raster
import Testing

@Suite struct CoverageTests {
    /// The sum of coverage is the area; each border pixel is off by at most half a level, and flattening by 0.01 px along the border.
    @Test(arguments: [3.0, 10.3, 45, 90]) func areaOfACircle(radius: Double) {
        let side = Int(radius * 2) + 4
        let bitmap = picture(side, side, [fill(Path(ellipseIn: rect(1.2, 1.7, radius * 2, radius * 2)))])
        let circumference = 2 * Double.pi * radius
        // The cubic of a quarter circle bulges by at most 0.027 % of the radius.
        #expect(abs(bitmap.coveredArea - Double.pi * radius * radius) < circumference * (0.01 + 0.00027 * radius))
    }

    @Test(arguments: [4.0, 12, 20]) func areaCutByCircularCorners(radius: Double) {
        let bitmap = picture(60, 60, [fill(Path(roundedRect: rect(0, 0, 60, 60), cornerRadius: radius, style: .circular))])
        #expect(abs((3600 - bitmap.coveredArea) / 4 / radius / radius - 0.2146) < 0.002)
    }

    /// Measured on iOS: 0.223 to 0.226 r² where there is room.
    @Test(arguments: [4.0, 8, 12]) func areaCutByContinuousCorners(radius: Double) {
        let bitmap = picture(80, 80, scale: 3, [fill(Path(roundedRect: rect(0, 0, 80, 80), cornerRadius: radius))])
        let cut = (6400 - bitmap.coveredArea / 9) / 4 / radius / radius
        #expect(cut > 0.222 && cut < 0.2275)
    }

    /// Each winding of a path that crosses itself counts as its rule says, without doubled or lost pixels at the crossings.
    @Test func windingRulesWhereOutlinesOverlap() {
        let overlapping = Path { path in
            path.addRect(rect(0, 0, 4, 4))
            path.addRect(rect(2.5, 1, 4, 2))
        }
        #expect(abs(picture(8, 4, [fill(overlapping)]).coveredArea - 21) < 0.01)
        #expect(abs(picture(8, 4, [fill(overlapping, evenOdd: true)]).coveredArea - 18) < 0.02)
    }

    /// Two rectangles wound in opposite ways: where both lie the winding is 0. A pixel that holds parts of each alone and of both must
    /// not lose one to the other, which summing signed areas would do.
    @Test func oppositeWindingsInOnePixel() {
        let path = Path { path in
            path.addLines([(0, 0), (0.5, 0), (0.5, 1), (0, 1)].map { CGPoint(x: $0.0, y: $0.1) })
            path.closeSubpath()
            path.addLines([(0.5, 0), (0.5, 1), (1, 1), (1, 0)].map { CGPoint(x: $0.0, y: $0.1) })
            path.closeSubpath()
        }
        #expect(picture(1, 1, [fill(path)])[0, 0].alpha == 255)
    }

    @Test func aStarIsHollowOnlyByTheEvenOddRule() {
        let star = polygon((0..<5).map { point in
            let (sine, cosine) = PortableMath.sineAndCosine(Double(point) * 4 * .pi / 5)
            return (50 + 45 * sine, 50 - 45 * cosine)
        })
        #expect(picture(100, 100, [fill(star)])[50, 50].alpha == 255)
        #expect(picture(100, 100, [fill(star, evenOdd: true)])[50, 50].alpha == 0)
    }

    /// The exact converter against counting 32 × 32 points in each pixel, for scribbles that cross themselves.
    @Test(arguments: 0..<8, [false, true]) func agreesWithCountingPoints(seed: Int, evenOdd: Bool) {
        var random = Sequence(seed: UInt64(seed))
        let points = (0..<(4 + seed)).map { _ in (random.next(below: 12), random.next(below: 12)) }
        let bitmap = picture(12, 12, [fill(polygon(points), evenOdd: evenOdd)])
        for y in 0..<12 {
            for x in 0..<12 {
                let expected = share(of: points, inPixel: x, y, evenOdd: evenOdd)
                // 32 lines of points know an area to about a 32nd.
                #expect(abs(Double(bitmap[x, y].alpha) / 255 - expected) < 0.035, "pixel \(x),\(y)")
            }
        }
    }

    private func share(of points: [(CGFloat, CGFloat)], inPixel x: Int, _ y: Int, evenOdd: Bool) -> Double {
        let steps = 32
        var inside = 0
        for line in 0..<steps {
            let py = Double(y) + (Double(line) + 0.5) / Double(steps)
            var crossings: [(x: Double, winding: Int)] = []
            for index in points.indices {
                let (a, b) = (points[index], points[(index + 1) % points.count])
                if (a.1 <= py) == (b.1 <= py) { continue }
                crossings.append((Double(a.0 + (py - a.1) / (b.1 - a.1) * (b.0 - a.0)), a.1 < b.1 ? 1 : -1))
            }
            for column in 0..<steps {
                let px = Double(x) + (Double(column) + 0.5) / Double(steps)
                let winding = crossings.reduce(0) { $0 + ($1.x <= px ? $1.winding : 0) }
                if evenOdd ? winding & 1 != 0 : winding != 0 { inside += 1 }
            }
        }
        return Double(inside) / Double(steps * steps)
    }

    /// A small deterministic source of numbers.
    private struct Sequence {
        var state: UInt64
        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
        mutating func next(below limit: Double) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Double(state >> 11) / Double(1 << 53) * limit)
        }
    }
}
