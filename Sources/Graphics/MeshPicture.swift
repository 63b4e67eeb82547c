import Foundation

/// A picture of colours at the corners of a bent grid, interpolated between them.
///
/// Each patch between four corners is cut into small triangles, whose pixels are filled evenly from corner to corner; later patches
/// cover earlier ones. With handles, the grid's lines are cubic Bézier curves and what lies between four of them is a Coons patch;
/// without, they are smooth through the corners (Catmull-Rom), which leaves an even grid straight.
public struct MeshPicture: Sendable {
    /// Where a corner's four lines are drawn to, in shares of the picture's size.
    public struct Handles: Sendable {
        public var leading, top, trailing, bottom: SIMD2<Double>

        public init(leading: SIMD2<Double>, top: SIMD2<Double>, trailing: SIMD2<Double>, bottom: SIMD2<Double>) {
            (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        }
    }

    /// The space that colours are mixed in.
    public enum Mixing: Sendable {
        case okLab
        /// sRGB as it is stored.
        case device
    }

    /// Corners along a row, and rows.
    private let columns, rows: Int
    /// Shares of the picture's size.
    private let points: [SIMD2<Double>]
    private let handles: [Handles]?
    /// Three components times alpha, and alpha.
    private let colors: [SIMD4<Double>]
    private let background: ResolvedColor
    private let smoothsColors: Bool
    private let mixing: Mixing

    /// Triangles along a patch's side.
    private static let steps = 20

    /// Nil unless there are at least 2 × 2 corners, as many points, colours and (if any) handles as corners, and all numbers are finite.
    ///
    /// - Parameter background: what the grid leaves is filled with.
    public init?(
        columns: Int, rows: Int, points: [SIMD2<Double>], handles: [Handles]? = nil, colors: [ResolvedColor], background: ResolvedColor,
        smoothsColors: Bool, mixing: Mixing = .okLab
    ) {
        let places = points + (handles ?? []).flatMap { [$0.leading, $0.top, $0.trailing, $0.bottom] }
        guard columns >= 2, rows >= 2, columns <= 1_024, rows <= 1_024, points.count == columns * rows, colors.count == points.count,
            handles.map({ $0.count == points.count }) ?? true, places.allSatisfy({ abs($0.x) < 1e4 && abs($0.y) < 1e4 }),
            (colors + [background]).allSatisfy({ abs($0.red + $0.green + $0.blue) < 1e4 })
        else { return nil }
        (self.columns, self.rows, self.points, self.handles) = (columns, rows, points, handles)
        (self.background, self.smoothsColors, self.mixing) = (background, smoothsColors, mixing)
        self.colors = colors.map { color in
            let alpha = min(max(color.alpha, 0), 1)
            switch mixing {
            case .okLab:
                let lab = OKLab(color)
                return SIMD4(lab.lightness * alpha, lab.a * alpha, lab.b * alpha, alpha)
            case .device: return SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
            }
        }
    }

    private func premultiplied(_ mixed: SIMD4<Double>) -> UInt32 {
        guard mixed.w > 0 else { return 0 }
        let (x, y, z, alpha) = (mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, min(mixed.w, 1))
        switch mixing {
        case .okLab: return OKLab(lightness: x, a: y, b: z).color(alpha: alpha).premultiplied.rgba
        case .device: return ResolvedColor(red: x, green: y, blue: z, alpha: alpha).premultiplied.rgba
        }
    }

    /// The picture as something to draw into a rectangle: its colours, cut to the grid's border, on the background.
    public func drawing(in size: CGSize) -> DisplayList {
        // One sample a point: the colours are smooth, the border is not made of them.
        func length(_ points: CGFloat) -> Int { Int(min(max(points, 1), 1_024).rounded(.up)) }
        let area = CGRect(origin: .zero, size: size)
        let bitmap = SharedBitmap(bitmap(width: length(size.width), height: length(size.height)), name: "mesh")
        let colors = DisplayItem.fill(Path(area), style: FillStyle(), paint: .image(bitmap, tile: area, opacity: 1))
        if fillsFrame { return DisplayList([colors]) }
        let ground = DisplayItem.fill(Path(area), style: FillStyle(), paint: .color(background))
        return DisplayList([ground, .pushClip(outline(in: size), style: FillStyle()), colors, .pop])
    }

