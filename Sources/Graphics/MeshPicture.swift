import Foundation

/// A picture of colours at the corners of a bent grid, interpolated in OKLab.
///
/// Each patch between four corners is cut into small triangles, whose pixels are filled evenly from corner to corner; later patches
/// cover earlier ones. The grid's lines are smooth through the corners (Catmull-Rom), which leaves an even grid straight.
public struct MeshPicture: Sendable {
    /// Corners along a row, and rows.
    private let columns, rows: Int
    /// Shares of the picture's size.
    private let points: [SIMD2<Double>]
    /// Lightness, a and b times alpha, and alpha.
    private let colors: [SIMD4<Double>]
    private let background: SIMD4<Double>
    private let smoothsColors: Bool

    /// Triangles along a patch's side.
    private static let steps = 20

    /// Nil unless there are at least 2 × 2 corners, as many points and colours as corners, and all numbers are finite.
    public init?(
        columns: Int, rows: Int, points: [SIMD2<Double>], colors: [ResolvedColor], background: ResolvedColor, smoothsColors: Bool
    ) {
        guard columns >= 2, rows >= 2, columns <= 1_024, rows <= 1_024, points.count == columns * rows, colors.count == points.count,
            points.allSatisfy({ abs($0.x) < 1e4 && abs($0.y) < 1e4 }), (colors + [background]).allSatisfy({ abs($0.red + $0.green + $0.blue) < 1e4 })
        else { return nil }
        func weighted(_ color: ResolvedColor) -> SIMD4<Double> {
            let lab = OKLab(color), alpha = min(max(color.alpha, 0), 1)
            return SIMD4(lab.lightness * alpha, lab.a * alpha, lab.b * alpha, alpha)
        }
        (self.columns, self.rows, self.points, self.smoothsColors) = (columns, rows, points, smoothsColors)
        self.colors = colors.map(weighted)
        self.background = weighted(background)
    }

    /// The picture in pixels; both sides are at least 1.
    public func bitmap(width: Int, height: Int) -> Bitmap {
        var mixed = [SIMD4<Double>](repeating: background, count: width * height)
        let size = SIMD2(Double(width), Double(height)), steps = Self.steps
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 {
                var corners: [(place: SIMD2<Double>, color: SIMD4<Double>)] = []
                for step in 0..<(steps + 1) * (steps + 1) {
                    let u = Double(step % (steps + 1)) / Double(steps), v = Double(step / (steps + 1)) / Double(steps)
                    corners.append((place(column, row, u, v) * size, color(column, row, u, v)))
                }
                for y in 0..<steps {
                    for x in 0..<steps {
                        let first = y * (steps + 1) + x
                        let four = [corners[first], corners[first + 1], corners[first + steps + 1], corners[first + steps + 2]]
                        fill(&mixed, width, height, four[0], four[1], four[2])
                        fill(&mixed, width, height, four[3], four[2], four[1])
                    }
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: mixed.map { color in
            guard color.w > 0 else { return 0 }
            return OKLab(lightness: color.x / color.w, a: color.y / color.w, b: color.z / color.w).color(alpha: min(color.w, 1)).premultiplied.rgba
        })
    }

    private func fill(
        _ pixels: inout [SIMD4<Double>], _ width: Int, _ height: Int, _ a: (place: SIMD2<Double>, color: SIMD4<Double>),
        _ b: (place: SIMD2<Double>, color: SIMD4<Double>), _ c: (place: SIMD2<Double>, color: SIMD4<Double>)
    ) {
        let area = (b.place.x - a.place.x) * (c.place.y - a.place.y) - (b.place.y - a.place.y) * (c.place.x - a.place.x)
        guard abs(area) > 1e-12 else { return }
        func whole(_ value: Double, _ most: Int) -> Int { Int(min(max(value, 0), Double(most)).rounded(.down)) }
        let left = whole(min(a.place.x, b.place.x, c.place.x), width), right = min(width, whole(max(a.place.x, b.place.x, c.place.x), width) + 1)
        let top = whole(min(a.place.y, b.place.y, c.place.y), height), bottom = min(height, whole(max(a.place.y, b.place.y, c.place.y), height) + 1)
        for y in top..<max(top, bottom) {
            for x in left..<max(left, right) {
                let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
                let v = ((p.x - a.place.x) * (c.place.y - a.place.y) - (p.y - a.place.y) * (c.place.x - a.place.x)) / area
                let w = ((b.place.x - a.place.x) * (p.y - a.place.y) - (b.place.y - a.place.y) * (p.x - a.place.x)) / area
                // A border between triangles belongs to both, so that no pixel falls between them.
                guard v >= -1e-9, w >= -1e-9, v + w <= 1 + 1e-9 else { continue }
                pixels[y * width + x] = a.color * (1 - v - w) + b.color * v + c.color * w
            }
        }
    }

    // MARK: - Between corners

    private func place(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
        let lines = (-1...2).map { line in Self.curve((-1...2).map { corner(points, column + $0, row + line) }, u) }
        return Self.curve(lines, v)
    }

    private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
        if smoothsColors {
            let lines = (-1...2).map { line in Self.curve((-1...2).map { corner(colors, column + $0, row + line) }, u) }
            var mixed = Self.curve(lines, v)
            mixed.w = min(max(mixed.w, 0), 1)
            return mixed
        }
        let first = row * columns + column
        let upper = colors[first] * (1 - u) + colors[first + 1] * u
        let lower = colors[first + columns] * (1 - u) + colors[first + columns + 1] * u
        return upper * (1 - v) + lower * v
    }

    /// Beyond the border the grid goes on straight.
    private func corner<Value: SIMD>(_ values: [Value], _ column: Int, _ row: Int) -> Value where Value.Scalar == Double {
        let x = min(max(column, 0), columns - 1), y = min(max(row, 0), rows - 1)
        var value = values[y * columns + x]
        if x != column { value += value - values[y * columns + (column < 0 ? 1 : columns - 2)] }
        if y != row { value += values[y * columns + x] - values[(row < 0 ? 1 : rows - 2) * columns + x] }
        return value
    }

    /// A smooth line through the middle two of four values (Catmull-Rom).
    private static func curve<Value: SIMD>(_ values: [Value], _ t: Double) -> Value where Value.Scalar == Double {
        let t2 = t * t, t3 = t2 * t
        let first = values[0] * ((-t3 + 2 * t2 - t) / 2), second = values[1] * ((3 * t3 - 5 * t2 + 2) / 2)
        let third = values[2] * ((-3 * t3 + 4 * t2 + t) / 2), fourth = values[3] * ((t3 - t2) / 2)
        return first + second + third + fourth
    }
}
