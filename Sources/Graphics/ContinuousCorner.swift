import Foundation

/// The gently bending corner that iOS draws, as three cubics in a frame whose origin is the corner itself.
///
/// x runs back along the incoming side, y along the outgoing side, both in points. Its shape was fitted on pictures that SwiftUI drew
/// (iOS 18.5, 3 pixels a point: rounded rectangles with radii 4, 20, 24 and 30, a capsule): no pixel of them is off by more than 30
/// of 255 levels, on average 0.1 levels. The control points that circulate for UIKit's corner, which begins 1.528665 radii from
/// it, are off by up to 120 levels there. Where a side has little room, the half of the curve beside it turns step by step into half
/// of a quarter circle, each side for itself: a capsule's end is free along its long sides and circular along its short ones.
struct ContinuousCorner {
    struct Cubic { var control1, control2, to: CGPoint }
    let start: CGPoint
    let cubics: [Cubic]

    /// The room, in radii beyond the first, from which on the curve is free.
    private static let freeRoom: CGFloat = 0.452

    /// The curve from the incoming side to just past its middle control point, for radius 1: start, two handles, joint, handle.
    private static let free: [CGPoint] = [
        CGPoint(x: 1.20781, y: 0), CGPoint(x: 1.13578, y: 0), CGPoint(x: 0.88836, y: 0),
        CGPoint(x: 0.68794, y: 0.06234), CGPoint(x: 0.37451, y: 0.15068),
    ]

    /// The same points of a quarter circle that is cut into arcs of 21.62°, 46.75° and 21.62°, so that the joints lie near those of
    /// the free curve: handles are 4/3 · tan(angle / 4) long.
    private static let circle: [CGPoint] = [
        CGPoint(x: 1, y: 0), CGPoint(x: 0.87382, y: 0), CGPoint(x: 0.74879, y: 0.02388),
        CGPoint(x: 0.63149, y: 0.07037), CGPoint(x: 0.37507, y: 0.17202),
    ]

    /// - Parameters:
    ///   - incomingRoom: how much of the incoming side belongs to this corner.
    ///   - outgoingRoom: likewise of the outgoing side.
    init(radius: CGFloat, incomingRoom: CGFloat, outgoingRoom: CGFloat) {
        func half(_ room: CGFloat) -> [CGPoint] {
            let freedom = min(max((room / radius - 1) / Self.freeRoom, 0), 1)
            return zip(Self.circle, Self.free).map { circle, free in
                CGPoint(x: (circle.x + (free.x - circle.x) * freedom) * radius, y: (circle.y + (free.y - circle.y) * freedom) * radius)
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
