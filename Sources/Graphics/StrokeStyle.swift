import Foundation

/// The shape of a stroke's open ends.
@frozen public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The shape of a stroke's corners.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// How an outline is traced; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    /// Half of it lies on either side of the outline.
    public var lineWidth: CGFloat
    /// The shape of open ends, and of dashes' ends.
    public var lineCap: CGLineCap
    /// The shape of corners.
    public var lineJoin: CGLineJoin
    /// How many line widths a pointed corner may be long before it is cut off.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty for a solid line. An odd count is used twice over, as in CoreGraphics.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins.
    public var dashPhase: CGFloat

    /// A solid line 1 point wide with pointed corners, unless told otherwise.
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
    /// Whether edges are smooth; else each pixel is painted wholly or not at all.
    public var isAntialiased: Bool

    /// By winding number and smooth, unless told otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}
