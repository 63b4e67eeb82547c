import Foundation
import Graphics

/// A shape that takes after its container's.
protocol ContainerRelative {
    nonisolated var ownInset: CGFloat { get }
}

extension ContainerRelativeShape: ContainerRelative {
    nonisolated var ownInset: CGFloat { 0 }
}

extension _InsetShape: ContainerRelative where Base: ContainerRelative {
    nonisolated var ownInset: CGFloat { base.ownInset + amount }
}

/// A container's shape and where it stands, while what is in it is painted.
struct ShapedContainer {
    let frame: CGRect
    /// The shape in a frame, inset by a distance.
    let shape: (CGRect, CGFloat) -> Path

    /// The outline for an area: what the container's would be if it were inset to it, corners about the same centres.
    ///
    /// Approximated where the distances to the container's edges differ: the least one counts.
    func path(in area: CGRect, inset: CGFloat) -> Path {
        let area = area.insetOrEmpty(by: inset)
        let distance = min(area.minX - frame.minX, area.minY - frame.minY, frame.maxX - area.maxX, frame.maxY - area.maxY)
        let amount = max(distance.isFinite ? distance : 0, 0)
        return shape(area.insetBy(dx: -amount, dy: -amount), amount)
    }
}

/// `containerShape`: a view whose shape is known to what is inside it.
package final class ContainerShapeItem: WrapperItem {
    var shape: (CGRect, CGFloat) -> Path = { rect, inset in Path(rect.insetOrEmpty(by: inset)) }

    override package func paint(_ painter: inout Painter) {
        let outer = painter.container
        painter.container = ShapedContainer(frame: painter.snapped(frame), shape: shape)
        content.paint(&painter)
        painter.container = outer
    }
}

nonisolated struct ContainerShapeLayer<S: InsettableShape>: Layer {
    let shape: S

    func makeItem(round inner: LayoutItem) -> ContainerShapeItem { ContainerShapeItem(inner) }

    func update(_ item: ContainerShapeItem, _ environment: EnvironmentValues) {
        item.shape = { rect, inset in
            let path = shape.inset(by: inset).path(in: CGRect(origin: .zero, size: rect.size))
            return path.offsetBy(dx: rect.minX, dy: rect.minY)
        }
    }
}

extension View {
    /// Says which shape the view has, for `ContainerRelativeShape` inside it; draws and clips nothing itself.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { modifier(ContainerShapeLayer(shape: shape)) }
}
