/// One colour, as strong as a mask says; its top left pixel stands at (x, y).
///
/// What clips it acts on the coloured pixels, as it does on every finished picture, not on the mask.
struct ShadowShader: RowShader {
    /// Premultiplied.
    let pixel: UInt32
    let mask: CoverageMask
    let x, y: Int

    var isOpaque: Bool { false }

    /// Only inside the mask.
    func shade(x column: Int, y line: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        mask.bytes.withUnsafeBufferPointer { bytes in
            let alphas = bytes.baseAddress! + (line - y) * mask.width + column - x
            for index in 0..<count { row[index] = PixelArithmetic.scaled(pixel, UInt32(alphas[index])) }
        }
    }
}
