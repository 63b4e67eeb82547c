import Foundation
import Graphics
import Testing
@testable import Metrics

@Suite struct StrokeContourTests {
    private func path(_ text: String) -> Path { SymbolGeometry.path(text.split(separator: " ")[...]) }

    /// The winding number of a point, each curve taken as twenty-four chords.
    private func winding(_ elements: [Path.Element], _ point: CGPoint) -> Int {
        var number = 0, start = CGPoint.zero, current = CGPoint.zero
        func line(_ to: CGPoint) {
            if (current.y <= point.y) != (to.y <= point.y) {
                let x = current.x + (point.y - current.y) / (to.y - current.y) * (to.x - current.x)
                if x > point.x { number += to.y > current.y ? 1 : -1 }
            }
            current = to
        }
        for element in elements {
            switch element {
            case .move(let to): line(start); start = to; current = to
            case .line(let to): line(to)
            case .quadCurve(let to, let c):
                let from = current
                for k in 1...24 {
                    let t = CGFloat(k) / 24, s = 1 - t
                    line(CGPoint(x: s * s * from.x + 2 * s * t * c.x + t * t * to.x, y: s * s * from.y + 2 * s * t * c.y + t * t * to.y))
                }
            case .curve(let to, let a, let b):
                let from = current
                for k in 1...24 {
                    let t = CGFloat(k) / 24, s = 1 - t
                    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    line(CGPoint(
                        x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * to.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * to.y))
                }
            case .closeSubpath: line(start)
            }
        }
        line(start)
        return number
    }

    /// Distance of a point from a path, taken as chords.
    private func distance(_ path: Path, _ point: CGPoint) -> CGFloat {
        var best = CGFloat.infinity, start = CGPoint.zero, current = CGPoint.zero
        func line(_ to: CGPoint) {
            let (dx, dy) = (to.x - current.x, to.y - current.y), square = dx * dx + dy * dy
            let t = square > 0 ? max(0, min(1, ((point.x - current.x) * dx + (point.y - current.y) * dy) / square)) : 0
            let (x, y) = (current.x + t * dx - point.x, current.y + t * dy - point.y)
            best = min(best, (x * x + y * y).squareRoot())
            current = to
        }
        for element in path.elements {
            switch element {
            case .move(let to): start = to; current = to; line(to)
            case .line(let to): line(to)
            case .quadCurve(let to, let c):
                let from = current
                for k in 1...24 {
                    let t = CGFloat(k) / 24, s = 1 - t
                    line(CGPoint(x: s * s * from.x + 2 * s * t * c.x + t * t * to.x, y: s * s * from.y + 2 * s * t * c.y + t * t * to.y))
                }
            case .curve(let to, let a, let b):
                let from = current
                for k in 1...24 {
                    let t = CGFloat(k) / 24, s = 1 - t
                    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    line(CGPoint(
                        x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * to.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * to.y))
                }
            case .closeSubpath: line(start)
            }
        }
        return best
    }

    /// A point belongs to the stroke exactly if it lies within half the width of the path; a fifteenth of the width is left to
    /// chords and to pieces of curves.
    @Test(arguments: [
        "M 0 0 L 30 0", "M -20 -20 L 0 20 L 20 -20", "M 0 0 L 20 0 L 2 4", "M -30 0 L 30 0 M 0 -30 L 0 30", "O 0 0 25", "E 3 2 30 12",
        "M -20 -20 L 20 -20 L 20 20 L -20 20 Z", "M -20 20 L 20 20 L 20 -20 L -20 -20 Z", "P 6 -20 -20 0 -5 20 -20 20 20 -20 20",
        "M -30 0 C -20 -40 20 40 30 0", "A 0 0 25 -50 250", "M 0 0 L 0 0", "R -20 -15 40 30 8", "M 0 -30 Q 40 -30 20 0 Q 0 30 -30 10 Z",
        "M 0 0 C 14 -20 24 -24 32 -24 C 46 -24 52 -12 52 0 C 52 12 46 24 32 24 C 24 24 14 20 0 0 Z",
    ])
    func aStrokeCoversWhatIsNear(text: String) {
        let line = path(text), width: CGFloat = 9, contour = StrokeContour.stroked(line, width: width)
        for y in stride(from: CGFloat(-50.3), to: 52, by: 5.3) {
            for x in stride(from: CGFloat(-60.7), to: 62, by: 5.3) {
                let point = CGPoint(x: x, y: y), away = distance(line, point)
                guard abs(away - width / 2) > width / 15 else { continue }
                let number = winding(contour, point)
                #expect(away < width / 2 ? number > 0 : number == 0, "\(point) \(away) \(number)")
            }
        }
    }

    @Test(arguments: ["P 6 -20 -20 0 -5 20 -20 20 20 -20 20", "P 6 -20 20 20 20 20 -20 0 -5 -20 -20", "M 0 -30 Q 40 -30 20 0 Q 0 30 -30 10 Z"])
    func aGrownShapeIsTheShapeAndItsEdge(text: String) {
        let shape = path(text), grown = StrokeContour.grown(shape, by: 4), filled = StrokeContour.clockwise(shape)
        for y in stride(from: CGFloat(-40.3), to: 42, by: 5.3) {
            for x in stride(from: CGFloat(-40.7), to: 42, by: 5.3) {
                let point = CGPoint(x: x, y: y), away = distance(shape, point)
                guard abs(away - 4) > 0.5, away > 0.5 else { continue }
                let inside = winding(filled, point) > 0
                let number = winding(grown, point)
                #expect(inside || away < 4 ? number > 0 : number == 0, "\(point) \(away) \(number)")
            }
        }
    }
}
