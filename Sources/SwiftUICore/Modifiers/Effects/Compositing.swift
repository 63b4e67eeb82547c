import Foundation
import Graphics

/// Effects that are given to a whole group: its leaves are flattened first.
package final class GroupEffectItem: WrapperItem {
    package enum Effect { case flatten, blur(CGFloat, isOpaque: Bool), blend(BlendMode) }

    var effect = Effect.flatten

    override package func paint(_ painter: inout Painter) {
        switch effect {
        case .flatten: painter.flattened { content.paint(&$0) }
        case .blur(let radius, let isOpaque):
            if radius > 0 {
                painter.group(.pushBlur(radius: radius, isOpaque: isOpaque)) { content.paint(&$0) }
            } else {
                content.paint(&painter)
            }
        case .blend(let mode): painter.group(.pushBlend(mode)) { content.paint(&$0) }
        }
    }
}

nonisolated struct GroupEffectLayer: Layer, Animatable {
    var effect: GroupEffectItem.Effect

    /// The radius of a blur.
    var animatableData: CGFloat {
        get { if case .blur(let radius, _) = effect { radius } else { 0 } }
        set { if case .blur(_, let isOpaque) = effect { effect = .blur(newValue, isOpaque: isOpaque) } }
    }

    func makeItem(round inner: LayoutItem) -> GroupEffectItem { GroupEffectItem(inner) }

    func update(_ item: GroupEffectItem, _ environment: EnvironmentValues) { item.effect = effect }
}

package final class ShadowItem: WrapperItem {
    var shadow = Painter.Shadow(color: .clear, radius: 0, offset: .zero)

    override package func paint(_ painter: inout Painter) { painter.shadowed(shadow) { content.paint(&$0) } }
}

nonisolated struct ShadowLayer: Layer, Animatable {
    static var usesEnvironment: Bool { true }

    let color: Color
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
    }

    func makeItem(round inner: LayoutItem) -> ShadowItem { ShadowItem(inner) }

    func update(_ item: ShadowItem, _ environment: EnvironmentValues) {
        item.shadow = Painter.Shadow(color: color.resolve(in: environment), radius: max(radius.isFinite ? radius : 0, 0), offset: offset)
    }
}

extension View {
    /// Flattens what is inside, so that outer effects apply to it as a whole.
    public nonisolated func compositingGroup() -> some View { modifier(GroupEffectLayer(effect: .flatten)) }

    /// As `compositingGroup`: everything here is rasterised in software anyway.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { modifier(GroupEffectLayer(effect: .flatten)) }

    /// Blurs the drawing; the radius is the Gaussian's standard deviation, in points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(GroupEffectLayer(effect: .blur(radius, isOpaque: opaque)))
    }

    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(GroupEffectLayer(effect: .blend(blendMode))) }

    /// Casts a shadow from every leaf of the view; the radius is the Gaussian's standard deviation, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { modifier(ShadowLayer(color: color, radius: radius, offset: CGSize(width: x, height: y))) }
}
