import Graphics
import Testing

@testable import ImageDiff

/// The published rule read as it stands, pixel by pixel and neighbour by neighbour.
private struct PlainEdges {
    let before, after: Bitmap

    func differing() -> (refused: Set<Int>, forgiven: Set<Int>) {
        var (refused, forgiven): (Set<Int>, Set<Int>) = ([], [])
        for y in 0..<before.height {
            for x in 0..<before.width where before[x, y] != after[x, y] {
                if smooths(before, x, y) || smooths(after, x, y) { forgiven.insert(y * before.width + x) } else { refused.insert(y * before.width + x) }
            }
        }
        return (refused, forgiven)
    }

    private func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
        (-1...1).flatMap { dy in (-1...1).map { dx in (x + dx, y + dy) } }
            .filter { ($0.0 != x || $0.1 != y) && 0..<before.width ~= $0.0 && 0..<before.height ~= $0.1 }
    }

    private func luma(_ pixel: UInt32) -> Int {
        let (red, green, blue, alpha) = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255), Int(pixel >> 24))
        return (77 * red + 29 * blue) + 150 * green + 256 * (255 - alpha)
    }

    private func smooths(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
        let own = luma(picture[x, y]), around = neighbours(x, y)
        let same = around.count { luma(picture[$0.x, $0.y]) == own } + (around.count < 8 ? 1 : 0)
        guard same <= 2, let darkest = around.min(by: { luma(picture[$0.x, $0.y]) < luma(picture[$1.x, $1.y]) }),
            let lightest = around.max(by: { luma(picture[$0.x, $0.y]) < luma(picture[$1.x, $1.y]) }),
            luma(picture[darkest.x, darkest.y]) < own, luma(picture[lightest.x, lightest.y]) > own
        else { return false }
        return [darkest, lightest].contains { isFlat(before, $0.x, $0.y) && isFlat(after, $0.x, $0.y) }
    }

    private func isFlat(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
        let around = neighbours(x, y)
        return around.count { picture[$0.x, $0.y] == picture[x, y] } + (around.count < 8 ? 1 : 0) > 2
    }
}

extension Bitmap {
    fileprivate subscript(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }
}

/// Of few greys, so that many pixels are edges and many neighbours flat; a part of the pixels differs, alone or in company.
@Test("the fast search for smoothed edges finds what the plain one finds", arguments: [
    (1, 1), (2, 2), (1, 9), (9, 1), (3, 3), (5, 4), (17, 3), (33, 8), (64, 40), (121, 30),
])
func edgesAsByThePlainRule(width: Int, height: Int) {
    var state: UInt64 = 7
    func roll(_ sides: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % sides
    }
    let greys: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080, 0xFFC0_C0C0, 0x8000_0000, 0xFF12_3456]
    var (forgiven, refused) = (0, 0)
    for round in 0..<40 {
        // Areas of one colour with rims, more or less torn.
        let colors = (0..<16).map { _ in greys[Int(roll(UInt64(greys.count)))] }
        var before = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { before.pixels[y * width + x] = roll(8) == 0 ? greys[Int(roll(6))] : colors[x / 4 % 4 + y / 4 % 4 * 4] }
        }
        var after = before
        for index in after.pixels.indices where roll(UInt64(2 + round)) == 0 { after.pixels[index] = greys[Int(roll(6))] }
        let plain = PlainEdges(before: before, after: after).differing()
        forgiven += plain.forgiven.count
        refused += plain.refused.count
        let counted = plain.refused.isEmpty ? plain.forgiven : plain.refused
        let difference: Difference? = switch AntiAliasingDifference().compare(expected: before, actual: after) {
        case .identical: nil
        case .different(let difference): plain.refused.isEmpty ? nil : difference
        case .withinTolerance(let difference): plain.refused.isEmpty ? difference : nil
        case .sizeChanged: nil
        }
        #expect(difference?.differingPixels ?? 0 == counted.count)
        #expect(difference?.box == PixelBox(of: counted, width: width))
    }
    #expect(width < 9 || height < 9 || forgiven > 100 && refused > 100)
}

extension PixelBox {
    fileprivate init?(of places: Set<Int>, width: Int) {
        guard !places.isEmpty else { return nil }
        let (columns, rows) = (places.map { $0 % width }, places.map { $0 / width })
        self.init(
            x: columns.min()!, y: rows.min()!, width: columns.max()! - columns.min()! + 1, height: rows.max()! - rows.min()! + 1)
    }
}
