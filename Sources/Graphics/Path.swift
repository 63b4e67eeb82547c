import Foundation

/// An outline of lines and Bézier curves, in points; SwiftUI's `Path`.
///
/// Recognised forms (rectangle, rounded rectangle, ellipse) are kept as such, so that the rasteriser can fill them directly
/// and the text form stays readable; everything else is a list of elements.
public struct Path: Equatable, Sendable {
    /// One step of the outline.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// What the path is known to be.
    public enum Form: Equatable, Sendable {
        case empty
        case rectangle(CGRect)
        case ellipse(CGRect)
        /// Corner radii in the order top-left, top-right, bottom-right, bottom-left, already limited to the rectangle.
        case roundedRectangle(CGRect, radii: CornerRadii, style: RoundedCornerStyle)
        case elements([Element])
    }

    /// What the outline is known to be.
    public private(set) var form: Form

    /// A path without any outline.
    public init() { form = .empty }

    /// A path of a known form.
    public init(form: Form) { self.form = form }

    /// A path of elements in order; it should begin with a move.
    public init(elements: [Element]) { form = elements.isEmpty ? .empty : .elements(elements) }

    /// A rectangle; a negative width or height is turned round.
    public init(_ rect: CGRect) { form = .rectangle(rect.standardized) }

    /// The ellipse that touches a rectangle's four sides.
    public init(ellipseIn rect: CGRect) { form = .ellipse(rect.standardized) }

