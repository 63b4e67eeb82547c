import Foundation
import Graphics
import ImageCodecs

/// A file of the folder `Images`; all are made for these tests.
func fixture(_ name: String) throws -> Data {
    let folder = Bundle.module.resourceURL!.appendingPathComponent("Images")
    return try Data(contentsOf: folder.appendingPathComponent(name))
}

/// A pixel given by straight components.
func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> PremultipliedPixel {
    func premultiplied(_ component: Int) -> UInt32 { UInt32((Double(component * alpha) / 255).rounded()) }
    return PremultipliedPixel(rgba: premultiplied(red) | premultiplied(green) << 8 | premultiplied(blue) << 16 | UInt32(alpha) << 24)
}

/// A bitmap of translucent and opaque pixels that hold every kind of neighbourhood: flat, ramp, noise.
func mixedBitmap(_ width: Int, _ height: Int, opaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
        for x in 0..<width {
            let noise = Int((UInt32(truncatingIfNeeded: x &* 7919 &+ y &* 104_729) &* 2_654_435_761) >> 24)
            let component = y < height / 3 ? 200 : y < height * 2 / 3 ? x * 255 / max(1, width - 1) : noise
            bitmap[x, y] = pixel(component, (component * 2) % 256, 255 - component, opaque ? 255 : (x * 11 + y) % 256)
        }
    }
    return bitmap
}
