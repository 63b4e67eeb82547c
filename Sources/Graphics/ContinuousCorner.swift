import Foundation

/// The gently bending corner that iOS draws, as three cubics in a frame whose origin is the corner itself.
///
/// x runs back along the incoming side, y along the outgoing side, both in points. Control points for radius 1: published
/// second-hand and confirmed on pictures that SwiftUI drew (area cut from a corner 0.2253 r²). The free curve starts
/// 1.528665 r from the corner; where half a side is shorter than that, the curve is squeezed.
struct ContinuousCorner {
    struct Cubic { var control1, control2, to: CGPoint }
    var start: CGPoint
    var cubics: [Cubic]

    /// How far from the corner the free curve starts, per unit of radius.
    static let reach: CGFloat = 1.528665

    /// - Parameters:
    ///   - incomingRoom: how much of the incoming side belongs to this corner (half the side).
    ///   - outgoingRoom: likewise of the outgoing side.
    init(radius: CGFloat, incomingRoom: CGFloat, outgoingRoom: CGFloat) {
        // Squeezing: the outer handles are drawn in towards the arc as room gets short; at room = radius the ends meet the
        // middle of the side, as a capsule's do.
        let a = min(1.528665 * radius, max(incomingRoom, radius))
        let b = min(1.528665 * radius, max(outgoingRoom, radius))
        func squeezed(_ free: CGFloat, _ end: CGFloat) -> CGFloat { min(free * radius, end) }
        let near: CGFloat = 0.07491139 * radius, far: CGFloat = 0.63149379 * radius
        let inner1: CGFloat = 0.16905956 * radius, inner2: CGFloat = 0.37282383 * radius
        start = CGPoint(x: a, y: 0)
        cubics = [
            Cubic(
                control1: CGPoint(x: squeezed(1.08849296, a), y: 0), control2: CGPoint(x: squeezed(0.86840694, a), y: 0),
                to: CGPoint(x: far, y: near)),
            Cubic(control1: CGPoint(x: inner2, y: inner1), control2: CGPoint(x: inner1, y: inner2), to: CGPoint(x: near, y: far)),
            Cubic(
                control1: CGPoint(x: 0, y: squeezed(0.86840694, b)), control2: CGPoint(x: 0, y: squeezed(1.08849296, b)),
                to: CGPoint(x: 0, y: b)),
        ]
    }
}
