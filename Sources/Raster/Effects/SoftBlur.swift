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

    /// A blurred copy of what stands on the canvas at `area`; outside it is clear. Components stay within alpha.
    ///
    /// - Parameter isOpaque: alpha is divided out again at the borders, so that they do not fade.
    func blurred(_ bitmap: Bitmap, at area: PixelRect, isOpaque: Bool, threads: Int) -> Bitmap {
        guard bitmap.width > 0, bitmap.height > 0, !box.isNothing else { return bitmap }
        let grid = BlurGrid(area: area, reduction: reduction)
        let cells = BlurPlane(width: grid.columns, height: grid.rows)
        defer { cells.release() }
        grid.average(bitmap, into: cells, threads: threads)
        box.blurRows(cells, threads: threads)
        box.blurColumns(cells, threads: threads)
        var result = bitmap
        grid.interpolate(cells, into: &result, isOpaque: isOpaque, threads: threads)
        return result
    }
}

/// Pixels of four components of 16 bits each: component × 16.
struct BlurPlane: @unchecked Sendable {
    let width, height: Int
    let base: UnsafeMutablePointer<UInt16>

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        base = .allocate(capacity: width * height * 4)
    }

    func release() { base.deallocate() }
}
