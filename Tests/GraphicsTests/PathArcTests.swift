import Foundation
import Graphics
import Testing

@Suite struct PathArcTests {
    private static let sweeps: [(CGFloat, CGFloat, Bool, CGFloat)] = [
        (0, .pi / 2, false, 90), (0, .pi / 2, true, -270), (.pi / 2, 0, true, -90), (0, 5 * .pi, false, 360), (0, -.pi / 2, false, 270),
    ]

    /// The arc's end lies where the swept angle, in degrees, leads from the start.
    @Test(arguments: sweeps) func sweepsTheRightWay(start: CGFloat, end: CGFloat, clockwise: Bool, degrees: CGFloat) {
        let path = Path { $0.addArc(center: .zero, radius: 10, startRadians: start, endRadians: end, clockwise: clockwise) }
        let (sine, cosine) = PortableMath.sineAndCosine(Double(start + degrees * .pi / 180))
        let point = path.currentPoint!
        #expect(abs(point.x - 10 * cosine) < 1e-9 && abs(point.y - 10 * sine) < 1e-9)
        // A quarter turn at most is one curve, after the move.
        #expect(path.elements.count == 1 + Int((abs(degrees) / 90).rounded(.up)))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300]) func absurdAnglesEnd(angle: CGFloat) {
        for clockwise in [false, true] {
            let path = Path { $0.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: angle, clockwise: clockwise) }
            #expect(path.elements.count <= 6)
        }
    }
}
