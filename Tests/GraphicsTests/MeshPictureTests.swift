import Foundation
import Graphics
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

    /// Outside of a grid that leaves room, the background.
    @Test func theRestIsBackground() throws {
        let bitmap = try #require(mesh([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]], [red, red, red, red], background: blue)).bitmap(width: 40, height: 40)
        #expect(bitmap[2, 2].rgba == blue.premultiplied.rgba && bitmap[20, 20].rgba == red.premultiplied.rgba)
    }

    @Test func whatIsNoGridIsNothing() {
        #expect(mesh([[0, 0]], [red], columns: 1, rows: 1) == nil)
        #expect(mesh([[0, 0], [1, 0], [0, 1]], [red, red, red, red]) == nil)
        #expect(mesh([[0, 0], [.nan, 0], [0, 1], [1, 1]], [red, red, red, red]) == nil)
        #expect(mesh([[0, 0], [1, 0], [0, 1], [1, 1]], [red, red, red]) == nil)
    }
}
