import Foundation
import Graphics

/// Walks through a display list and resolves it to commands in pixels.
///
/// Clips and transforms become part of the commands that they concern; groups become layers. Blurs and shadows need what lies around
/// a band, so they are painted here, once, with all threads, and enter the scene as finished bitmaps.
struct SceneBuilder {
    let threads: Int
    var isPlain = false
    /// What the picture is before anything is drawn, and where it ends: what a backdrop shows.
    private let background: UInt32, canvas: PixelRect
    var state: DrawingState
    /// Where the commands of the innermost open group are gathered.
    var commands: [Command] = []
    private var groups: [OpenGroup] = []

    private struct OpenGroup {
        var kind: Kind
        var outerState: DrawingState
        /// The commands before the group, if the group gathers its own.
        var outerCommands: [Command]?

        enum Kind {
            case state
            case nothing
            case layer(opacity: UInt32, blend: LayerBlend)
            case mask(DisplayList)
            case covering(CoveringOperator, DisplayList)
            case blur(SoftBlur, isOpaque: Bool)
            case alphaThreshold(AlphaThreshold)
            case shadow(Shadow)
            case projection(Projector)
        }
    }

    init(canvas: PixelRect, background: UInt32 = 0, scale: Double, threads: Int) {
        (self.threads, self.canvas, self.background) = (threads, canvas, background)
        state = DrawingState(transform: CGAffineTransform(scaleX: scale, y: scale), scissor: canvas)
    }

    private init(state: DrawingState, threads: Int) {
        (self.state, self.threads, canvas, background) = (state, threads, state.scissor, 0)
    }

    /// What was drawn so far, in the open groups too.
    var drawnSoFar: PaintedScene {
        PaintedScene(commands: groups.flatMap { $0.outerCommands ?? [] } + commands, background: background, isPlain: isPlain)
    }

    private func painted(_ commands: [Command], in area: PixelRect) -> Bitmap {
        BandPainter.bitmap(of: commands, in: area, threads: threads, isPlain: isPlain)
    }

    /// The part of an area that the canvas has.
    func onCanvas(_ area: PixelRect) -> PixelRect { area.intersection(canvas) }

