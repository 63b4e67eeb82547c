/// A blurred picture laid on the canvas: what its cells' centres stand for, between them interpolated linearly.
struct BlurredShader: RowShader {
    let cells: BlurredCells
    /// Whether alpha is divided out again where it fades, so that borders do not.
    let fillsBorders: Bool
    let isOpaque: Bool

    func rows(of area: PixelRect) -> any RowShader { BlurredRows(self, area) }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        BlurredRows(self, PixelRect(minX: x, minY: y, maxX: x + count, maxY: y + 1)).shade(x: x, y: y, count: count, into: row)
    }
}
