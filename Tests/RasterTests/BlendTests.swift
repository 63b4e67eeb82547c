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

    // MARK: Covering

    /// A ground of half red (left) and nothing (right), the operator on both, worked out by hand: S is 0.5 of blue, D 0.5 of red.
    private static let covering: [(CoveringOperator, left: String, right: String)] = [
        (.clear, "00000000", "00000000"), (.copy, "00008080", "00008080"), (.sourceIn, "00004040", "00000000"),
        (.sourceOut, "00004040", "00008080"), (.destinationIn, "40000040", "00000000"), (.destinationAtop, "40004080", "00008080"),
        (.xor, "40004080", "00008080"),
    ]

    @Test(arguments: covering)
    func coveringTakesThePlace(covering: CoveringOperator, left: String, right: String) {
        let whole = Path(rect(0, 0, 2, 2))
        let bitmap = picture(2, 2, [
            fill(Path(rect(0, 0, 1, 2)), ResolvedColor(hex: 0xFF0000, alpha: 0.5)),
            .pushCovering(covering, coverage: DisplayList([fill(whole)])), fill(whole, ResolvedColor(hex: 0x0000FF, alpha: 0.5)), .pop,
        ])
        func isNear(_ ours: String, _ wanted: String) -> Bool {
            let (a, b) = (UInt32(ours, radix: 16)!, UInt32(wanted, radix: 16)!)
            return [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
        }
        #expect(isNear(bitmap.hex(0, 0), left) && isNear(bitmap.hex(1, 1), right), "\(bitmap.hex(0, 0)) \(bitmap.hex(1, 1))")
    }

    /// What is not covered stays, and where half is covered half does; a clip counts as well.
    @Test(arguments: CoveringOperator.allCases)
    func coveringKeepsToItsPlace(covering: CoveringOperator) {
        let ground = fill(Path(rect(0, 0, 4, 1)), ResolvedColor(hex: 0xFF0000))
        let part = Path(rect(0, 0, 1.5, 1))
        let group: [DisplayItem] = [.pushCovering(covering, coverage: DisplayList([fill(part)])), fill(part, ResolvedColor(hex: 0x0000FF)), .pop]
        let bitmap = picture(4, 1, [ground] + group)
        #expect(bitmap.hex(2, 0) == "FF0000FF" && bitmap.hex(3, 0) == "FF0000FF")
        let inside = bitmap[0, 0], edge = bitmap[1, 0]
        for (middle, full, old) in [(edge.red, inside.red, UInt8(255)), (edge.blue, inside.blue, 0), (edge.alpha, inside.alpha, 255)] {
            #expect(abs(2 * Int(middle) - Int(full) - Int(old)) <= 2)
        }
        let clipped = picture(4, 1, [ground, .pushClip(Path(rect(0, 0, 0.5, 1)), style: FillStyle())] + group + [.pop])
        #expect(abs(2 * Int(clipped[0, 0].red) - Int(inside.red) - 255) <= 2 && clipped.hex(1, 0) == "FF0000FF")
    }

    @Test func aClearGroupStillCovers() {
        let whole = Path(rect(0, 0, 1, 1))
        let bitmap = picture(1, 1, [fill(whole), .pushCovering(.copy, coverage: DisplayList([fill(whole)])), fill(whole, .clear), .pop])
        #expect(bitmap.hex(0, 0) == "00000000")
    }
}
