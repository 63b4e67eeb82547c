import Foundation

/// The shape of a stroke's open ends.
@frozen public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The shape of a stroke's corners.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// How an outline is traced; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty for a solid line. An odd count is used twice over, as in CoreGraphics.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
    /// True: a point is inside if a ray from it crosses the outline an odd number of times. False: by winding number.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}