    /// Whether the grid's border is the frame's.
    public var fillsFrame: Bool {
        func isStraight(_ indices: [Int], _ next: KeyPath<Handles, SIMD2<Double>>, _ back: KeyPath<Handles, SIMD2<Double>>, _ axis: Int, _ value: Double) -> Bool {
            indices.allSatisfy { index in
                points[index][axis] == value && (handles.map { $0[index][keyPath: next][axis] == value && $0[index][keyPath: back][axis] == value } ?? true)
            }
        }
        let last = columns * (rows - 1), reaches = points[0] == [0, 0] && points[columns - 1] == [1, 0] && points[last] == [0, 1] && points[last + columns - 1] == [1, 1]
        return reaches && isStraight(Array(0..<columns), \.leading, \.trailing, 1, 0) && isStraight(Array(last..<last + columns), \.leading, \.trailing, 1, 1)
            && isStraight((0..<rows).map { $0 * columns }, \.top, \.bottom, 0, 0)
            && isStraight((0..<rows).map { $0 * columns + columns - 1 }, \.top, \.bottom, 0, 1)
    }

    /// All patches, each clockwise, so that neighbours and what lies on each other count once.
    private func outline(in size: CGSize) -> Path {
        var outline = Path()
        let steps = Self.steps, scale = SIMD2(Double(size.width), Double(size.height))
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 {
                var places: [SIMD2<Double>] = []
                for side in 0..<4 {
                    for step in 0..<steps {
                        let share = Double(step) / Double(steps)
                        let (u, v) = [(share, 0), (1, share), (1 - share, 1), (0, 1 - share)][side]
                        places.append(place(column, row, u, v) * scale)
                    }
                }
                var area = 0.0, last = places[places.count - 1]
                for place in places {
                    area += last.x * place.y - place.x * last.y
                    last = place
                }
                if area < 0 { places.reverse() }
                outline.addLines(places.map { CGPoint(x: $0.x, y: $0.y) })
                outline.closeSubpath()
            }
        }
        return outline
    }

    /// The grid's colours as pixels; both sides are at least 1. Beside the grid they go on for some pixels, and then it is clear.
    func bitmap(width: Int, height: Int) -> Bitmap {
        // No colour has a negative alpha: these pixels are still free.
        var mixed = [SIMD4<Double>](repeating: Self.free, count: width * height)
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
        for _ in 0..<3 { Self.grow(&mixed, width, height) }
        return Bitmap(width: width, height: height, pixels: mixed.map(premultiplied))
    }

    private static let free = SIMD4<Double>(0, 0, 0, -1)

    /// Gives free pixels the mean of their neighbours.
    private static func grow(_ pixels: inout [SIMD4<Double>], _ width: Int, _ height: Int) {
        let old = pixels
        for index in pixels.indices where old[index].w < 0 {
            var sum = SIMD4<Double>.zero, count = 0.0
            for y in max(index / width - 1, 0)...min(index / width + 1, height - 1) {
                for x in max(index % width - 1, 0)...min(index % width + 1, width - 1) where old[y * width + x].w >= 0 {
                    sum += old[y * width + x]
                    count += 1
                }
            }
            if count > 0 { pixels[index] = sum / count }
        }
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
        if let handles { return coons(handles, column, row, u, v) }
        let lines = (-1...2).map { line in Self.curve((-1...2).map { corner(points, column + $0, row + line) }, u) }
        return Self.curve(lines, v)
    }

    /// A place between four curves: what lies between the upper and the lower, and between the left and the right, less what lies
    /// between the corners (S. A. Coons, 1967).
    private func coons(_ handles: [Handles], _ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
        func bezier(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double) -> SIMD2<Double> {
            let s = 1 - t
            let (first, second, third, fourth) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return a * first + b * second + (c * third + d * fourth)
        }
        let a = row * columns + column, b = a + 1, c = a + columns, d = c + 1
        let upper = bezier(points[a], handles[a].trailing, handles[b].leading, points[b], u)
        let lower = bezier(points[c], handles[c].trailing, handles[d].leading, points[d], u)
        let left = bezier(points[a], handles[a].bottom, handles[c].top, points[c], v)
        let right = bezier(points[b], handles[b].bottom, handles[d].top, points[d], v)
        let upperLine = points[a] * (1 - u) + points[b] * u, lowerLine = points[c] * (1 - u) + points[d] * u
        let between = upper * (1 - v) + lower * v, across = left * (1 - u) + right * u
        return between + across - (upperLine * (1 - v) + lowerLine * v)
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
