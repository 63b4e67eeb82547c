import Graphics
import Testing

@testable import ImageDiff

/// What each rule makes of each situation. `=` identical, `~` forgiven, `x` different, `#` another size.
struct SituationTests {
    private static let rules: [any DifferenceAlgorithm] = [
        ExactDifference(), ChannelDifference(maxDifference: 2), PerceptualDifference(maxDeltaE: 2), AntiAliasingDifference(),
        DenseDifference(window: 16, maxShare: 0.02), StructuralSimilarity(minimum: 0.99),
        PrecisionDifference(precision: 0.99, perceptualPrecision: 0.98),
    ]

    struct Situation: CustomTestStringConvertible {
        var name: String
        /// One mark for each of the rules, in their order.
        var marks: String
        var expected = Scene().bitmap
        var actual: Bitmap

        var testDescription: String { name }
    }

    //                                     exact channel perceptual antialiasing density ssim precision
    static let situations = [
        Situation(name: "same", marks: "=======", actual: Scene().bitmap),
        // Density, similarity and the share of pixels are made to let a single pixel pass.
        Situation(name: "one pixel", marks: "xxxx~~~", actual: Scene(dots: [(230, 140, 0xFF00_0000)]).bitmap),
        Situation(name: "one level", marks: "x~~x~~~", actual: Scene(dots: [(230, 140, 0xFFFF_FFFE)]).bitmap),
        Situation(name: "shift by one", marks: "xxxxxxx", actual: Scene(disc: (61, 60), barsOffset: 1).bitmap),
        Situation(name: "another size", marks: "#######", actual: Scene(size: (240, 161)).bitmap),
        Situation(name: "missing", marks: "#######", expected: Bitmap(width: 0, height: 0), actual: Scene().bitmap),
        Situation(name: "transparent", marks: "xxxxxxx", actual: Bitmap(width: Scene.width, height: Scene.height)),
        Situation(
            name: "transparent instead of white", marks: "xxxxxxx",
            expected: Bitmap(width: 40, height: 40, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF)), actual: Bitmap(width: 40, height: 40)),
        Situation(name: "anti-aliasing only", marks: "xxx~x~~", actual: Scene(disc: (60.25, 60)).bitmap),
        // A share of the whole lets a line vanish; that is what density is for.
        Situation(name: "thin line removed", marks: "xxxxxx~", actual: Scene(hasHairline: false).bitmap),
        Situation(name: "large dim area", marks: "x~~xx~~", actual: Scene(shade: 2).bitmap),
        Situation(name: "text colour only", marks: "xxxxxxx", actual: Scene(barColor: 0xFFFF_7A00).bitmap),
    ]

    @Test("each rule's verdict on each situation", arguments: situations)
    func verdicts(_ situation: Situation) {
        let marks = Self.rules.map { mark($0.compare(expected: situation.expected, actual: situation.actual)) }.joined()
        #expect(marks == situation.marks)
    }

    private func mark(_ comparison: Comparison) -> String {
        switch comparison {
        case .identical: "="
        case .withinTolerance: "~"
        case .different: "x"
        case .sizeChanged: "#"
        }
    }

    @Test("a small dense change in a large picture is seen by density, though its share is tiny")
    func denseChangeInLargePicture() {
        let large = Bitmap(width: 1170, height: 2532, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF))
        var icon = large
        for y in 100..<110 { for x in 100..<110 { icon.pixels[y * 1170 + x] = 0xFF00_0000 } }
        var scattered = large
        for index in 0..<100 { scattered.pixels[index * 29_000 + 77] = 0xFF00_0000 }
        let rule = DenseDifference(window: 16, maxShare: 0.05)
        #expect(mark(rule.compare(expected: large, actual: icon)) == "x")
        #expect(mark(rule.compare(expected: large, actual: scattered)) == "~")
        #expect(mark(PrecisionDifference(precision: 0.999, perceptualPrecision: 1).compare(expected: large, actual: icon)) == "~")
    }

    @Test("distances as published: black to white is 100, sRGB red to blue about 53.7")
    func perceivedDistances() {
        #expect(abs(PerceivedColor.distance(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
        // OKLab of red (0.628, 0.225, 0.126) and blue (0.452, -0.032, -0.312), as Ottosson's table and CSS Color 4 print them.
        #expect(abs(PerceivedColor.distance(0xFF00_00FF, 0xFFFF_0000) - 53.7) < 0.1)
        #expect(PerceivedColor.distance(0x8000_0000, 0x8000_0000) == 0)
    }

    @Test("similarity is 1 for the same picture and about 0 for noise against its opposite")
    func similarityEnds() {
        let scene = Scene().bitmap
        #expect(StructuralSimilarity().similarity(scene, scene) == 1)
        let opposite = Bitmap(width: scene.width, height: scene.height, pixels: scene.pixels.map { $0 ^ 0x00FF_FFFF })
        #expect(StructuralSimilarity().similarity(scene, opposite) < 0.05)
    }
}
