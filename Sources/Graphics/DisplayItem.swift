import Foundation

/// The closed list of what can be drawn, in points.
///
/// `push…` items open a group that the matching `pop` closes; what stands between is drawn as the group says.
public enum DisplayItem: Sendable {
    case fill(Path, style: FillStyle, paint: Paint)
    case stroke(Path, style: StrokeStyle, paint: Paint)
    case glyphs(GlyphRun, paint: Paint)
    case image(ImageItem)
    /// Only what lies inside the path is drawn.
    case pushClip(Path, style: FillStyle)
    /// Coordinates inside are mapped by this first.
    case pushTransform(CGAffineTransform)
    /// The content is drawn flat and then bent by this map, as a whole.
    case pushProjection(ProjectionTransform)
    /// The content is composited by itself and then faded as a whole.
    case pushOpacity(Double)
    /// The content is composited by itself and then blended with what is below.
    case pushBlend(BlendMode)
    /// The content is blurred by a Gaussian with this standard deviation, in points.
    case pushBlur(radius: CGFloat, isOpaque: Bool)
    /// Every pixel of the content whose alpha lies in the range has this colour, all others are clear.
    case pushAlphaThreshold(ClosedRange<Double>, color: ResolvedColor)
    /// The content's alpha, blurred, coloured and moved, is drawn below the content.
    case pushShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    /// The content is multiplied by the alpha of the mask's drawing.
    case pushMask(DisplayList)
    case pop
}

/// A bitmap stretched or tiled into a rectangle.
public struct ImageItem: Sendable {
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    public var bitmap: SharedBitmap
    /// The part of the bitmap that is drawn, in its pixels.
    public var source: CGRect
    /// Where it goes, in points.
    public var destination: CGRect
    public var interpolation: Interpolation
    /// Set: only the bitmap's alpha counts and is filled with this paint (template rendering).
    public var template: Paint?
    public var opacity: Double
    /// Mirrored left to right inside the destination.
    public var isMirrored: Bool

    public init(
        bitmap: SharedBitmap, source: CGRect? = nil, destination: CGRect, interpolation: Interpolation = .medium,
        template: Paint? = nil, opacity: Double = 1, isMirrored: Bool = false
    ) {
        self.bitmap = bitmap
        self.source = source ?? CGRect(x: 0, y: 0, width: CGFloat(bitmap.bitmap.width), height: CGFloat(bitmap.bitmap.height))
        (self.destination, self.interpolation, self.template) = (destination, interpolation, template)
        (self.opacity, self.isMirrored) = (opacity, isMirrored)
    }
}

/// A picture as a list of drawing steps, resolution-free: points become pixels only in the rasteriser.
public struct DisplayList: Sendable {
    public var items: [DisplayItem]

    public init(_ items: [DisplayItem] = []) { self.items = items }

    public var isEmpty: Bool { items.isEmpty }

    public mutating func append(_ item: DisplayItem) { items.append(item) }
}
