import Foundation
@testable import Graphics
import Testing

@Suite struct MeshPictureTests {
    private let red = ResolvedColor(hex: 0xFF0000), blue = ResolvedColor(hex: 0x0000FF)

    private func mesh(_ points: [SIMD2<Double>], _ colors: [ResolvedColor], columns: Int = 2, rows: Int = 2, background: ResolvedColor = .clear) -> MeshPicture? {
        MeshPicture(columns: columns, rows: rows, points: points, colors: colors, background: background, smoothsColors: true)
    }

    @Test func cornersHaveTheirColours() throws {
        let colors = [red, blue, .white, .black]
        let bitmap = try #require(mesh([[0, 0], [1, 0], [0, 1], [1, 1]], colors)).bitmap(width: 200, height: 100)
        for (place, color) in zip([(0, 0), (199, 0), (0, 99), (199, 99)], colors) {
            let pixel = bitmap[place.0, place.1], wanted = color.premultiplied
            // The middle of a corner's pixel lies half a pixel inside the grid.
            for (one, other) in [(pixel.red, wanted.red), (pixel.green, wanted.green), (pixel.blue, wanted.blue)] { #expect(abs(Int(one) - Int(other)) <= 12) }
        }
        #expect(bitmap.isOpaque)
    }

    /// An even grid of two columns is a linear gradient, which is mixed in OKLab.
    @Test func anEvenGridIsALinearGradient() throws {
        let bitmap = try #require(mesh([[0, 0], [1, 0], [0, 1], [1, 1]], [red, blue, red, blue])).bitmap(width: 101, height: 20)
        let (from, to) = (OKLab(red), OKLab(blue))
        let middle = OKLab(lightness: (from.lightness + to.lightness) / 2, a: (from.a + to.a) / 2, b: (from.b + to.b) / 2).color(alpha: 1).premultiplied
        let pixel = bitmap[50, 10]
        #expect(abs(Int(pixel.red) - Int(middle.red)) <= 2 && abs(Int(pixel.green) - Int(middle.green)) <= 2 && abs(Int(pixel.blue) - Int(middle.blue)) <= 2)
    }

    @Test func colorsMayBeMixedAsTheyAreStored() throws {
        let picture = try #require(MeshPicture(
            columns: 2, rows: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, red, blue], background: .clear,
            smoothsColors: true, mixing: .device))
        let pixel = picture.bitmap(width: 101, height: 3)[50, 1]
        #expect(abs(Int(pixel.red) - 128) <= 1 && pixel.green == 0 && abs(Int(pixel.blue) - 128) <= 1)
    }

    /// Outside of a grid that leaves room, the background; the border is a clip.
    @Test func theRestIsBackground() throws {
        let picture = try #require(mesh([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]], [red, red, red, red], background: blue))
        #expect(!picture.fillsFrame)
        let items = picture.drawing(in: CGSize(width: 40, height: 40)).items
        guard items.count == 4, case .fill(_, _, .color(let ground)) = items[0], case .pushClip(let border, _) = items[1] else { return #expect(Bool(false)) }
        let box = border.boundingRect
        #expect(ground == blue && abs(box.minX - 10) < 1e-9 && abs(box.maxX - 30) < 1e-9 && abs(box.minY - 10) < 1e-9 && abs(box.maxY - 30) < 1e-9)
        // Colours go on a little beside the border, so that what it halves is half red.
        let bitmap = picture.bitmap(width: 40, height: 40)
        #expect(bitmap[20, 20].rgba == red.premultiplied.rgba && bitmap[8, 20].rgba == red.premultiplied.rgba && bitmap[2, 2].rgba == 0)
        #expect(try #require(mesh([[0, 0], [1, 0], [0, 1], [1, 1]], [red, red, red, red])).fillsFrame)
    }

    /// Handles bend lines: the upper border is drawn down to three quarters of the handles' depth.
    @Test func handlesBendLines() throws {
        func handles(_ depth: Double) -> [MeshPicture.Handles] {
            let corners: [SIMD2<Double>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
            return corners.enumerated().map { index, corner in
                let y = index < 2 ? depth : 1
                return .init(
                    leading: [index % 2 == 0 ? 0 : 2.0 / 3, y], top: [corner.x, index < 2 ? 0 : 2.0 / 3],
                    trailing: [index % 2 == 0 ? 1.0 / 3 : 1, y], bottom: [corner.x, index < 2 ? 1.0 / 3 : 1])
            }
        }
        func picture(_ depth: Double) throws -> MeshPicture {
            try #require(MeshPicture(
                columns: 2, rows: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], handles: handles(depth), colors: [red, red, blue, blue],
                background: .clear, smoothsColors: true))
        }
        func border(_ picture: MeshPicture) -> Path? {
            guard case .pushClip(let border, _) = picture.drawing(in: CGSize(width: 100, height: 100)).items.dropFirst().first else { return nil }
            return border
        }
        let bent = try #require(border(try picture(0.4)))
        #expect(!bent.contains(CGPoint(x: 50, y: 29)) && bent.contains(CGPoint(x: 50, y: 31)) && bent.contains(CGPoint(x: 3, y: 8)))
        // Handles on the straight lines leave the grid as it is.
        #expect(try picture(0).bitmap(width: 20, height: 20) == mesh([[0, 0], [1, 0], [0, 1], [1, 1]], [red, red, blue, blue])?.bitmap(width: 20, height: 20))
    }

    @Test func whatIsNoGridIsNothing() {
        #expect(mesh([[0, 0]], [red], columns: 1, rows: 1) == nil)
        #expect(mesh([[0, 0], [1, 0], [0, 1]], [red, red, red, red]) == nil)
        #expect(mesh([[0, 0], [.nan, 0], [0, 1], [1, 1]], [red, red, red, red]) == nil)
        #expect(mesh([[0, 0], [1, 0], [0, 1], [1, 1]], [red, red, red]) == nil)
    }
}
