import Foundation

/// The gently bending corner that iOS draws, as three cubics in a frame whose origin is the corner itself.
///
/// x runs back along the incoming side, y along the outgoing side, both in points. Where there is room the curve begins 1.528665
/// radii from the corner: control points published second-hand and confirmed on pictures that SwiftUI drew. Where a side has less
/// room, the half of the curve beside it turns step by step into a quarter circle's half, which begins 1 radius from the corner;
/// each side for itself. Fitted on pictures: a capsule's end is a free curve along its long sides and a circle along its short ones,
/// and with room for 1.33 radii the best mixture was 0.60 (by this rule 0.63).
struct ContinuousCorner {
    struct Cubic { var control1, control2, to: CGPoint }
    let start: CGPoint
    let cubics: [Cubic]

    /// How far from the corner the free curve starts, per unit of radius.
    static let reach: CGFloat = 1.528665

    /// The curve from the incoming side to just past its middle control point, for radius 1: start, two handles, joint, handle.
    private static let free: [CGPoint] = [
        CGPoint(x: reach, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
        CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    ]

    /// The same points of a quarter circle that is cut into arcs of 21.63°, 46.74° and 21.63°, so that the joints lie as those of
    /// the free curve: handles are 4/3 · tan(angle / 4) long.
    private static let circle: [CGPoint] = [
        CGPoint(x: 1, y: 0), CGPoint(x: 0.87379, y: 0), CGPoint(x: 0.74881, y: 0.02390),
        CGPoint(x: 0.63149, y: 0.07043), CGPoint(x: 0.37522, y: 0.17203),
    ]

    /// - Parameters:
    ///   - incomingRoom: how much of the incoming side belongs to this corner.
    ///   - outgoingRoom: likewise of the outgoing side.
    init(radius: CGFloat, incomingRoom: CGFloat, outgoingRoom: CGFloat) {
        func half(_ room: CGFloat) -> [CGPoint] {
            let freedom = min(max((room / radius - 1) / (Self.reach - 1), 0), 1)
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
