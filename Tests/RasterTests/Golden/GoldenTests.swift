import Foundation
import Graphics
import ImageCodecs
@testable import Raster
import Testing

/// Every scene against the digest of the picture that was looked at (`sheet.png` beside this file, in the scenes' order).
///
/// After a change that is meant: `VITRINE_GOLDEN_SHEET=1 swift test --filter GoldenTests` writes sheet and digests anew; look at the
/// sheet, and at what changed in the digests, before committing both.
@Suite struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let isRecording = ProcessInfo.processInfo.environment["VITRINE_GOLDEN_SHEET"] != nil
    private static let size = CGSize(width: 100, height: 100)
    private static let white = PremultipliedPixel(rgba: 0xFFFF_FFFF)

    private static func render(_ list: DisplayList, threads: Int = 1, plain: Bool = false, background: PremultipliedPixel = white, scale: CGFloat = 1) -> Bitmap {
        var rasterizer = Rasterizer(threads: threads)
        rasterizer.isPlain = plain
        return rasterizer.render(list, size: size, scale: scale, background: background)
    }

    private static let known: [String: String] = {
        let text = (try? String(contentsOf: folder.appendingPathComponent("digests.txt"), encoding: .utf8)) ?? ""
        let pairs = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }.filter { $0.count == 2 }
        return Dictionary(pairs.map { (String($0[1]), String($0[0])) }, uniquingKeysWith: { first, _ in first })
    }()

    @Test func scenesAreManyAndTheirNamesDiffer() {
        #expect(GoldenScene.all.count >= 110)
        #expect(Set(GoldenScene.all.map(\.name)).count == GoldenScene.all.count)
    }

    @Test(.enabled(if: !isRecording), arguments: GoldenScene.all) func looksAsItDid(scene: GoldenScene) {
        let bitmap = Self.render(scene.list)
        #expect(bitmap.pixels.contains { $0 != 0xFFFF_FFFF }, "the scene is blank")
        #expect(PixelDigest(bitmap).hex == Self.known[scene.name])
    }

    @Test(arguments: GoldenScene.all) func theFastWayIsThePlainWay(scene: GoldenScene) {
        #expect(Self.render(scene.list, plain: true) == Self.render(scene.list))
        #expect(Self.render(scene.list, plain: true, background: .clear, scale: 2.5) == Self.render(scene.list, background: .clear, scale: 2.5))
    }

    @Test(arguments: GoldenScene.all) func threadsDoNotMatter(scene: GoldenScene) {
        #expect(Self.render(scene.list, threads: 3, scale: 3) == Self.render(scene.list, scale: 3))
    }

    /// Items of many scenes on top of each other, scattered and faded.
    @Test(arguments: 1...30 as ClosedRange<UInt64>) func randomScenes(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
        let scenes = GoldenScene.all
        var items: [DisplayItem] = []
        for _ in 0..<12 {
            let turn = CGFloat(roll(628)) / 100, factor = 0.3 + CGFloat(roll(100)) / 100
            let place = CGAffineTransform(translationX: CGFloat(roll(90)), y: CGFloat(roll(90))).rotated(by: roll(3) == 0 ? turn : 0)
            items += [.pushOpacity(roll(2) == 0 ? 1 : Double(roll(100)) / 100), .pushTransform(place.scaledBy(x: factor, y: factor))]
            items += scenes[roll(scenes.count)].items + [.pop, .pop]
        }
        let fast = Self.render(DisplayList(items))
        #expect(Self.render(DisplayList(items), plain: true) == fast)
        #expect(Self.render(DisplayList(items), threads: 4) == fast)
    }

    @Test(.enabled(if: isRecording)) func record() throws {
        let columns = 13, rows = (GoldenScene.all.count + columns - 1) / columns, step = 104
        var sheet = Bitmap(width: columns * step, height: rows * step, fill: PremultipliedPixel(rgba: 0xFFC0_C0C0))
        var lines: [String] = []
        for (index, scene) in GoldenScene.all.enumerated() {
            let bitmap = Self.render(scene.list)
            lines.append(PixelDigest(bitmap).hex + " " + scene.name)
            for y in 0..<100 { for x in 0..<100 { sheet[index % columns * step + 2 + x, index / columns * step + 2 + y] = bitmap[x, y] } }
        }
        try (lines.joined(separator: "\n") + "\n").write(to: Self.folder.appendingPathComponent("digests.txt"), atomically: true, encoding: .utf8)
        try PNG.encode(sheet).write(to: Self.folder.appendingPathComponent("sheet.png"))
    }
}
