import Foundation
import Graphics

/// A view that draws by hand, in all the space it is offered.
///
/// The drawing is made anew for every picture and is one leaf to what is outside: opacity and shadows apply to it as a whole, and its
/// blend modes see only what it drew itself.
public nonisolated struct Canvas<Symbols: View>: ContainerView {
    public typealias Body = Never

    /// Views that the drawing may use, found by their tags.
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
    /// Whose body made this: what the renderer reads is read by that body.
    let reader = ViewGraph.currentReader?.ticket

    package var content: Symbols { symbols }

    /// - Parameters:
    ///   - opaque: whether the canvas starts out black instead of clear.
    ///   - colorMode: colours are always those of `nonLinear`.
    ///   - rendersAsynchronously: no difference here.
    ///   - renderer: draws, in points from the top left corner, into a context, in an area of a size.
    ///   - symbols: views with tags that `resolveSymbol(id:)` finds.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (self.renderer, isOpaque, self.colorMode) = (renderer, opaque, colorMode)
        self.rendersAsynchronously = rendersAsynchronously
        self.symbols = symbols()
    }

    package func makeItem() -> CanvasItem { CanvasItem() }

    package func update(_ item: CanvasItem, _ environment: EnvironmentValues) {
        let renderer = renderer
        let reader = reader
        item.isOpaque = isOpaque
        item.environment = environment
        item.renderer = { context, size in
            guard let reader else { return renderer(&context, size) }
            nonisolated(unsafe) var drawn = context
            nonisolated(unsafe) let draw = renderer
            MainActor.assumeIsolated { reader.continuing { draw(&drawn, size) } }
            context = drawn
        }
        if colorMode != .nonLinear { item.report(.unsupported, "Canvas(colorMode:): colours are drawn as in nonLinear.") }
    }
}

extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// In which space colours are blended; only the first is drawn.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The canvas in the layout tree: takes what it is offered; its symbols have their ideal sizes and no place.
package final class CanvasItem: ContainerItem {
    var isOpaque = false
    var environment = EnvironmentValues()
    var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var symbolContext: PlacementContext?

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        proposal[axis].isNaN ? 10 : max(proposal[axis], 0)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { .own }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        for symbol in children {
            let size = symbol.size(.unspecified)
            symbol.place(CGRect(origin: .zero, size: size), .unspecified, context)
        }
    }

    override package func paint(_ painter: inout Painter) {
        let area = painter.snapped(frame)
        guard area.width > 0, area.height > 0 else { return }
        let board = DrawingBoard(scale: painter.scale, area: CGRect(origin: .zero, size: area.size), environment: environment, symbols: children)
        board.report = { [unowned self] in report(.unsupported, "Canvas: " + $0) }
        var context = GraphicsContext(board)
        if isOpaque { context.fill(Path(board.area), with: .color(.black)) }
        renderer(&context, frame.size)
        painter.picture(board.list, at: area.origin)
    }

    override package var inner: [LayoutItem] { [] }
}
