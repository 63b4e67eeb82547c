import Foundation
import Graphics

/// What a canvas draws with. A value: a copy has its own transform, clips and filters, and draws onto the same picture.
public struct GraphicsContext {
    let board: DrawingBoard
    /// Clips and masks so far, in the drawing's own space, outermost first.
    private var clips: [DisplayItem] = []
    private var filters: [Filter] = []
    /// What the clips leave, as far as rectangles can say.
    private var clipBounds: CGRect

    /// Multiplies the alpha of all that is drawn from now on.
    public var opacity = 1.0
    /// How what is drawn from now on is combined with what is there.
    public var blendMode = BlendMode.normal
    /// From the coordinates of drawing calls to the drawing's own, in points.
    public var transform = CGAffineTransform.identity

    init(_ board: DrawingBoard) {
        self.board = board
        clipBounds = board.area
    }

    /// The canvas's environment.
    public var environment: EnvironmentValues { board.environment }

    /// How many pixels a point has.
    var scale: CGFloat { board.scale }

    // MARK: Transforms

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns clockwise about the origin.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Lets a map happen before those so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What lies inside the clip is not drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A rectangle, in the coordinates of drawing calls, that holds all that the clips leave.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Draws from now on only inside (or, inverse, outside) a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let outline = path.applying(transform)
        if options.contains(.inverse) {
            var around = Path(board.area.insetBy(dx: -1, dy: -1))
            around.addPath(outline)
            clips.append(.pushClip(around, style: FillStyle(eoFill: true, antialiased: style.isAntialiased)))
        } else {
            clips.append(.pushClip(outline, style: style))
            clipBounds = clipBounds.intersection(outline.boundingRect)
            if clipBounds.isNull { clipBounds = .zero }
        }
    }

    /// Draws from now on only where a drawing is opaque (or, inverse, clear), and as much as it is.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = board.layer()
        var context = GraphicsContext(layer)
        context.transform = transform
        context.opacity = opacity
        try content(&context)
        var mask = layer.list
        if options.contains(.inverse) {
            let all = DisplayItem.fill(Path(board.area), style: FillStyle(), paint: .black)
            mask = DisplayList([all, .pushBlend(.destinationOut)] + mask.items + [.pop])
        }
        clips.append(.pushMask(mask))
    }

    // MARK: Filters

    /// Applies a filter to each thing that is drawn from now on, before the filters so far: an alpha threshold and then a blur let blurred
    /// shapes run together.
    ///
    /// In a `Canvas`, options without effect are reported.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
        if let shortfall = filter.shortfall { board.report(shortfall) }
        if options.contains(.linearColor) { board.report("addFilter(_:options: .linearColor): colours are filtered as without it.") }
    }

    // MARK: Drawing

    /// Draws what `content` draws as one thing: opacity, blend mode and filters so far apply to the whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = board.layer()
        var context = GraphicsContext(layer)
        context.transform = transform
        try content(&context)
        // Flattened even where nothing is to be done to it: blend modes inside see only the layer.
        emit(layer.list.items, isLayer: true, covering: [.fill(Path(board.area), style: FillStyle(), paint: .black)])
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(with: shading, in: path.boundingRect) { $0.fill(path, style: style, paint: $1) }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(with: shading, in: path.boundingRect) { $0.stroke(path, style: style, paint: $1) }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws one thing with a shading, its shadows included.
    private func draw(with shading: Shading, in area: CGRect, _ draw: (inout Painter, Paint) -> Void) {
        var painter = Painter(scale: scale)
        if let style = shading.style(in: self) { style.draw(in: area, &painter, draw) } else { draw(&painter, shading.paint(in: area, self)) }
        emitGroup(painter.list.items)
    }

    /// Adds several items as one thing, in the coordinates of drawing calls.
    func emitGroup(_ items: [DisplayItem]) {
        guard !items.isEmpty else { return }
        emit(transform.isIdentity ? items : [.pushTransform(transform)] + items + [.pop], isLayer: items.count > 1)
    }

    /// Adds items in the drawing's own coordinates, with all that this context does to them.
    ///
    /// - Parameter covered: what the items cover, if not what they draw on.
    private func emit(_ items: [DisplayItem], isLayer: Bool, covering covered: [DisplayItem]? = nil) {
        guard opacity > 0, !items.isEmpty else { return }
        var colors: ColorFilter?
        var effects: [DisplayItem] = []
        let size = transform.isIdentity ? 1 : sqrt(abs(transform.determinant))
        for filter in filters {
            switch filter.kind {
            case .color(let filter): colors = colors.map { filter.followed(by: $0) } ?? filter
            case .blur(let radius, let isOpaque):
                if radius > 0 { effects.append(.pushBlur(radius: radius * size, isOpaque: isOpaque)) }
            case .alphaThreshold(let range, let color): effects.append(.pushAlphaThreshold(range, color: color.resolve(in: environment)))
            case .projection(let projection): effects.append(.pushProjection(projection))
            case .shadow(let color, let radius, let offset):
                let moved = CGSize(
                    width: offset.width * transform.a + offset.height * transform.c, height: offset.width * transform.b + offset.height * transform.d)
                effects.append(.pushShadow(color: color.resolve(in: environment), radius: radius * size, offset: moved))
            }
        }
        var groups = clips
        switch blendMode.kind {
        case .blend(.normal): break
        case .blend(let mode): groups.append(.pushBlend(mode))
        case .covering(let covering):
            let coverage = effects + (covered ?? items.map(\.coverage)) + effects.map { _ in .pop }
            groups.append(.pushCovering(covering, coverage: DisplayList(coverage)))
        }
        if opacity < 1 { groups.append(.pushOpacity(opacity)) }
        groups += effects
        if isLayer, blendMode == .normal, opacity >= 1, effects.isEmpty { groups.append(.pushBlend(.normal)) }
        board.list.items += groups
        board.list.items += colors.map { $0(items) } ?? items
        for _ in groups { board.list.append(.pop) }
    }
}

extension DisplayItem {
    /// The same in full black: where it draws at all.
    fileprivate var coverage: DisplayItem {
        switch self {
        case .fill(let path, let style, _): .fill(path, style: style, paint: .black)
        case .stroke(let path, let style, _): .stroke(path, style: style, paint: .black)
        case .glyphs(let run, _): .glyphs(run, paint: .black)
        case .image(let image): .fill(Path(image.destination), style: FillStyle(), paint: .black)
        case .pushOpacity, .pushBlend, .pushCovering: .pushBlend(.normal)
        case .pushClip, .pushTransform, .pushProjection, .pushBlur, .pushAlphaThreshold, .pushShadow, .pushMask, .pop: self
        }
    }
}
