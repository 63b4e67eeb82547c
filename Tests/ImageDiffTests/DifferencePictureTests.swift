import Graphics
import Testing

@testable import ImageDiff

struct DifferencePictureTests {
    private func channels(_ pixel: UInt32) -> (red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
        (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }

    @Test func samePixelsFadeToLightGrey() {
        let result = differencePicture(expected: picture(".#r "), actual: picture(".#r "))
        for pixel in result.pixels {
            let (red, green, blue, alpha) = channels(pixel)
            #expect(red == green && green == blue && red >= 191 && alpha == 255)
        }
        // White and nothing stay white; black is the darkest.
        #expect(result.pixels[0] == 0xFFFF_FFFF)
        #expect(result.pixels[3] == 0xFFFF_FFFF)
        #expect(channels(result.pixels[1]).red == 191)
    }

    /// Even the smallest difference has to stand out from every grey: its red is far above its green.
    @Test(arguments: [1, 2, 100, 254, 255] as [UInt32])
    func differingPixelsAreMagenta(distance: UInt32) {
        let (before, after) = (Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]), Bitmap(width: 1, height: 1, pixels: [0xFF00_0000 | distance]))
        let (red, green, blue, alpha) = channels(differencePicture(expected: before, actual: after).pixels[0])
        #expect(alpha == 255)
        #expect(red >= green + 128 && blue >= green + 64)
    }

    @Test func theCanvasHoldsBothPictures() {
        let result = differencePicture(expected: picture(".."), actual: picture(".", "."))
        #expect(result.width == 2 && result.height == 2)
        #expect(channels(result.pixels[0]).red == channels(result.pixels[0]).green)
        #expect(channels(result.pixels[1]).green < 128)
        #expect(channels(result.pixels[2]).green < 128)
        #expect(result.pixels[3] == 0xFFFF_FFFF)
    }
}
