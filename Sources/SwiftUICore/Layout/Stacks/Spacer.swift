import Foundation

/// Flexible room: along the axis of the stack it is in, or both ways where it is in none.
public nonisolated struct Spacer: ElementView {
    public typealias Body = Never

    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func makeItem() -> SpacerItem { SpacerItem() }

    package func update(_ item: SpacerItem, _ environment: EnvironmentValues) {
        item.minimum = max(Double(minLength ?? ViewSpacing.standard), 0)
    }
}

package final class SpacerItem: LeafItem {
    var minimum = 8.0

    /// The axis of the nearest container, seen through modifiers; nil outside stacks.
    private var stackAxis: Axis? {
        var next = outer
        while let item = next {
            if let axis = item.stackOrientation { return axis }
            if item is ContainerItem { return nil }
            next = item.outer
        }
        return nil
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        if let stackAxis, stackAxis != axis { return 0 }
        let length = proposal[axis]
        return length.isNaN ? minimum : max(length, minimum)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { .own }

    override package var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        let none = ViewSpacing.Edge(plain: 0)
        switch stackAxis {
        case .horizontal?: (spacing.leading, spacing.trailing) = (none, none)
        case .vertical?: (spacing.top, spacing.bottom) = (none, none)
        case nil: spacing = .zero
        }
        return spacing
    }

    override package var layoutPriority: Double { -.infinity }
    override package var isSpacer: Bool { true }

    /// Room takes no touches.
    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool { false }
}

/// A thin line across the axis of the stack it is in.
public nonisolated struct Divider: ElementView {
    public typealias Body = Never

    public nonisolated init() {}

    package func makeItem() -> DividerItem { DividerItem() }

    package func update(_ item: DividerItem, _ environment: EnvironmentValues) {
        item.thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / Double(environment.displayScale)
        item.style = .color(environment.systemColor(.separator))
    }
}

package final class DividerItem: LeafItem {
    var thickness = 1.0
    var style = ResolvedStyle.color(.black)

    private var isVertical: Bool {
        var next = outer
        while let item = next {
            if let axis = item.stackOrientation { return axis == .horizontal }
            if item is ContainerItem { return false }
            next = item.outer
        }
        return false
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        if axis == (isVertical ? .horizontal : .vertical) { return thickness }
        let length = proposal[axis]
        return length.isNaN ? 10 : max(length, 0)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        axis == (isVertical ? .horizontal : .vertical) ? [] : .own
    }

    override package func paint(_ painter: inout Painter) {
        let area = painter.snapped(frame)
        style.draw(in: area, &painter) { $0.fill(Path(area), paint: $1) }
    }
}
