import Graphics

/// A bitmap laid on the picture pixel by pixel; its top left pixel stands at (x, y).
struct BitmapShader: RowShader {
    let bitmap: Bitmap
    let x, y: Int
    let isOpaque: Bool

    /// Pixels outside the bitmap are clear.
    func shade(x column: Int, y line: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let fromX = column - x, fromY = line - y
        let start = max(0, -fromX), end = min(count, bitmap.width - fromX)
        guard fromY >= 0, fromY < bitmap.height, start < end else { row.update(repeating: 0, count: count); return }
        bitmap.pixels.withUnsafeBufferPointer { source in
            let first = source.baseAddress! + fromY * bitmap.width + fromX + start
            (row + start).update(from: first, count: end - start)
        }
        if start > 0 { row.update(repeating: 0, count: start) }
        if end < count { (row + end).update(repeating: 0, count: count - end) }
    }
}
