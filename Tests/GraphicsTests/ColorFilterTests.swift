import Foundation
import Graphics
import Testing

/// A filter, a colour and what SwiftUI made of it (8 bits, iOS 18.5).
struct FilterCase: Sendable, CustomTestStringConvertible {
    let name: String
    let filter: ColorFilter
    let color, expected: UInt32

    var testDescription: String { name }
}

@Test("filters give the colours that SwiftUI drew", arguments: [
    FilterCase(name: "invert", filter: .invert, color: 0xFF3B30, expected: 0x00C4CF),
    FilterCase(name: "multiply white", filter: .multiply(ResolvedColor(hex: 0x34C759)), color: 0xFFFFFF, expected: 0x34C759),
    FilterCase(name: "saturation 0 of red", filter: .saturation(0), color: 0xFF3B30, expected: 0x646464),
    FilterCase(name: "saturation 0 of orange", filter: .saturation(0), color: 0xFF9500, expected: 0xA1A1A1),
    FilterCase(name: "saturation 0 of yellow", filter: .saturation(0), color: 0xFFCC00, expected: 0xC8C8C8),
    FilterCase(name: "saturation 0 of green", filter: .saturation(0), color: 0x34C759, expected: 0x9F9F9F),
    FilterCase(name: "saturation 0 of blue", filter: .saturation(0), color: 0x007AFF, expected: 0x6A6A6A),
    FilterCase(name: "saturation 0 of indigo", filter: .saturation(0), color: 0x5856D6, expected: 0x606060),
    FilterCase(name: "contrast 0", filter: .contrast(0), color: 0x123456, expected: 0x808080),
    FilterCase(name: "contrast 0.5 of black", filter: .contrast(0.5), color: 0x000000, expected: 0x404040),
    FilterCase(name: "contrast 2 of black", filter: .contrast(2), color: 0x000000, expected: 0x000000),
    FilterCase(name: "brightness 0.5 of black", filter: .brightness(0.5), color: 0x000000, expected: 0x808080),
    FilterCase(name: "hue of black", filter: .hueRotation(radians: 1), color: 0x000000, expected: 0x000000),
    FilterCase(name: "hue of white", filter: .hueRotation(radians: 2), color: 0xFFFFFF, expected: 0xFFFFFF),
])
func measuredColors(_ example: FilterCase) {
    let exact = example.filter(ResolvedColor(hex: example.color)).premultiplied
    let bitmap = Bitmap(width: 1, height: 1, fill: ResolvedColor(hex: example.color).premultiplied)
    let filtered = example.filter(bitmap)[0, 0], expected = ResolvedColor(hex: example.expected).premultiplied
    // The greys were read beside the stops of dithered ramps: a level may be off.
    for pixel in [exact, filtered] {
        #expect(abs(Int(pixel.red) - Int(expected.red)) <= 1)
        #expect(abs(Int(pixel.green) - Int(expected.green)) <= 1)
        #expect(abs(Int(pixel.blue) - Int(expected.blue)) <= 1)
    }
    #expect(filtered.alpha == 255)
}

@Test("luminance becomes the alpha of black")
func luminanceToAlpha() {
    #expect(ColorFilter.luminanceToAlpha(.white).alpha == 1)
    #expect(ColorFilter.luminanceToAlpha(.white).hex == "#000000")
    #expect(ColorFilter.luminanceToAlpha(.black) == .clear)
    let grey = ColorFilter.luminanceToAlpha(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    #expect(abs(grey.alpha - 0.25) < 1e-9)
}

@Test("two filters in a row are one", arguments: [ColorFilter.saturation(2), .contrast(0.3), .brightness(-0.4), .hueRotation(radians: 4)])
func composition(_ first: ColorFilter) {
    let color = ResolvedColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.7), second = ColorFilter.hueRotation(radians: 0.5).followed(by: .invert)
    let once = first.followed(by: second)(color), twice = second(first(color))
    // Sums in another order: equal but for rounding.
    #expect(abs(once.red - twice.red) < 1e-12 && abs(once.green - twice.green) < 1e-12 && abs(once.blue - twice.blue) < 1e-12)
    #expect(abs(once.alpha - 0.7) < 1e-12)
}

@Test("absurd amounts change nothing", arguments: [Double.nan, .infinity, -.infinity])
func absurdAmounts(_ amount: Double) {
    #expect(ColorFilter.saturation(amount) == .identity)
    #expect(ColorFilter.contrast(amount) == .identity)
    #expect(ColorFilter.brightness(amount) == .identity)
    #expect(ColorFilter.hueRotation(radians: amount) == .identity)
}

@Test("a filtered bitmap stays premultiplied")
func bitmapsStayValid() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x40_40_20_00, 0])
    let bright = ColorFilter.brightness(1)(bitmap)
    #expect(bright[0, 0].rgba == 0x40_40_40_40)
    #expect(bright[1, 0].rgba == 0)
}
