import Foundation
import Graphics
import Testing

@Suite struct BlendTests {
    /// Opaque colours; expected values worked out by hand from W3C Compositing and Blending Level 1.
    private static let opaque: [(BlendMode, String)] = [
        (.normal, "C86432"), (.multiply, "4E3F25"), (.screen, "DEC5CB"), (.overlay, "9D8C96"), (.darken, "646432"),
        (.lighten, "C8A0BE"), (.colorDodge, "FFFFEC"), (.colorBurn, "390D00"), (.hardLight, "BC7D4B"), (.difference, "643C8C"),
        (.exclusion, "8F87A5"), (.plusLighter, "FFFFF0"), (.plusDarker, "2D0500"), (.sourceAtop, "C86432"), (.destinationOver, "64A0BE"),
    ]

    @Test(arguments: opaque)
    func opaqueColors(mode: BlendMode, expected: String) {
        let bitmap = picture(1, 1, [
            fill(Path(rect(0, 0, 1, 1)), ResolvedColor(hex: 0x64A0BE)), .pushBlend(mode),
            fill(Path(rect(0, 0, 1, 1)), ResolvedColor(hex: 0xC86432)), .pop,
        ])
        #expect(bitmap.hex(0, 0) == expected + "FF")
    }

    /// Luminosity is 0.3 R + 0.59 G + 0.11 B; these modes take it from one colour or the other.
    private static let sides: [(BlendMode, Bool)] = [(.hue, false), (.saturation, false), (.color, false), (.luminosity, true)]

    @Test(arguments: sides)
    func luminosityComesFromTheRightSide(mode: BlendMode, fromSource: Bool) {
        let (below, above) = (ResolvedColor(hex: 0x64A0BE), ResolvedColor(hex: 0xC86432))
        let bitmap = picture(1, 1, [fill(Path(rect(0, 0, 1, 1)), below), .pushBlend(mode), fill(Path(rect(0, 0, 1, 1)), above), .pop])
        let pixel = bitmap[0, 0]
        let luminosity = 0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
        let source = fromSource ? above : below
        #expect(abs(luminosity - 255 * (0.3 * source.red + 0.59 * source.green + 0.11 * source.blue)) < 1)
    }

    @Test(arguments: [BlendMode.multiply, .screen, .colorBurn, .hue, .plusDarker, .destinationOut, .sourceAtop])
    func whereTheGroupIsClearNothingChanges(mode: BlendMode) {
        let below = fill(Path(rect(0, 0, 2, 1)), ResolvedColor(hex: 0x64A0BE, alpha: 0.5))
        let bitmap = picture(2, 1, [below, .pushBlend(mode), fill(Path(rect(0, 0, 1, 1)), .white), .pop])
        #expect(bitmap[1, 0] == picture(2, 1, [below])[1, 0])
    }

    @Test func destinationOutErases() {
        let bitmap = picture(2, 1, [fill(Path(rect(0, 0, 2, 1))), .pushBlend(.destinationOut), fill(Path(rect(0, 0, 1, 1))), .pop])
        #expect(bitmap.alphas(row: 0) == [0, 255])
    }
}
