import Graphics

/// Frosted glass of a thickness.
///
/// Approximated, and always the same: a colour that lets through as much as the thickness says, without the blur and the vividness
/// that the original gives to what lies behind it. The shares are estimates; none was measured.
public struct Material: ShapeStyle {
    let light, dark: Double

    public static let ultraThin = Material(light: 0.55, dark: 0.5)
    public static let thin = Material(light: 0.68, dark: 0.62)
    public static let regular = Material(light: 0.8, dark: 0.74)
    public static let thick = Material(light: 0.88, dark: 0.84)
    public static let ultraThick = Material(light: 0.94, dark: 0.92)
    /// As behind bars.
    public static let bar = Material(light: 0.94, dark: 0.94)

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.colorScheme == .dark
            ? .color(ResolvedColor(red: 0.12, green: 0.12, blue: 0.13, alpha: dark))
            : .color(ResolvedColor(red: 0.97, green: 0.97, blue: 0.98, alpha: light))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
