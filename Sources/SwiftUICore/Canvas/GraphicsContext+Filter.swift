import Foundation
import Graphics

extension GraphicsContext {
    /// A change of each thing that is drawn.
    public struct Filter {
        enum Kind {
            case color(ColorFilter)
            case blur(CGFloat, isOpaque: Bool)
            case shadow(Color, CGFloat, CGSize)
            case alphaThreshold(ClosedRange<Double>, Color)
            case projection(ProjectionTransform)
        }

        let kind: Kind
        /// What of the filter is not drawn as asked.
        var shortfall: String?

        /// A shadow of a colour; the radius is the Gaussian's standard deviation, in points.
        ///
        /// Shadows always lie below what casts them, which is drawn too; a blend mode and options have no effect and are reported.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            var filter = Filter(kind: .shadow(color, max(radius.isFinite ? radius : 0, 0), CGSize(width: x, height: y)))
            if !options.isEmpty || blendMode != .normal {
                filter.shortfall = "the filter shadow is drawn below what casts it, without options or a blend mode of its own."
            }
            return filter
        }

        /// A blur; the radius is the Gaussian's standard deviation, in points. What is opaque keeps its edges where the options ask for it.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            var filter = Filter(kind: .blur(radius.isFinite ? radius : 0, isOpaque: options.contains(.opaque)))
            if options.contains(.dithersResult) { filter.shortfall = "the filter blur is never dithered." }
            return filter
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(kind: .color(.multiply(color.resolve(in: EnvironmentValues()))))
        }

        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .color(.hueRotation(radians: angle.radians))) }
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(amount))) }
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .color(.brightness(amount))) }
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .color(.contrast(amount))) }

        /// - Parameter amount: 0 leaves colours alone, 1 makes grey of them.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(1 - amount))) }

        /// - Parameter amount: 0 leaves colours alone, 1 makes their opposites.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            // Half inverted is all grey, as contrast 0 is; beyond it contrast is negative.
            Filter(kind: .color(.contrast(1 - 2 * amount)))
        }

        public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

        /// Each new component from the old ones by a matrix; exact for opaque colours.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .color(matrix.filter)) }

        /// A colour wherever alpha lies between two values, nothing elsewhere. With a blur added after it, near shapes run together.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            let low = min.isFinite ? min : 0
            return Filter(kind: .alphaThreshold(low...(max > low ? max : low), color))
        }

        /// What is drawn, flat, then bent by a map, as a whole.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .projection(matrix)) }
    }

    /// How filters are computed. No option has an effect.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How shadows are drawn. No option has an effect.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// How blurs are computed. Results are never dithered.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
}
