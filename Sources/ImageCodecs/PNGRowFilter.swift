import Foundation
import Graphics

/// Lays a bitmap's pixels out as PNG rows, each behind the number of the filter that predicts it well.
///
/// The choice is the usual one, the least sum of differences taken as signed (PNG specification §12.7), but the costly filters are
/// only tried on rows that look like a photo, and with little effort only every few rows. Palette rows are not filtered: indices have
/// no meaningful differences.
struct PNGRowFilter {
    let bitmap: Bitmap
    let layout: PNGPixelLayout
    let effort: PNGEffort

    private static let none: UInt8 = 0, up: UInt8 = 2
    /// How many rows take over the choice of the one above, with little effort.
    private static let rowsPerChoice = 16

    /// Writes the rows, filtered; `output` has room for just them.
    func filter(_ rows: Range<Int>, into output: UnsafeMutableBufferPointer<UInt8>) {
        let rowBytes = layout.bytesPerRow(width: bitmap.width), width = bitmap.width
        let packer = PNGRowPacker(layout: layout)
        var scratch = PNGFilterScratch(rowBytes: rowBytes, bytesPerPixel: layout.bytesPerPixel)
        defer { scratch.release() }
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            let base = pixels.baseAddress!
            func pack(_ y: Int, _ target: UnsafeMutablePointer<UInt8>) {
                packer.pack(UnsafeBufferPointer(start: base + y * width, count: width), into: target)
            }
            var chosen = Self.up, age = Self.rowsPerChoice
            if rows.lowerBound > 0, !layout.isPalette { scratch.next { pack(rows.lowerBound - 1, $0) } }
            for y in rows {
                let target = output.baseAddress! + (y - rows.lowerBound) * (rowBytes + 1), filtered = target + 1
                if layout.isPalette {
                    target[0] = Self.none
                    pack(y, filtered)
                } else if y > 0 && memcmp(base + y * width, base + (y - 1) * width, width * 4) == 0 {
                    target[0] = Self.up
                    filtered.update(repeating: 0, count: rowBytes)
                } else {
                    scratch.next { pack(y, $0) }
                    if effort == .small || age >= Self.rowsPerChoice {
                        chosen = scratch.writeBest(filtered)
                        age = 1
                    } else {
                        scratch.apply(chosen, filtered)
                        age += 1
                    }
                    target[0] = chosen
                }
            }
        }
    }
}