    /// A rectangle with equally rounded corners; the radius is limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, radii: CornerRadii(all: cornerRadius), style: style)
    }

    /// A rounded rectangle whose corner radii are given as one size; only equal width and height are drawn exactly.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, radii: CornerRadii(all: min(cornerSize.width, cornerSize.height)), style: style)
    }

    /// A rectangle with a radius for each corner; each is limited to half the shorter side.
    public init(roundedRect rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let limited = radii.limited(to: rect.size)
        form = limited.isZero ? .rectangle(rect) : .roundedRectangle(rect, radii: limited, style: style)
    }

    /// Builds a path by drawing into an empty one.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there is no outline at all.
    public var isEmpty: Bool { form == .empty }

    /// The outline as elements; recognised forms are written out, closed, clockwise from the top left (from the right for ellipses).
    public var elements: [Element] {
        switch form {
        case .empty: []
        case .rectangle(let rect): Path.elements(rectangle: rect)
        case .ellipse(let rect): Path.elements(ellipse: rect)
        case .roundedRectangle(let rect, let radii, let style):
            Path.elements(roundedRectangle: rect, radii: radii, style: style, .filled)
        case .elements(let elements): elements
        }
    }

    /// The outline that a stroke follows: continuous corners are stroked along another curve than fills show.
    package var strokedElements: [Element] {
        guard case .roundedRectangle(let rect, let radii, .continuous) = form else { return elements }
        return Path.elements(roundedRectangle: rect, radii: radii, style: .continuous, .stroked)
    }

    /// Calls `body` with each element in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Where the next element would start; nil for an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?, point: CGPoint?
        for element in elements {
            switch element {
            case .move(let to): start = to; point = to
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
            case .closeSubpath: point = start
            }
        }
        return point
    }

    /// The smallest rectangle that holds all points and control points; `.null` for an empty path.
    ///
    /// As with CoreGraphics' bounding box, control points count, so it may be larger than the ink.
    public var boundingRect: CGRect {
        switch form {
        case .empty: return .null
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): return rect
        case .elements(let elements):
            var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
            func take(_ point: CGPoint) {
                low.x = min(low.x, point.x); low.y = min(low.y, point.y)
                high.x = max(high.x, point.x); high.y = max(high.y, point.y)
            }
            for element in elements {
                switch element {
                case .move(let to), .line(let to): take(to)
                case .quadCurve(let to, let control): take(to); take(control)
                case .curve(let to, let control1, let control2): take(to); take(control1); take(control2)
                case .closeSubpath: break
                }
            }
            return low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
        }
    }

    /// The outline mapped; rectangles, ellipses and rounded rectangles stay what they are where the map allows it.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.isUpright, transform.a > 0, transform.d > 0 {
            switch form {
            case .empty: return self
            case .rectangle(let rect): return Path(form: .rectangle(rect.applying(transform)))
            case .ellipse(let rect): return Path(form: .ellipse(rect.applying(transform)))
            case .roundedRectangle(let rect, let radii, let style) where transform.a == transform.d:
                return Path(form: .roundedRectangle(rect.applying(transform), radii: radii.scaled(by: transform.a), style: style))
            default: break
            }
        }
        return Path(elements: elements.map { element in
            switch element {
            case .move(let to): .move(to: to.applying(transform))
            case .line(let to): .line(to: to.applying(transform))
            case .quadCurve(let to, let control): .quadCurve(to: to.applying(transform), control: control.applying(transform))
            case .curve(let to, let control1, let control2):
                .curve(to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        })
    }

    /// The outline moved, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    private mutating func append(_ element: Element) {
        switch form {
        case .empty: form = .elements([element])
        case .elements(var elements):
            form = .empty
            elements.append(element)
            form = .elements(elements)
        default: form = .elements(elements + [element])
        }
    }

    /// Begins a new subpath.
    public mutating func move(to point: CGPoint) { append(.move(to: point)) }

    /// Adds a line from the current point.
    public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { append(.quadCurve(to: point, control: control)) }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Closes the subpath with a line to its beginning; nothing on an empty path.
    public mutating func closeSubpath() { if !isEmpty { append(.closeSubpath) } }

    /// Adds another outline, mapped, as subpaths of its own.
    public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
        let moved = other.applying(transform)
        if isEmpty { form = moved.form } else { moved.elements.forEach { append($0) } }
    }

    /// Adds a rectangle, mapped, clockwise on screen from its top left corner.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles, mapped.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    /// Begins a subpath at the first point and adds lines through the others; nothing for no points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        lines.dropFirst().forEach { addLine(to: $0) }
    }

    /// Adds the ellipse that touches a rectangle's four sides, mapped.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds a rounded rectangle, mapped; only corners of equal width and height are drawn exactly.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// A circular arc about `center`; angles in radians from the +x axis, growing clockwise on screen (y downwards).
    ///
    /// `clockwise` is CoreGraphics' flag, which in a y-down space means counter-clockwise on screen; a line joins the arc to the
    /// current point. Each piece of at most a quarter turn is one cubic, off the circle by at most 0.03 % of the radius.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startRadians: CGFloat, endRadians: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endRadians - startRadians
        let turn = CGFloat.pi * 2
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) }
            if sweep > 0 { sweep -= turn }
            if sweep < -turn { sweep = -turn }
        } else {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) }
            if sweep < 0 { sweep += turn }
            if sweep > turn { sweep = turn }
        }
        addRelativeArc(center: center, radius: radius, startRadians: startRadians, deltaRadians: sweep, transform: transform)
    }

    /// An arc from `startRadians` over `deltaRadians` (its sign is the direction; more than a turn goes round again).
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startRadians: CGFloat, deltaRadians: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard startRadians.isFinite, deltaRadians.isFinite, abs(deltaRadians) < 10_000 else { return }
        func onCircle(_ angle: CGFloat) -> (point: CGPoint, tangent: CGVectorValue) {
            let (sine, cosine) = PortableMath.sineAndCosine(Double(angle))
            return (CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine), (-radius * sine, radius * cosine))
        }
        let pieces = max(1, Int((abs(deltaRadians) / (CGFloat.pi / 2)).rounded(.up)))
        let step = deltaRadians / CGFloat(pieces)
        let (quarterSine, quarterCosine) = PortableMath.sineAndCosine(Double(step) / 4)
        let handle = 4.0 / 3.0 * (quarterSine / quarterCosine)
        var from = onCircle(startRadians)
        let start = from.point.applying(transform)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        for piece in 1...pieces {
            let to = onCircle(startRadians + step * CGFloat(piece))
            let control1 = CGPoint(x: from.point.x + handle * from.tangent.x, y: from.point.y + handle * from.tangent.y)
            let control2 = CGPoint(x: to.point.x - handle * to.tangent.x, y: to.point.y - handle * to.tangent.y)
            addCurve(to: to.point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
            from = to
        }
    }

    private typealias CGVectorValue = (x: CGFloat, y: CGFloat)

    /// An arc of `radius` that is tangent to the lines current point → `tangent1End` → `tangent2End`.
    public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return }
        func unit(_ to: CGPoint) -> CGVectorValue? {
            let (x, y) = (to.x - corner.x, to.y - corner.y)
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? (x / length, y / length) : nil
        }
        guard radius > 0, let back = unit(start), let forth = unit(end) else { return addLine(to: corner) }
        let cosine = back.x * forth.x + back.y * forth.y
        let sine = (max(0, 1 - cosine * cosine)).squareRoot()
        guard sine > 1e-9 else { return addLine(to: corner) }
        let cut = radius * (1 + cosine) / sine
        let from = CGPoint(x: corner.x + back.x * cut, y: corner.y + back.y * cut)
        let to = CGPoint(x: corner.x + forth.x * cut, y: corner.y + forth.y * cut)
        // Handle length for a circular arc between two tangent points, from the half angle between the legs.
        let halfSine = ((1 - cosine) / 2).squareRoot(), halfCosine = ((1 + cosine) / 2).squareRoot()
        let handle = 4.0 / 3.0 * (1 - halfSine) / halfCosine * radius
        addLine(to: from)
        addCurve(
            to: to,
            control1: CGPoint(x: from.x - back.x * handle, y: from.y - back.y * handle),
            control2: CGPoint(x: to.x - forth.x * handle, y: to.y - forth.y * handle))
    }
}
