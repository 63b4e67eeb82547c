import Foundation
import Graphics

package final class ClipItem: WrapperItem {
    var path: (CGRect) -> Path = { Path($0) }
    var style = FillStyle()
    var relativeInset: CGFloat?

    override package func paint(_ painter: inout Painter) {
        let area = painter.snapped(frame)
        let relative = painter.container.flatMap { container in relativeInset.map { container.path(in: area, inset: $0) } }
        let outline = relative ?? path(CGRect(origin: .zero, size: area.size)).offsetBy(dx: area.minX, dy: area.minY)
        painter.group(.pushClip(outline, style: style)) { content.paint(&$0) }
    }
}

nonisolated struct ClipLayer<S: Shape>: Layer, Animatable {
    var shape: S
    let style: FillStyle

    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func makeItem(round inner: LayoutItem) -> ClipItem { ClipItem(inner) }

    func update(_ item: ClipItem, _ environment: EnvironmentValues) {
        item.path = { shape.path(in: $0) }
        item.style = style
        item.relativeInset = (shape as? any ContainerRelative)?.ownInset
    }
}

extension View {
    /// Draws only what lies inside a shape in the view's frame.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipLayer(shape: shape, style: style))
    }

    /// Draws only what lies inside the view's frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
