import Foundation

/// How a rounded corner leaves its sides.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle.
    case circular
    /// A curve that starts further from the corner and bends gently: iOS's corner.
    case continuous
}

/// The radius of each corner of a rectangle, in points.
@frozen public struct CornerRadii: Hashable, Sendable {
    public var topLeft, topRight, bottomRight, bottomLeft: CGFloat

    /// A radius for each corner.
    @inlinable public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    }

    /// The same radius for all corners.
    @inlinable public init(all radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Whether no corner is round.
    @inlinable public var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

    @inlinable public var uniform: CGFloat? {
        topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
    }

    /// All radii multiplied.
    public func scaled(by factor: CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
    }

    /// Radii made non-negative and finite, none longer than half of the shorter side.
    public func limited(to size: CGSize) -> CornerRadii {
        let limit = max(0, min(size.width, size.height) / 2)
        func limited(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
        return CornerRadii(
            topLeft: limited(topLeft), topRight: limited(topRight), bottomRight: limited(bottomRight), bottomLeft: limited(bottomLeft))
    }
}

extension Path {
    /// The handle of a quarter circle as a cubic, per unit of radius: 4/3·(√2 − 1).
    static let circleHandle: CGFloat = 0.552284749830793

    static func elements(rectangle rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
        ]
    }

    static func elements(ellipse rect: CGRect) -> [Element] {
        let (cx, cy) = (rect.midX, rect.midY)
        let (hx, hy) = (rect.width / 2 * circleHandle, rect.height / 2 * circleHandle)
        return [
            .move(to: CGPoint(x: rect.maxX, y: cy)),
            .curve(to: CGPoint(x: cx, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: cy + hy), control2: CGPoint(x: cx + hx, y: rect.maxY)),
            .curve(to: CGPoint(x: rect.minX, y: cy), control1: CGPoint(x: cx - hx, y: rect.maxY), control2: CGPoint(x: rect.minX, y: cy + hy)),
            .curve(to: CGPoint(x: cx, y: rect.minY), control1: CGPoint(x: rect.minX, y: cy - hy), control2: CGPoint(x: cx - hx, y: rect.minY)),
            .curve(to: CGPoint(x: rect.maxX, y: cy), control1: CGPoint(x: cx + hx, y: rect.minY), control2: CGPoint(x: rect.maxX, y: cy - hy)),
            .closeSubpath,
        ]
    }

    static func elements(
        roundedRectangle rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle, _ continuousCurve: ContinuousCorner.Curve
    ) -> [Element] {
        var elements: [Element] = []
        // Two corners share the side between them in proportion to their radii; beside a square corner there is all of it.
        func shares(_ side: CGFloat, _ first: CGFloat, _ second: CGFloat) -> (CGFloat, CGFloat) {
            let sum = first + second
            return sum > 0 ? (side * first / sum, side * second / sum) : (0, 0)
        }
        let top = shares(rect.width, radii.topLeft, radii.topRight), right = shares(rect.height, radii.topRight, radii.bottomRight)
        let bottom = shares(rect.width, radii.bottomRight, radii.bottomLeft), left = shares(rect.height, radii.bottomLeft, radii.topLeft)
        // Each corner is described once, in a frame whose x axis runs back along the incoming side and whose y axis runs along
        // the outgoing one; clockwise from the top right.
        let corners: [(at: CGPoint, incoming: CGPoint, outgoing: CGPoint, radius: CGFloat, room: (CGFloat, CGFloat))] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), radii.topRight, (top.1, right.0)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), radii.bottomRight, (right.1, bottom.0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), radii.bottomLeft, (bottom.1, left.0)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), radii.topLeft, (left.1, top.0)),
        ]
        for corner in corners {
            func place(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.at.x + corner.incoming.x * along + corner.outgoing.x * out,
                    y: corner.at.y + corner.incoming.y * along + corner.outgoing.y * out)
            }
            func go(to point: CGPoint) { elements.append(elements.isEmpty ? .move(to: point) : .line(to: point)) }
            guard corner.radius > 0 else { go(to: corner.at); continue }
            switch style {
            case .circular:
                let handle = corner.radius * (1 - circleHandle)
                go(to: place(corner.radius, 0))
                elements.append(.curve(to: place(0, corner.radius), control1: place(handle, 0), control2: place(0, handle)))
            case .continuous:
                let curve = ContinuousCorner(
                    continuousCurve, radius: corner.radius, incomingRoom: corner.room.0, outgoingRoom: corner.room.1)
                go(to: place(curve.start.x, curve.start.y))
                for cubic in curve.cubics {
                    elements.append(.curve(
                        to: place(cubic.to.x, cubic.to.y), control1: place(cubic.control1.x, cubic.control1.y),
                        control2: place(cubic.control2.x, cubic.control2.y)))
                }
            }
        }
        elements.append(.closeSubpath)
        return elements
    }
}
