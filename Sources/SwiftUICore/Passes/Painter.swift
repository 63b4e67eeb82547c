import Foundation
import Graphics

/// Collects what items draw into a display list.
///
/// Opacity, shadows and colour filters go to each drawn leaf by itself, as SwiftUI has it; `flattened` makes one leaf of what is inside.
package struct Painter {
    package private(set) var list = DisplayList()
    /// Pixels per point: leaves snap their frames with it.
    package let scale: CGFloat
    private var opacity = 1.0
    /// What is opened round each leaf, outermost first: shadows, and the clips, transforms and masks inside the outermost of them.
    private var perLeaf: [DisplayItem] = []
    private var filter: ColorFilter?
    /// The innermost view with a shape for what is inside it.
    var container: ShapedContainer?

    package struct Shadow { var color: ResolvedColor, radius: CGFloat, offset: CGSize }

    package init(scale: CGFloat) { self.scale = scale }

    /// A painter for a list of its own: a mask.
    package func nested() -> Painter {
        var painter = Painter(scale: scale)
        painter.container = container
        return painter
    }

    package func snapped(_ rect: CGRect) -> CGRect { PixelGrid.snapped(rect, scale) }

    // MARK: Leaves

    package mutating func fill(_ path: Path, style: FillStyle = FillStyle(), paint: Paint) {
        leaf(.fill(path, style: style, paint: finished(paint)))
    }

    package mutating func stroke(_ path: Path, style: StrokeStyle, paint: Paint) {
        leaf(.stroke(path, style: style, paint: finished(paint)))
    }

    package mutating func glyphs(_ run: GlyphRun, paint: Paint) { leaf(.glyphs(filter?(run) ?? run, paint: finished(paint))) }

    package mutating func image(_ image: ImageItem) {
        var image = filter?(image) ?? image
        image.opacity *= opacity
        leaf(.image(image))
    }

    private func finished(_ paint: Paint) -> Paint { (filter?(paint) ?? paint).opacity(opacity) }

    private mutating func leaf(_ item: DisplayItem) {
        if opacity <= 0 { return }
        list.items += perLeaf
        list.append(item)
        for _ in perLeaf { list.append(.pop) }
    }

    // MARK: Effects

    /// Fades every leaf that `body` draws.
    package mutating func faded(_ factor: Double, _ body: (inout Painter) -> Void) {
        let outer = opacity
        opacity *= factor
        if opacity > 0 { body(&self) }
        opacity = outer
    }

    /// Casts a shadow from every leaf that `body` draws.
    ///
    /// A leaf's shadow is that of what remains of it inside the clips and masks that `body` opens, and falls outside of them; their
    /// transforms do not turn it. So, as long as there is a shadow, these are opened anew for each leaf.
    package mutating func shadowed(_ shadow: Shadow, _ body: (inout Painter) -> Void) {
        perLeaf.append(.pushShadow(color: filter?(shadow.color) ?? shadow.color, radius: shadow.radius, offset: shadow.offset))
        body(&self)
        perLeaf.removeLast()
    }

    /// Filters the paint of every leaf that `body` draws, and of the shadows it casts inside.
    package mutating func filtered(_ inner: ColorFilter, _ body: (inout Painter) -> Void) {
        let outer = filter
        filter = outer.map { inner.followed(by: $0) } ?? inner
        body(&self)
        filter = outer
    }

    /// Draws `body` inside a group item; opacity and shadows from outside still reach its leaves.
    ///
    /// Blurs and blends are of the whole: shadows from outside fall from their result.
    package mutating func group(_ item: DisplayItem, _ body: (inout Painter) -> Void) {
        switch item {
        case .pushBlur, .pushBlend, .pushOpacity, .pushProjection: opened(item, body)
        case _ where perLeaf.isEmpty: opened(item, body)
        default:
            perLeaf.append(item)
            body(&self)
            perLeaf.removeLast()
        }
    }

    /// Draws `body` as one leaf: what is outside (opacity, shadows) applies to the flattened result.
    package mutating func flattened(_ body: (inout Painter) -> Void) {
        let outer = opacity
        opacity = 1
        // Full opacity makes no group of its own, and what `body` cuts out would be cut out of what lies below.
        opened(outer < 1 ? .pushOpacity(outer) : .pushBlend(.normal), body)
        opacity = outer
    }

    /// Draws a finished list as one leaf, its origin at a point.
    package mutating func picture(_ finished: DisplayList, at origin: CGPoint) {
        guard opacity > 0, !finished.isEmpty else { return }
        let items = filter.map { $0(finished.items) } ?? finished.items
        flattened { painter in
            painter.list.append(.pushTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
            painter.list.items += items
            painter.list.append(.pop)
        }
    }

    private mutating func opened(_ item: DisplayItem, _ body: (inout Painter) -> Void) {
        let outer = perLeaf
        list.items += outer
        list.append(item)
        perLeaf = []
        body(&self)
        for _ in 0...outer.count { list.append(.pop) }
        perLeaf = outer
    }

    // MARK: Order

    /// Draws siblings by rising z-index, in source order where it is equal.
    package mutating func paintInOrder(_ items: [LayoutItem]) {
        let indices = items.map { $0.trait(ZIndexTrait.self) ?? 0 }
        if indices.allSatisfy({ $0 == 0 }) {
            for item in items { paint(item) }
        } else {
            for (_, item) in zip(indices, items).enumerated().sorted(by: { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }).map(\.element) {
                paint(item)
            }
        }
    }

    /// Draws an item, coming or going as it may be.
    private mutating func paint(_ item: LayoutItem) {
        if let presence = item.presence { presence.paint(item, &self) } else { item.paint(&self) }
    }
}
