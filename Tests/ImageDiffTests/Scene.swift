import Graphics

/// A little screen for comparisons: a white ground, a black disc with smooth edges, bars like the stems of letters, and a hairline.
struct Scene {
    static let width = 240, height = 160

    /// The disc's centre, in pixels.
    var disc = (x: 60.0, y: 60.0)
    /// How far the bars are to the right.
    var barsOffset = 0
    var barColor: UInt32 = 0xFF00_0000
    var hasHairline = true
    /// What is taken off every channel of a square of 100×100 pixels.
    var shade: UInt32 = 0
    /// Single pixels with another colour.
    var dots: [(x: Int, y: Int, color: UInt32)] = []
    var size = (width: Scene.width, height: Scene.height)

    var bitmap: Bitmap {
        var picture = Bitmap(width: size.width, height: size.height, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF))
        func set(_ x: Int, _ y: Int, _ color: UInt32) { picture.pixels[y * size.width + x] = color }
        for y in 0..<min(100, size.height) {
            for x in 120..<220 where x < size.width { set(x, y, 0xFFFF_FFFF - shade * 0x01_0101) }
        }
        for y in 20..<100 {
            for x in 20..<100 {
                // Coverage from 8×8 samples.
                var inside = 0
                for sample in 0..<64 {
                    let (dx, dy) = (Double(x) + (Double(sample % 8) + 0.5) / 8 - disc.x, Double(y) + (Double(sample / 8) + 0.5) / 8 - disc.y)
                    if dx * dx + dy * dy < 30 * 30 { inside += 1 }
                }
                let grey = UInt32(255 - 255 * inside / 64)
                if grey < 255 { set(x, y, 0xFF00_0000 | grey * 0x01_0101) }
            }
        }
        for bar in 0..<8 {
            for y in 30..<50 {
                for x in 130 + bar * 9 + barsOffset..<133 + bar * 9 + barsOffset { set(x, y, barColor) }
            }
        }
        if hasHairline { for x in 0..<size.width { set(x, 120, 0xFFC8_C6C6) } }
        for dot in dots { set(dot.x, dot.y, dot.color) }
        return picture
    }
}
