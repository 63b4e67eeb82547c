import Foundation
import Graphics

/// Colour filters: they reach down to the paint of every leaf, so that a gradient's stops are filtered, not its pixels.
package final class ColorFilterItem: WrapperItem {
    var filter = ColorFilter.identity

    override package func paint(_ painter: inout Painter) { painter.filtered(filter) { content.paint(&$0) } }
}

nonisolated struct ColorFilterLayer: Layer {
    static var usesEnvironment: Bool { true }

    let filter: @Sendable (EnvironmentValues) -> ColorFilter

    func makeItem(round inner: LayoutItem) -> ColorFilterItem { ColorFilterItem(inner) }

    func update(_ item: ColorFilterItem, _ environment: EnvironmentValues) { item.filter = filter(environment) }
}

extension View {
    private nonisolated func colorFilter(_ filter: @escaping @Sendable (EnvironmentValues) -> ColorFilter) -> some View {
        modifier(ColorFilterLayer(filter: filter))
    }

    /// Adds to every colour component: 0 changes nothing, 1 is white, −1 black.
    public nonisolated func brightness(_ amount: Double) -> some View { colorFilter { _ in .brightness(amount) } }

    /// Spreads components away from mid-grey: 1 changes nothing, 0 leaves only grey.
    public nonisolated func contrast(_ amount: Double) -> some View { colorFilter { _ in .contrast(amount) } }

    /// Replaces every colour by its opposite.
    public nonisolated func colorInvert() -> some View { colorFilter { _ in .invert } }

    /// Multiplies every colour by another.
    public nonisolated func colorMultiply(_ color: Color) -> some View { colorFilter { .multiply(color.resolve(in: $0)) } }

    /// Strengthens (above 1) or weakens colours; 0 leaves their luminance alone.
    public nonisolated func saturation(_ amount: Double) -> some View { colorFilter { _ in .saturation(amount) } }

    /// Takes colour away: 0 changes nothing, 1 leaves grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { colorFilter { _ in .saturation(1 - amount) } }

    /// Turns every hue by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { colorFilter { _ in .hueRotation(radians: angle.radians) } }

    /// Draws everything black, as opaque as it is light.
    ///
    /// Where layers cover each other, each is changed by itself; SwiftUI's result for such a group was not measured.
    public nonisolated func luminanceToAlpha() -> some View { colorFilter { _ in .luminanceToAlpha } }
}