    /// The commands of a list; groups left open are closed at its end, a `pop` too many is passed over.
    mutating func commands(of list: DisplayList) -> [Command] {
        for item in list.items { add(item) }
        while !groups.isEmpty { pop() }
        defer { commands = [] }
        return commands
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let style, let paint): addFill(path, style, paint)
        case .stroke(let path, let style, let paint): addStroke(path, style, paint)
        case .glyphs(let run, let paint): addGlyphs(run, paint)
        case .image(let image): addImage(image)
        case .pushClip(let path, let style):
            open(.state)
            state.clip(to: path, style)
        case .pushTransform(let transform):
            open(.state)
            state.concatenate(transform)
        case .pushProjection(let projection): openProjection(projection)
        case .pushOpacity(let opacity):
            if opacity >= 1 { open(.state) } else {
                open(opacity > 0 ? .layer(opacity: UInt32((opacity * 255).rounded()), blend: .over) : .nothing)
            }
        case .pushBlend(let mode): open(.layer(opacity: 255, blend: LayerBlend(mode)))
        case .pushCovering(let covering, let coverage): open(.covering(covering, coverage))
        case .pushBlur(let radius, let isOpaque): openBlur(radius: radius, isOpaque: isOpaque)
        case .pushAlphaThreshold(let range, let color): open(.alphaThreshold(AlphaThreshold(range, color: color)))
        case .pushShadow(let color, let radius, let offset): openShadow(color: color, radius: radius, offset: offset)
        case .pushMask(let mask): open(.mask(mask))
        case .pop: pop()
        }
    }

    /// Appends a command unless nothing of it can be seen.
    mutating func append(_ content: Command.Content, bounds: PixelRect) {
        var visible = bounds.intersection(state.scissor)
        if let clip = state.clip { visible = visible.intersection(clip.bounds) }
        if !visible.isEmpty { commands.append(Command(content: content, bounds: visible, clip: state.clip)) }
    }

    // MARK: - Groups

    private mutating func open(_ kind: OpenGroup.Kind, reach: Int = 0) {
        if case .state = kind {
            groups.append(OpenGroup(kind: kind, outerState: state, outerCommands: nil))
            return
        }
        groups.append(OpenGroup(kind: kind, outerState: state, outerCommands: commands))
        commands = []
        // A path clip acts on the finished group; inside, only its bounds save work, with room for what spreads.
        if let clip = state.clip { state.scissor = state.scissor.intersection(clip.bounds) }
        state.clip = nil
        if !state.scissor.isEmpty { state.scissor = state.scissor.grown(by: reach) }
        if case .nothing = kind { state.scissor = .empty }
    }

    private mutating func openBlur(radius: CGFloat, isOpaque: Bool) {
        let pixels = Double(radius) * state.stretch
        guard pixels > 0, pixels.isFinite else { return open(.state) }
        let blur = SoftBlur(radius: pixels)
        open(.blur(blur, isOpaque: isOpaque), reach: blur.reach)
    }

    private mutating func openShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        let moved = offset.applying(CGAffineTransform(
            a: state.transform.a, b: state.transform.b, c: state.transform.c, d: state.transform.d, tx: 0, ty: 0))
        let pixels = max(0, Double(radius) * state.stretch)
        guard pixels.isFinite, abs(moved.width) < 32_768, abs(moved.height) < 32_768, color.premultiplied.alpha > 0 else { return open(.state) }
        let shadow = Shadow(color: color, radius: pixels, offsetX: Double(moved.width), offsetY: Double(moved.height))
        let farthest = Int(max(abs(moved.width), abs(moved.height)).rounded(.up))
        open(.shadow(shadow), reach: shadow.reach + farthest)
    }

    /// What is bent into sight may lie outside of it while it is flat: as far as the picture is large.
    private mutating func openProjection(_ projection: ProjectionTransform) {
        guard let projector = Projector(projection, in: state.transform) else { return open(.nothing) }
        open(.projection(projector), reach: min(max(state.scissor.width, state.scissor.height), 8_192))
    }

    private mutating func pop() {
        guard let group = groups.popLast() else { return }
        state = group.outerState
        guard let outerCommands = group.outerCommands else { return }
        let inner = commands
        commands = outerCommands
        let bounds = inner.reduce(PixelRect.empty) { $0.union($1.bounds) }
        if case .covering(let covering, let coverage) = group.kind { return appendCovering(inner, covering, coverage, bounds) }
        if bounds.isEmpty { return }
        switch group.kind {
        case .state, .nothing, .covering: return
        case .layer(let opacity, let blend): append(.layer(Layer(commands: inner, opacity: opacity, blendMode: blend)), bounds: bounds)
        case .mask(let list): appendMasked(inner, by: list, bounds)
        case .blur(let blur, let isOpaque): appendBlurred(inner, blur, isOpaque: isOpaque, bounds)
        case .alphaThreshold(let threshold):
            appendBitmap(threshold.applied(to: painted(inner, in: bounds)), bounds)
        case .shadow(let shadow): appendShadowed(inner, shadow, bounds)
        case .projection(let projector): appendProjected(inner, projector, bounds)
        }
    }

    private mutating func appendProjected(_ inner: [Command], _ projector: Projector, _ bounds: PixelRect) {
        let target = projector.reach(of: bounds, in: state.scissor)
        if target.isEmpty { return }
        let flat = painted(inner, in: bounds)
        appendBitmap(projector.bitmap(of: flat, at: bounds, in: target, threads: threads), target)
    }

    private mutating func appendMasked(_ inner: [Command], by list: DisplayList, _ bounds: PixelRect) {
        let (mask, maskBounds) = mask(of: list)
        append(.layer(Layer(commands: inner, mask: mask)), bounds: bounds.intersection(maskBounds))
    }

    /// What a group covers may be larger than what it draws.
    private mutating func appendCovering(_ inner: [Command], _ covering: CoveringOperator, _ list: DisplayList, _ bounds: PixelRect) {
        let (coverage, coveredBounds) = mask(of: list)
        append(.layer(Layer(commands: inner, blendMode: .covering(covering), mask: coverage)), bounds: bounds.union(coveredBounds))
    }

    private func mask(of list: DisplayList) -> ([Command], bounds: PixelRect) {
        var maskState = state
        maskState.clip = nil
        var builder = SceneBuilder(state: maskState, threads: threads)
        builder.isPlain = isPlain
        let mask = builder.commands(of: list)
        return (mask, mask.reduce(PixelRect.empty) { $0.union($1.bounds) })
    }

    private mutating func appendBlurred(_ inner: [Command], _ blur: SoftBlur, isOpaque: Bool, _ bounds: PixelRect) {
        let area = isOpaque ? bounds : bounds.grown(by: blur.reach).intersection(state.scissor.grown(by: blur.reach))
        if area.isEmpty { return }
        if blur.box.isNothing { append(.layer(Layer(commands: inner)), bounds: bounds); return }
        let cells = blur.cells(of: PaintedScene(commands: inner, isPlain: isPlain), in: area, threads: threads)
        append(.fill(.rectangle, .varying(BlurredShader(cells: cells, fillsBorders: isOpaque, isOpaque: false))), bounds: area)
    }

    private mutating func appendShadowed(_ inner: [Command], _ shadow: Shadow, _ bounds: PixelRect) {
        let area = shadow.reach(of: bounds).intersection(state.scissor)
        // Only what casts a shadow into the visible part is painted for it.
        let casting = bounds.intersection(shadow.casters(of: area))
        if !area.isEmpty, !casting.isEmpty {
            let caster = painted(inner, in: casting)
            let mask = shadow.mask(of: caster, at: (casting.minX, casting.minY), in: area, threads: threads)
            let shader = ShadowShader(pixel: shadow.color.premultiplied.rgba, mask: mask, x: area.minX, y: area.minY)
            append(.fill(.rectangle, .varying(shader)), bounds: area)
        }
        if inner.count == 1, case .fill = inner[0].content, inner[0].clip == nil {
            append(inner[0].content, bounds: inner[0].bounds)
        } else {
            append(.layer(Layer(commands: inner)), bounds: bounds)
        }
    }

    /// Appends a bitmap that was painted for the pixels of `area`.
    mutating func appendBitmap(_ bitmap: Bitmap, _ area: PixelRect) {
        append(.fill(.rectangle, .varying(BitmapShader(bitmap: bitmap, x: area.minX, y: area.minY, isOpaque: false))), bounds: area)
    }
}
