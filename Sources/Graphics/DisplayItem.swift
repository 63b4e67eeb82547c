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
    /// The content is composited by itself and then takes the place of what is below, as far as `coverage` is opaque.
    case pushCovering(CoveringOperator, coverage: DisplayList)
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
    /// How a bitmap is sampled: the nearest pixel, between pixels, or by a sharper curve.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The picture.
    public var bitmap: SharedBitmap
    /// The part of the bitmap that is drawn, in its pixels.
    public var source: CGRect
    /// Where it goes, in points.
    public var destination: CGRect
    /// How it is sampled where its pixels are not the screen's.
    public var interpolation: Interpolation
    /// Set: only the bitmap's alpha counts and is filled with this paint (template rendering).
    public var template: Paint?
    /// 0…1, multiplied with the picture's own alpha.
    public var opacity: Double
    /// Mirrored left to right inside the destination.
    public var isMirrored: Bool

    /// All of a bitmap, or a part, into a rectangle.
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
    /// In drawing order.
    public var items: [DisplayItem]

    /// Steps in drawing order.
    public init(_ items: [DisplayItem] = []) { self.items = items }

    /// Whether nothing is drawn.
    public var isEmpty: Bool { items.isEmpty }

    /// Adds a step after the others.
    public mutating func append(_ item: DisplayItem) { items.append(item) }
}

/// A drawing that several paints may share without copying; compared by identity.
public final class SharedDrawing: Sendable, Equatable {
    /// What is drawn.
    public let list: DisplayList
    /// The area of the drawing, from its origin, in points; what lies outside is no part of it.
    public let size: CGSize
    /// The name under which text dumps know it, e.g. the symbol's.
    public let name: String

    /// A drawing, its area and what text dumps call it.
    public init(_ list: DisplayList, size: CGSize, name: String) { (self.list, self.size, self.name) = (list, size, name) }

    /// Whether both are the same object.
    public static func == (a: SharedDrawing, b: SharedDrawing) -> Bool { a === b }
}
