import Foundation
import Graphics

/// A blur of whole pictures that looks like a Gaussian: three averages over a box along each axis, as Core Animation blurs.
///
/// Boxes have soft ends (P. Gwosdek and others, "Theoretical foundations of Gaussian convolution by extended box filtering", 2011), so
/// that any radius is met. What a large radius leaves is so smooth that the picture is first averaged down; the variance of averaging
/// down and of going up again is taken off the boxes'. So no radius costs more than a small one. Everything is whole numbers, and
/// the grid of the small picture is that of the canvas, so where an area begins does not change its pixels.
struct SoftBlur {
    /// Pixels of the picture along the side of one of the small picture.
    let reduction: Int
    let box: SoftBox

    /// Measured on SwiftUI's blur: a box is about 1.85 radii wide (2 pt at 3 pixels a point: 11; 5 pt: 27-28; 10 pt: 55).
    static let boxWidthPerRadius = 1.85

    /// Larger radii, in pixels, blur as this one does: 170 points at 3 pixels a point leave nothing of a screen's content to tell.
    static let largestRadius = 512.0

    /// - Parameter radius: in pixels; negative is 0.
    init(radius: Double) {
        let width = min(max(radius, 0), Self.largestRadius) * Self.boxWidthPerRadius
        var variance = max(0, (width * width - 1) / 12), reduction = 1
        func left(_ reduction: Int) -> Double {
            let square = Double(reduction * reduction)
            // Averaging down, then interpolating linearly, per axis.
            return reduction == 1 ? variance : (variance - ((square - 1) / 12 + square / 6 + 1 / 12) / 3) / square
        }
        while left(reduction) > SoftBox.largestVariance { reduction *= 2 }
        variance = left(reduction)
        self.reduction = reduction
        box = SoftBox(variance: variance)
    }

    /// How far a pixel's colour spreads.
    var reach: Int { box.isNothing ? 0 : box.reach * 3 * reduction + (reduction == 1 ? 0 : 2 * reduction) }

    /// What a scene paints in an area of the canvas, blurred; outside the area it is clear. Components stay within alpha.
    ///
    /// The scene is painted some rows at a time, which at once become cells: there never is a picture of it.
    func cells(of scene: PaintedScene, in area: PixelRect, threads: Int) -> BlurredCells {
        let grid = BlurGrid(area: area, reduction: reduction)
        let plane = BlurPlane(width: grid.columns, height: grid.rows, for: box)
        let rowsAtOnce = max(BlurLines.count, BandPainter.bandBytes / (area.width * 4 * reduction) & ~(BlurLines.count - 1))
        let bands = (grid.rows + rowsAtOnce - 1) / rowsAtOnce
        let areOpaque = UnsafeMutablePointer<Bool>.allocate(capacity: bands)
        areOpaque.initialize(repeating: true, count: bands)
        defer { areOpaque.deallocate() }
        let opaque = SharedBuffer(base: areOpaque)
        Workers.run(bands, threads: threads) { band in
            let rows = band * rowsAtOnce..<min(grid.rows, (band + 1) * rowsAtOnce), part = grid.pixels(of: rows)
            let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, part.width * part.height))
            defer { pixels.deallocate() }
            if !part.isEmpty { scene.paint(part, on: pixels) }
            opaque.base[band] = Self.isOpaque(pixels, part.width * part.height)
            if reduction == 1 {
                plane.blurRows(pixels, first: rows.lowerBound, count: rows.count, box)
            } else {
                grid.average(pixels, rows, into: plane)
            }
        }
        if reduction > 1 { plane.blurRows(box, threads: threads) }
        plane.blurColumns(box, threads: threads)
        return BlurredCells(grid: grid, plane: plane, isSourceOpaque: (0..<bands).allSatisfy { areOpaque[$0] })
    }

    private static func isOpaque(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        var common: UInt32 = 0xFF00_0000
        for index in 0..<max(0, count) { common &= pixels[index] }
        return common == 0xFF00_0000
    }
}

/// A blurred picture, small where the blur is large.
struct BlurredCells: Sendable {
    let grid: BlurGrid
    let plane: BlurPlane
    /// Whether every pixel that was blurred is opaque.
    let isSourceOpaque: Bool
}
