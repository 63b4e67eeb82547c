import Graphics

/// A bitmap laid on the picture pixel by pixel; its top left pixel stands at (x, y).
struct BitmapShader: RowShader {
    let bitmap: Bitmap
    let x, y: Int
    let isOpaque: Bool

    func shade(x column: Int, y line: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        bitmap.pixels.withUnsafeBufferPointer { source in
            let fromX = column - x, fromY = line - y
            for index in 0..<count {
                let sourceX = fromX + index
                let isInside = sourceX >= 0 && sourceX < bitmap.width && fromY >= 0 && fromY < bitmap.height
                row[index] = isInside ? source[fromY * bitmap.width + sourceX] : 0
            }
        }
    }
}
