import Foundation
import Graphics
import Metrics

/// A colour that may depend on the environment: light or dark, contrast, an asset's variants.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    enum Storage: Hashable, Sendable {
        case fixed(ResolvedColor)
        case system(SystemColorName)
        case accent
        case asset(String, bundle: String?)
        indirect case faded(Color, Double)
        case level(Int)
        indirect case mixed(Color, Color, Double)
        indirect case adaptive(light: Color, dark: Color)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    package init(_ name: SystemColorName) { storage = .system(name) }

    /// The space that components are given in.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// A colour from components of 0…1; values outside are kept and clamped when drawn.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        storage = .fixed(ColorConversion.sRGB(colorSpace, red, green, blue, opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        storage = .fixed(ColorConversion.sRGB(hue: hue, saturation: saturation, brightness: brightness, opacity))
    }

    /// A colour set of an asset catalogue; nil bundle is the main one.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name, bundle: bundle?.bundlePath) }

    /// The numbers of a colour in one environment.
    public typealias Resolved = ResolvedColor

    public init(_ resolved: ResolvedColor) { storage = .fixed(resolved) }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch storage {
        case .fixed(let color): return color
        case .system(let name): return environment.systemColor(name)
        case .accent:
            if case .color(let color) = environment.resolvedTint { return color }
            return environment.systemColor(.tint)
        case .asset(let name, let bundle):
            do {
                return try environment.world.resources.color(
                    named: name, bundle: bundle, traits: AssetTraits(environment: environment))
            } catch {
                environment.report(Diagnostic(.missingColor, error.message))
                return .clear
            }
        case .faded(let color, let factor): return color.resolve(in: environment).opacity(factor)
        case .level(let level):
            return environment.systemColor([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][level])
        case .mixed(let a, let b, let fraction):
            return ColorConversion.mix(a.resolve(in: environment), b.resolve(in: environment), fraction)
        case .adaptive(let light, let dark): return (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
        }
    }

    /// The same colour with its alpha multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(storage: .faded(self, opacity)) }

    public func mix(with other: Color, by fraction: Double) -> Color { Color(storage: .mixed(self, other, fraction)) }

    public static let primary = Color(storage: .level(0))
    public static let secondary = Color(storage: .level(1))
    public static let accentColor = Color(storage: .accent)

    public var description: String {
        switch storage {
        case .fixed(let color): color.hex
        case .system(let name): "\(name)"
        case .accent: "accentColor"
        case .asset(let name, _): name
        case .faded(let color, let factor): "\(color) \(Int(factor * 100))%"
        case .level(let level): ["primary", "secondary", "tertiary", "quaternary"][level]
        case .mixed(let a, let b, let fraction): "mix(\(a), \(b), \(fraction))"
        case .adaptive(let light, let dark): "\(light)/\(dark)"
        }
    }
}

extension Color: ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { .color(resolve(in: environment)) }
}

// Each name is declared once, here: a second declaration on `Color` itself makes nested bodies take exponential time to check.
extension ShapeStyle where Self == Color {
    public static var red: Color { Color(.red) }
    public static var orange: Color { Color(.orange) }
    public static var yellow: Color { Color(.yellow) }
    public static var green: Color { Color(.green) }
    public static var mint: Color { Color(.mint) }
    public static var teal: Color { Color(.teal) }
    public static var cyan: Color { Color(.cyan) }
    public static var blue: Color { Color(.blue) }
    public static var indigo: Color { Color(.indigo) }
    public static var purple: Color { Color(.purple) }
    public static var pink: Color { Color(.pink) }
    public static var brown: Color { Color(.brown) }
    public static var white: Color { Color(ResolvedColor.white) }
    public static var gray: Color { Color(.gray) }
    public static var black: Color { Color(ResolvedColor.black) }
    public static var clear: Color { Color(ResolvedColor.clear) }
}

extension ResolvedColor: ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { .color(self) }
}

/// A colour is also a view that fills the space it is offered.
extension Color: View {
    public typealias Body = Never

    @MainActor public static func _build(_ view: Color, _ builder: inout NodeBuilder) { StyledRectangle._build(StyledRectangle(style: view, name: "Color"), &builder) }
}

/// A rectangle filled with a style: colours, gradients and backgrounds as views.
package nonisolated struct StyledRectangle<Style: ShapeStyle>: ElementView {
    package typealias Body = Never

    let style: Style
    var name: String?

    package nonisolated init(style: Style, name: String? = nil) {
        self.style = style
        self.name = name
    }

    package func makeItem() -> ShapeItem { ShapeItem() }

    package func update(_ item: ShapeItem, _ environment: EnvironmentValues) {
        item.path = { Path($0) }
        item.operation = .fill(FillStyle())
        item.style = style._resolved(in: environment)
    }
}
