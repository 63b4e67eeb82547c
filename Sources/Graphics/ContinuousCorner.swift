import Foundation

/// The gently bending corner that iOS draws, as three cubics in a frame whose origin is the corner itself.
///
/// x runs back along the incoming side, y along the outgoing side, both in points. iOS 18.5 draws two curves, and both were read off
/// pictures that SwiftUI made at 3 pixels a point. Filled shapes show one that was fitted on rounded rectangles with radii 4, 20, 24
/// and 30 and a capsule: no pixel of them is off by more than 30 of 255 levels, on average 0.1 levels. A stroke follows the control
/// points that circulate for UIKit's corner, which begins 1.528665 radii from it; a fit on a stroked capsule led to them. Where a side
/// has little room, the half of the curve beside it turns step by step into one that begins a radius from the corner (filled, half of
/// a quarter circle), each side for itself: a capsule's end is free along its long sides and tight along its short ones.
struct ContinuousCorner {
    struct Cubic { var control1, control2, to: CGPoint }
    let start: CGPoint
    let cubics: [Cubic]

    /// One of the two curves, from the incoming side to just past its middle control point, for radius 1.
    struct Curve: Sendable {
        /// Start, two handles, joint, handle: with as much room as it likes, and with one radius of it.
        fileprivate let free, tight: [CGPoint]
        /// The room, in radii beyond the first, from which on the curve is free.
        fileprivate let freeRoom: CGFloat

        /// What fills show. Tight, it is a quarter circle that is cut into arcs of 21.62°, 46.75° and 21.62°, so that the joints lie near
        /// those of the free curve: handles are 4/3 · tan(angle / 4) long.
        static let filled = Curve(
            free: [
                CGPoint(x: 1.20781, y: 0), CGPoint(x: 1.13578, y: 0), CGPoint(x: 0.88836, y: 0),
                CGPoint(x: 0.68794, y: 0.06234), CGPoint(x: 0.37451, y: 0.15068),
            ],
            tight: [
                CGPoint(x: 1, y: 0), CGPoint(x: 0.87382, y: 0), CGPoint(x: 0.74879, y: 0.02388),
                CGPoint(x: 0.63149, y: 0.07037), CGPoint(x: 0.37507, y: 0.17202),
            ],
            freeRoom: 0.452)

        /// What strokes follow. How it goes over from free to tight is not measured.
        static let stroked = Curve(
            free: [
                CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
                CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
            ],
            tight: [
                CGPoint(x: 1, y: 0), CGPoint(x: 0.95, y: 0), CGPoint(x: 0.83, y: 0),
                CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
            ],
            freeRoom: 0.528665)
    }

    /// - Parameters:
    ///   - incomingRoom: how much of the incoming side belongs to this corner.
    ///   - outgoingRoom: likewise of the outgoing side.
    init(_ curve: Curve, radius: CGFloat, incomingRoom: CGFloat, outgoingRoom: CGFloat) {
        func half(_ room: CGFloat) -> [CGPoint] {
            let freedom = min(max((room / radius - 1) / curve.freeRoom, 0), 1)
            return zip(curve.tight, curve.free).map { tight, free in
                CGPoint(x: (tight.x + (free.x - tight.x) * freedom) * radius, y: (tight.y + (free.y - tight.y) * freedom) * radius)
            }
        }
        let first = half(incomingRoom), second = half(outgoingRoom).map { CGPoint(x: $0.y, y: $0.x) }
        start = first[0]
        cubics = [
            Cubic(control1: first[1], control2: first[2], to: first[3]),
            Cubic(control1: first[4], control2: second[4], to: second[3]),
            Cubic(control1: second[2], control2: second[1], to: second[0]),
        ]
    }
}
