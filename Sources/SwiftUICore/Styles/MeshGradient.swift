import Foundation
import Graphics

/// Colours at the corners of a grid that may be bent, mixed between them.
///
/// Approximated, as nothing was measured: the grid's lines are Catmull-Rom curves through its corners where handles are not given; with
/// handles, what lies between four lines is a Coons patch. Colours are computed at one sample a point and enlarged smoothly.
public struct MeshGradient: ShapeStyle, Equatable {
    /// A corner with handles for the lines that pass it, in shares of the frame.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            (self.position, self.leadingControlPoint, self.topControlPoint) = (position, leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }

    /// Where the grid's corners stand: in shares of the frame, row by row.
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The corners' colours, row by row.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
    }

    /// Corners along a row, and rows; at least two of each.
    public var width, height: Int
    public var locations: Locations
    public var colors: Colors
    /// Fills what the grid leaves.
    public var background: Color
    public var smoothsColors: Bool
    /// In which space colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// A grid of which points and colours are as many as corners; else only the background is drawn.
    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .perceptual
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .perceptual
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        func exact(_ place: SIMD2<Float>) -> SIMD2<Double> { SIMD2(Double(place.x), Double(place.y)) }
        let (points, handles): ([SIMD2<Double>], [MeshPicture.Handles]?) = switch locations {
        case .points(let points): (points.map(exact), nil)
        case .bezierPoints(let points): (points.map { exact($0.position) }, points.map {
            MeshPicture.Handles(
                leading: exact($0.leadingControlPoint), top: exact($0.topControlPoint), trailing: exact($0.trailingControlPoint),
                bottom: exact($0.bottomControlPoint))
        })
        }
        let resolved: [ResolvedColor] = switch colors {
        case .colors(let colors): colors.map { $0.resolve(in: environment) }
        }
        let ground = background.resolve(in: environment)
        let mesh = MeshPicture(
            columns: width, rows: height, points: points, handles: handles, colors: resolved, background: ground,
            smoothsColors: smoothsColors, mixing: colorSpace == .device ? .device : .okLab)
        return mesh.map { .mesh($0) } ?? .color(ground)
    }
}

extension MeshGradient: View {
    public typealias Body = Never
    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) { StyledRectangle._build(StyledRectangle(style: view), &builder) }
}

extension Gradient {
    /// How colours are mixed. Gradients that do not say are mixed in OKLab, as SwiftUI's were measured to be.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        /// By sRGB components as they are stored.
        public static let device = ColorSpace(name: "device")
        /// In OKLab: even to the eye.
        public static let perceptual = ColorSpace(name: "perceptual")
    }
}
