import Foundation
@testable import Graphics
import Testing

@Suite struct ContinuousCornerTests {
    /// Points along the curve, for radius 1.
    private func points(_ corner: ContinuousCorner) -> [CGPoint] {
        var from = corner.start, points = [from]
        for cubic in corner.cubics {
            for step in 1...50 {
                let t = CGFloat(step) / 50, u = 1 - t
                func mix(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
                    let first = u * u * u * axis(from) + 3 * u * u * t * axis(cubic.control1)
                    return first + 3 * u * t * t * axis(cubic.control2) + t * t * t * axis(cubic.to)
                }
                points.append(CGPoint(x: mix { $0.x }, y: mix { $0.y }))
            }
            from = cubic.to
        }
        return points
    }

    private func areaCut(_ corner: ContinuousCorner) -> CGFloat {
        let points = points(corner)
        return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0.x + $1.1.x) / 2 * ($1.1.y - $1.0.y) }
    }

    /// Measured on iOS: 0.224 to 0.226 r² with room; a quarter circle cuts 0.2146 r².
    @Test func areaCut() {
        let free = areaCut(ContinuousCorner(.filled, radius: 1, incomingRoom: 3, outgoingRoom: 3))
        #expect(free > 0.2235 && free < 0.2265)
        #expect(abs(areaCut(ContinuousCorner(.filled, radius: 1, incomingRoom: 1, outgoingRoom: 1)) - 0.2146) < 2e-4)
    }

    @Test func withoutRoomItIsACircle() {
        for point in points(ContinuousCorner(.filled, radius: 1, incomingRoom: 1, outgoingRoom: 0.5)) {
            let (x, y) = (1 - point.x, 1 - point.y)
            #expect(abs((x * x + y * y).squareRoot() - 1) < 3e-4)
        }
    }

    /// A capsule's end: free beside its long sides, a circle beside its short ones.
    @Test func eachSideForItself() {
        let end = points(ContinuousCorner(.filled, radius: 1, incomingRoom: 3, outgoingRoom: 1))
        let free = points(ContinuousCorner(.filled, radius: 1, incomingRoom: 3, outgoingRoom: 3))
        let circle = points(ContinuousCorner(.filled, radius: 1, incomingRoom: 1, outgoingRoom: 1))
        #expect(end.prefix(51) == free.prefix(51) && end.suffix(50) == circle.suffix(50))
    }

    /// The corner that strokes follow begins further out, and lies on the filled one's for the rest: within a hundredth of a radius.
    @Test func theStrokedCornerIsNearTheFilledOne() {
        let stroked = ContinuousCorner(.stroked, radius: 1, incomingRoom: 3, outgoingRoom: 3)
        #expect(stroked.start.x == 1.528665)
        let filled = points(ContinuousCorner(.filled, radius: 1, incomingRoom: 3, outgoingRoom: 3))
        for point in points(stroked) where point.x < 1.2 && point.y < 1.2 {
            #expect(filled.contains { max(abs($0.x - point.x), abs($0.y - point.y)) < 0.015 }, "\(point)")
        }
        #expect(ContinuousCorner(.stroked, radius: 1, incomingRoom: 1, outgoingRoom: 3).start.x == 1)
    }

    @Test func theSameFromBothEnds() {
        let there = points(ContinuousCorner(.filled, radius: 1, incomingRoom: 1.2, outgoingRoom: 2))
        let back = points(ContinuousCorner(.filled, radius: 1, incomingRoom: 2, outgoingRoom: 1.2)).reversed()
        for (one, other) in zip(there, back) { #expect(abs(one.x - other.y) < 1e-12 && abs(one.y - other.x) < 1e-12) }
    }

    /// The curve never leaves the corner's quadrant and runs steadily from one side to the other.
    @Test(arguments: [1.0, 1.1, 1.25, 1.5, 3]) func runsSteadily(room: CGFloat) {
        let points = points(ContinuousCorner(.filled, radius: 1, incomingRoom: room, outgoingRoom: 1.3))
        for (one, next) in zip(points, points.dropFirst()) { #expect(next.x <= one.x && next.y >= one.y && next.x >= 0) }
    }

    /// Beside a square corner the whole side is free: such a corner is like one with all the room.
    @Test func aSingleRoundCornerIsFree() {
        let single = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 60), radii: CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 0))
        let start = single.elements.compactMap { element in if case .curve(let to, _, _) = element { to } else { nil } }.last
        #expect(start == CGPoint(x: 1.20781 * 30, y: 0))
    }
}
