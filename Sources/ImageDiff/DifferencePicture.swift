import Graphics

/// Draws where two pictures differ: the expected one faded to light grey, every differing pixel in magenta.
///
/// Magenta is the stronger the larger the distance, but even a distance of 1 is far from any grey.
/// Pictures of different sizes share their top left corner; pixels that only one of them has are all differing.
package func differencePicture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    var picture = Bitmap(width: width, height: height, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF))
    picture.pixels.withUnsafeMutableBufferPointer { pixels in
        expected.pixels.withUnsafeBufferPointer { a in
            for y in 0..<expected.height {
                let (row, out) = (y * expected.width, y * width)
                for x in 0..<expected.width { pixels[out + x] = fadedGrey(a[row + x]) }
            }
        }
        forEachDifferingPixel(expected, actual) { x, y, before, after in
            pixels[y * width + x] = magenta(distance: channelDistance(before ?? 0, after ?? 0))
        }
    }
    return picture
}

/// The pixel over white, without colour, at a quarter of its contrast: 191 (black) … 255 (white).
///
/// Luma weights 77, 150, 29 of 256 are the integer form of Rec. 601 (0.299, 0.587, 0.114).
@inline(__always)
private func fadedGrey(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue, alpha) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    let luma = min(255, (77 &* red &+ 150 &* green &+ 29 &* blue) >> 8 &+ 255 &- alpha)
    let grey = 191 &+ (luma &+ 2) >> 2
    return 0xFF00_0000 | min(255, grey) &* 0x01_0101
}

/// From #FF66CC for a distance of 1 to #E6007A for 255 (whole steps in each channel).
private func magenta(distance: Int) -> UInt32 {
    let d = UInt32(max(0, min(255, distance)))
    let (red, green, blue) = (255 - 25 * d / 255, 102 - 102 * d / 255, 204 - 82 * d / 255)
    return 0xFF00_0000 | blue << 16 | green << 8 | red
}
