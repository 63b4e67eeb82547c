import Graphics

/// Frosted glass of a thickness.
///
/// Approximated, and always the same: what was drawn before, blurred, under a colour that lets through as much as the thickness says;
/// without the vividness that the original adds. Radius and shares are estimates; none was measured. Outlines, text and images in a
/// material have its colour alone.
public struct Material: ShapeStyle {
    let light, dark: Double
    var blursBackdrop = true

    /// In points; an estimate from pictures of sheets and widgets.
    private static let blurRadius: CGFloat = 20

    public static let ultraThin = Material(light: 0.55, dark: 0.5)
    public static let thin = Material(light: 0.68, dark: 0.62)
    public static let regular = Material(light: 0.8, dark: 0.74)
    public static let thick = Material(light: 0.88, dark: 0.84)
    public static let ultraThick = Material(light: 0.94, dark: 0.92)
    /// As behind bars: so little shows through that the blur is left out.
    public static let bar = Material(light: 0.94, dark: 0.94, blursBackdrop: false)

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let tint = environment.colorScheme == .dark
            ? ResolvedColor(red: 0.12, green: 0.12, blue: 0.13, alpha: dark) : ResolvedColor(red: 0.97, green: 0.97, blue: 0.98, alpha: light)
        return blursBackdrop ? .backdrop(Self.blurRadius, tint) : .color(tint)
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
