/// A shader's colours, all multiplied by one number.
struct FadedShader: RowShader {
    let shader: any RowShader
    /// 0…255.
    let factor: UInt32

    var isOpaque: Bool { factor == 255 && shader.isOpaque }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        shader.shade(x: x, y: y, count: count, into: row)
        LayerMask.multiply(row, count, by: factor)
    }

    func rows(of area: PixelRect) -> any RowShader { FadedShader(shader: shader.rows(of: area), factor: factor) }
}
