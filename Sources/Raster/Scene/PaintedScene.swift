/// What commands paint, any part of it at a time.
struct PaintedScene: Sendable {
    let commands: [Command]
    var background: UInt32 = 0
    let isPlain: Bool

    /// Paints a part on the pixels of a rectangle, row by row.
    func paint(_ area: PixelRect, on pixels: UnsafeMutablePointer<UInt32>) {
        pixels.initialize(repeating: background, count: area.width * area.height)
        BandPainter.paint(commands, in: area, on: pixels, isPlain: isPlain)
    }
}
