import Foundation
import Graphics
import Testing

@testable import Typesetting

/// Corners of outlines in the rounded design.
@Suite struct RoundedOutlineTests {
    private func bar(reversed: Bool = false) -> [CGPoint] {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 10), CGPoint(x: 0, y: 10)]
        return reversed ? points.reversed() : points
    }

    private func polygon(_ points: [CGPoint]) -> Path {
        Path(elements: [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.closeSubpath])
    }

    @Test("the end of a bar as wide as two radii is a half circle, whichever way the outline runs", arguments: [false, true])
    func ends(reversed: Bool) {
        let path = RoundedOutline.path(polygon(bar(reversed: reversed)), radius: 1)
        #expect(path.contains(CGPoint(x: 1, y: 0.02), eoFill: false) && path.contains(CGPoint(x: 0.02, y: 5), eoFill: false))
        // On a circle of radius 1 about (1, 1): the corner's diagonal leaves it at 1 − √½.
        #expect(!path.contains(CGPoint(x: 0.28, y: 0.28), eoFill: false) && path.contains(CGPoint(x: 0.32, y: 0.32), eoFill: false))
        #expect(!path.contains(CGPoint(x: 1.72, y: 9.72), eoFill: false) && path.contains(CGPoint(x: 1.68, y: 9.68), eoFill: false))
    }

    @Test("inward corners, holes' corners seen from the ink, and soft bends stay")
    func inward() {
        let angle = polygon([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 2), CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 10), CGPoint(x: 0, y: 10)])
        #expect(RoundedOutline.path(angle, radius: 1).elements.contains(.line(to: CGPoint(x: 2, y: 2))))
        let frame = Path(elements: polygon([CGPoint(x: -9, y: -9), CGPoint(x: 19, y: -9), CGPoint(x: 19, y: 19), CGPoint(x: -9, y: 19)]).elements
            + polygon(bar(reversed: true)).elements)
        let rounded = RoundedOutline.path(frame, radius: 1)
        #expect(!rounded.contains(CGPoint(x: 0.01, y: 0.01), eoFill: false), "the hole's corner")
        #expect(!rounded.contains(CGPoint(x: -8.9, y: -8.9), eoFill: false), "the frame's corner")
        let soft = polygon([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 2), CGPoint(x: 10, y: 20)])
        #expect(RoundedOutline.path(soft, radius: 1).contains(CGPoint(x: 10, y: 0.01), eoFill: false))
    }

    @Test("nothing to round: no radius, no outline, a point, a line")
    func degenerate() {
        #expect(RoundedOutline.path(polygon(bar()), radius: 0) == polygon(bar()))
        #expect(RoundedOutline.path(Path(), radius: 1).isEmpty)
        for points in [[CGPoint(x: 1, y: 1)], [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)], Array(repeating: CGPoint(x: 1, y: 1), count: 3)] {
            let path = RoundedOutline.path(polygon(points), radius: 1)
            #expect(path.elements.allSatisfy { if case .line(let to) = $0 { to.x.isFinite && to.y.isFinite } else { true } })
        }
    }

    @Test("the radius is half a stem and grows with the weight")
    func radii() {
        let radii = [100, 200, 400, 700, 900].map { RoundedOutline.radius(weight: $0) }
        #expect(radii == radii.sorted() && radii[2] == 0.044)
        #expect(RoundedOutline.radius(weight: 2000) == 0.1)
    }
}
