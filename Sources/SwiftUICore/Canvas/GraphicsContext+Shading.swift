import Foundation
import Graphics

extension GraphicsContext {
    /// What areas and lines are filled with.
    public struct Shading {
        indirect enum Kind {
            case style(AnyShapeStyle)
            case paint(@Sendable (EnvironmentValues) -> Paint)
            case image(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
            case palette([Shading])
            case resolved(ResolvedStyle)
        }

        let kind: Kind

        /// The canvas's foreground.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// What stands behind the canvas: not seen from inside, so nothing is drawn.
        public static var backdrop: Shading { .color(.clear) }

        /// The first of several, of which the others are levels.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func color(_ color: Color) -> Shading { .style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, in the frame of what is filled with it.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Colours along a line between two points of the context.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            let reach = options.reach
            let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
            let start = CGPoint(x: startPoint.x - dx * CGFloat(reach), y: startPoint.y - dy * CGFloat(reach))
            let end = CGPoint(x: endPoint.x + dx * CGFloat(reach), y: endPoint.y + dy * CGFloat(reach))
            return Shading(kind: .paint { .linearGradient(options.repeated(gradient.ramp($0), before: reach), from: start, to: end) })
        }

        /// Colours outwards from a centre, radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading {
            let end = endRadius + (endRadius - startRadius) * CGFloat(options.reach)
            return Shading(kind: .paint {
                .radialGradient(options.repeated(gradient.ramp($0), before: 0), center: center, startRadius: startRadius, endRadius: end)
            })
        }

        /// Colours round a centre; angle 0 points right, growing clockwise.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .paint {
                .angularGradient(gradient.ramp($0), center: center, startRadians: angle.radians, endRadians: angle.radians + 2 * .pi)
            })
        }

        /// Copies of an image side by side.
        /// - Parameters:
        ///   - origin: where a copy's corner stands.
        ///   - sourceRect: which part, as shares of its size, cut to whole pixels.
        ///   - scale: how large a copy is.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading { Shading(kind: .image(image, origin: origin, source: sourceRect, scale: scale)) }
    }

    /// What happens beyond a gradient's ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Repeats, every other time backwards.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are always interpolated as without it.
        public static let linearColor = GradientOptions(rawValue: 4)

        /// How often the gradient is repeated on either side: more than shows unless it is tiny.
        fileprivate var reach: Int { contains(.repeat) || contains(.mirror) ? 32 : 0 }

        /// The ramp repeated, over all of a longer line.
        fileprivate func repeated(_ ramp: GradientRamp, before: Int) -> GradientRamp {
            guard reach > 0 else { return ramp }
            let count = before + 1 + reach
            return GradientRamp(stops: (0..<count).flatMap { turn -> [GradientRamp.Stop] in
                let isBackwards = contains(.mirror) && (turn - before) % 2 != 0
                let stops = ramp.stops.map { stop in
                    GradientRamp.Stop(
                        color: stop.color,
                        location: (Double(turn) + (isBackwards ? 1 - stop.location : stop.location)) / Double(count))
                }
                return isBackwards ? stops.reversed() : stops
            })
        }
    }

    /// The shading with its environment's values taken in.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        return Shading(kind: .resolved(style._resolved(in: environment)))
    }
}

extension GraphicsContext.Shading {
    /// The style as numbers, if the shading is one.
    func style(in context: GraphicsContext) -> ResolvedStyle? {
        switch kind {
        case .style(let style): style._resolved(in: context.environment)
        case .resolved(let style): style
        case .palette(let shadings): shadings.first?.style(in: context)
        case .paint, .image: nil
        }
    }

    func paint(in rect: CGRect, _ context: GraphicsContext) -> Paint {
        switch kind {
        case .style(let style): return style._resolved(in: context.environment).paint(in: rect)
        case .resolved(let style): return style.paint(in: rect)
        case .paint(let make): return make(context.environment)
        case .palette(let shadings): return shadings.first?.paint(in: rect, context) ?? .color(.clear)
        case .image(let image, let origin, let source, let scale):
            return image.tile(of: source, scale: scale, in: context.environment)?.paint(in: CGRect(origin: origin, size: .zero)) ?? .color(.clear)
        }
    }
}
