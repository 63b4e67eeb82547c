import Foundation

package final class OpacityItem: WrapperItem {
    var opacity = 1.0

    override package func paint(_ painter: inout Painter) { painter.faded(opacity) { content.paint(&$0) } }

    override package var accessibility: [AccessibilityElement] { opacity > 0 ? content.accessibility : [] }

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool { opacity > 0 && content.hit(point, &hits) }
}

nonisolated struct OpacityLayer: Layer, Animatable {
    var opacity: Double

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func makeItem(round inner: LayoutItem) -> OpacityItem { OpacityItem(inner) }

    func update(_ item: OpacityItem, _ environment: EnvironmentValues) { item.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
}

extension View {
    /// Fades every leaf of the view by itself; put `compositingGroup()` before it to fade the whole.
    @_disfavoredOverload
    public nonisolated func opacity(_ opacity: Double) -> some View { modifier(OpacityLayer(opacity: opacity)) }

    /// Keeps the view's place and draws nothing.
    public nonisolated func hidden() -> some View { modifier(OpacityLayer(opacity: 0)) }
}
