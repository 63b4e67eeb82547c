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
    func paint(in rect: CGRect, _ context: GraphicsContext) -> Paint {
        switch kind {
        case .style(let style): return style._resolved(in: context.environment).paint(in: rect)
        case .resolved(let style): return style.paint(in: rect)
        case .paint(let make): return make(context.environment)
        case .palette(let shadings): return shadings.first?.paint(in: rect, context) ?? .color(.clear)
        case .image(let image, let origin, let source, let scale):
            guard let (picture, points) = context.resolve(image).bitmap, let part = Self.part(source, of: picture) else { return .color(.clear) }
            let size = CGSize(
                width: points.width * scale * CGFloat(part.bitmap.width) / CGFloat(max(picture.bitmap.width, 1)),
                height: points.height * scale * CGFloat(part.bitmap.height) / CGFloat(max(picture.bitmap.height, 1)))
            return .image(part, tile: CGRect(origin: origin, size: size), opacity: 1)
        }
    }

    /// A part of a picture, given in shares of its size; nil if nothing of it lies inside.
    private static func part(_ share: CGRect, of picture: SharedBitmap) -> SharedBitmap? {
        let whole = picture.bitmap
        if share == CGRect(x: 0, y: 0, width: 1, height: 1) { return picture }
        func pixels(_ from: CGFloat, _ to: CGFloat, _ length: Int) -> Range<Int>? {
            guard from.isFinite, to.isFinite, abs(from) < 1e6, abs(to) < 1e6 else { return nil }
            let low = max(0, Int((from * CGFloat(length)).rounded())), high = min(length, Int((to * CGFloat(length)).rounded()))
            return low < high ? low..<high : nil
        }
        guard let columns = pixels(share.minX, share.maxX, whole.width), let rows = pixels(share.minY, share.maxY, whole.height) else { return nil }
        let cut = rows.flatMap { y in whole.pixels[(y * whole.width + columns.lowerBound)..<(y * whole.width + columns.upperBound)] }
        return SharedBitmap(Bitmap(width: columns.count, height: rows.count, pixels: cut), name: picture.name)
    }
}
