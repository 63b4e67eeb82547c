import Foundation
import Graphics

/// Colour filters: they reach down to the paint of every leaf, so that a gradient's stops are filtered, not its pixels.
package final class ColorFilterItem: WrapperItem {
    var filter = ColorFilter.identity

    override package func paint(_ painter: inout Painter) { painter.filtered(filter) { content.paint(&$0) } }
}

nonisolated struct ColorFilterLayer: Layer, Animatable {
    static var usesEnvironment: Bool { true }

    /// How much of it; what moves.
    var animatableData: Double
    let filter: @Sendable (Double, EnvironmentValues) -> ColorFilter

    func makeItem(round inner: LayoutItem) -> ColorFilterItem { ColorFilterItem(inner) }

    func update(_ item: ColorFilterItem, _ environment: EnvironmentValues) { item.filter = filter(animatableData, environment) }
}

extension View {
    private nonisolated func colorFilter(
        _ amount: Double = 0, _ filter: @escaping @Sendable (Double, EnvironmentValues) -> ColorFilter
    ) -> some View { modifier(ColorFilterLayer(animatableData: amount, filter: filter)) }

    /// Adds to every colour component: 0 changes nothing, 1 is white, −1 black.
    public nonisolated func brightness(_ amount: Double) -> some View { colorFilter(amount) { amount, _ in .brightness(amount) } }

    /// Spreads components away from mid-grey: 1 changes nothing, 0 leaves only grey.
    public nonisolated func contrast(_ amount: Double) -> some View { colorFilter(amount) { amount, _ in .contrast(amount) } }

    /// Replaces every colour by its opposite.
    public nonisolated func colorInvert() -> some View { colorFilter { _, _ in .invert } }

    /// Multiplies every colour by another.
    public nonisolated func colorMultiply(_ color: Color) -> some View { colorFilter { .multiply(color.resolve(in: $1)) } }

    /// Strengthens (above 1) or weakens colours; 0 leaves their luminance alone.
    public nonisolated func saturation(_ amount: Double) -> some View { colorFilter(amount) { amount, _ in .saturation(amount) } }

    /// Takes colour away: 0 changes nothing, 1 leaves grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { colorFilter(amount) { amount, _ in .saturation(1 - amount) } }

    /// Turns every hue by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { colorFilter(angle.radians) { radians, _ in .hueRotation(radians: radians) } }

    /// Draws everything black, as opaque as it is light.
    ///
    /// Where layers cover each other, each is changed by itself; SwiftUI's result for such a group was not measured.
    public nonisolated func luminanceToAlpha() -> some View { colorFilter { _, _ in .luminanceToAlpha } }
}
