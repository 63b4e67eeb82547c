import Graphics
@testable import Raster

/// What `SoftBlur` does, number by number: by this it is judged.
struct PlainBlur {
    let blur: SoftBlur
    /// Where on the canvas the picture lies.
    let area: PixelRect
    let picture: Bitmap
    let fillsBorders: Bool

    private var side: Int { blur.reduction }
    private var bits: Int { side.trailingZeroBitCount }

    /// Cells by column and row of the canvas, counted in cells, one component after the other.
    private typealias Plane = [[[UInt32]]]

    func pixels() -> (_ x: Int, _ y: Int) -> UInt32 {
        let grid = BlurGrid(area: area, reduction: side)
        var planes = (0..<4).map { cells(of: $0, grid) }
        for component in 0..<4 {
            for _ in 0..<3 { planes[component] = planes[component].map(averaged) }
            for _ in 0..<3 { planes[component] = turned(turned(planes[component]).map(averaged)) }
        }
        return { x, y in
            let wide = (0..<4).map { component in side == 1 ? planes[component][y - area.minY][x - area.minX] : between(planes[component], grid, x, y) }
            let bytes = wide.map { ($0 + 8) >> 4 }
            guard fillsBorders, bytes[3] != 0, bytes[3] != 255 else { return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24 }
            let full = wide.map { (min(4_080, $0 * 4_080 / wide[3]) + 8) >> 4 }
            return full[0] | full[1] << 8 | full[2] << 16 | 255 << 24
        }
    }

    /// Averages × 16.
    private func cells(of component: Int, _ grid: BlurGrid) -> [[UInt32]] {
        (0..<grid.rows).map { row in
            (0..<grid.columns).map { column in
                var sum: UInt32 = 0
                for y in (grid.firstRow + row) * side..<(grid.firstRow + row + 1) * side where y >= area.minY && y < area.maxY {
                    for x in (grid.firstColumn + column) * side..<(grid.firstColumn + column + 1) * side where x >= area.minX && x < area.maxX {
                        sum += picture.pixels[(y - area.minY) * area.width + x - area.minX] >> UInt32(8 * component) & 255
                    }
                }
                let half: UInt32 = (1 << UInt32(2 * bits)) >> 1
                return (sum * 16 + half) >> UInt32(2 * bits)
            }
        }
    }

    private func averaged(_ line: [UInt32]) -> [UInt32] {
        func value(_ place: Int) -> UInt32 { line.indices.contains(place) ? line[place] : 0 }
        let box = blur.box
        return line.indices.map { place in
            let whole = (place - box.radius...place + box.radius).reduce(0) { $0 + value($1) }
            let ends = value(place - box.radius - 1) + value(place + box.radius + 1)
            return (whole * UInt32(box.inner)) >> 16 + (ends * UInt32(box.outer)) >> 16 + 1
        }
    }

    private func turned(_ plane: [[UInt32]]) -> [[UInt32]] { plane[0].indices.map { column in plane.map { $0[column] } } }

    /// Between the centres of four cells: distances counted in halves of a pixel, first down, then across.
    private func between(_ plane: [[UInt32]], _ grid: BlurGrid, _ x: Int, _ y: Int) -> UInt32 {
        func place(_ pixel: Int, _ first: Int) -> (cell: Int, share: UInt32) {
            let halves = 2 * pixel + 1 - side, cell = halves >> (bits + 1)
            return (cell - first, UInt32(halves - (cell << (bits + 1))) << UInt32(15 - bits))
        }
        func mix(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 { (one * (65_536 - share)) >> 16 + (other * share) >> 16 + 1 }
        let (row, down) = place(y, grid.firstRow), (column, across) = place(x, grid.firstColumn)
        func line(_ column: Int) -> UInt32 { mix(plane[row][column], plane[row + 1][column], down) }
        return mix(line(column), line(column + 1), across)
    }
}
