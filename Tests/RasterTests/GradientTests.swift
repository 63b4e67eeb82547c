import Foundation
import Graphics
import Testing

@Suite struct GradientTests {
    private func ramp(_ hexes: [UInt32], alpha: Double = 1) -> GradientRamp {
        GradientRamp(stops: hexes.enumerated().map {
            .init(color: ResolvedColor(hex: $1, alpha: alpha), location: Double($0) / Double(hexes.count - 1))
        })
    }

    private func paint(_ paint: Paint, _ width: Int, _ height: Int) -> Bitmap {
        picture(width, height, [.fill(Path(rect(0, 0, CGFloat(width), CGFloat(height))), style: FillStyle(), paint: paint)])
    }

    private func across(_ ramp: GradientRamp, width: Int) -> Bitmap {
        paint(.linearGradient(ramp, from: .zero, to: CGPoint(x: width, y: 0)), width, 1)
    }

    /// Half-way from red to green SwiftUI shows about (208, 169, 2), which is OKLab; sRGB would be (128, 128, 0).
    @Test func interpolatesInOKLab() {
        let middle = across(ramp([0xFF0000, 0x00FF00]), width: 301)[150, 0]
        #expect(abs(Int(middle.red) - 208) <= 1 && abs(Int(middle.green) - 169) <= 1 && middle.blue <= 4)
    }

    @Test func equalAlphaStaysConstant() {
        let bitmap = across(ramp([0xFF0000, 0x00FF00, 0x0000FF, 0xFF0000], alpha: 128.0 / 255), width: 300)
        #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 128 })
    }

    @Test func aClearStopLendsNoColor() {
        let stops: [GradientRamp.Stop] = [.init(color: ResolvedColor(hex: 0xFFFFFF), location: 0), .init(color: .clear, location: 1)]
        for pixel in across(GradientRamp(stops: stops), width: 100).pixels {
            // Premultiplied white is grey of its alpha; a level for rounding.
            #expect(abs(Int(pixel & 255) - Int(pixel >> 24)) <= 1)
        }
    }

    @Test func endsGoOn() {
        let bitmap = paint(.linearGradient(ramp([0xFF0000, 0x0000FF]), from: CGPoint(x: 4, y: 0), to: CGPoint(x: 6, y: 0)), 10, 1)
        #expect(bitmap.hex(0, 0) == "FF0000FF" && bitmap.hex(9, 0) == "0000FFFF")
    }

    @Test func stopsAtOnePlaceMakeAHardEdge() {
        let stops = [(0xFF0000, 0.0), (0xFF0000, 0.5), (0x0000FF, 0.5), (0x0000FF, 1)].map {
            GradientRamp.Stop(color: ResolvedColor(hex: UInt32($0.0)), location: $0.1)
        }
        let bitmap = across(GradientRamp(stops: stops), width: 10)
        #expect((0..<5).allSatisfy { bitmap.hex($0, 0) == "FF0000FF" } && (5..<10).allSatisfy { bitmap.hex($0, 0) == "0000FFFF" })
    }

    @Test func radialIsTheSameAtOneDistance() {
        let bitmap = paint(.radialGradient(ramp([0xFFFFFF, 0x000000]), center: CGPoint(x: 10, y: 10), startRadius: 2, endRadius: 9), 20, 20)
        #expect(bitmap[9, 9].red == 255, "inside the start radius")
        #expect(bitmap[0, 0].red == 0, "outside the end radius")
        #expect(bitmap[4, 9] == bitmap[15, 10] && bitmap[9, 4] == bitmap[10, 15] && bitmap[4, 9] == bitmap[9, 4])
    }

    @Test func ellipticalStretches() {
        let bitmap = paint(
            .ellipticalGradient(ramp([0xFFFFFF, 0x000000]), center: CGPoint(x: 20, y: 10), radii: CGSize(width: 20, height: 10), startFraction: 0, endFraction: 1),
            40, 20)
        #expect(abs(Int(bitmap[29, 9].red) - Int(bitmap[19, 5].red)) <= 8, "9.5 of 20 to the right and 4.5 of 10 up: 0.025 apart")
        #expect(bitmap[0, 0].red == 0)
    }

    /// 0 points right, angles grow clockwise: just below the seam is the first colour, just above it the last.
    @Test func angularRunsClockwiseFromTheRight() {
        let full = paint(.angularGradient(ramp([0xFFFFFF, 0x000000]), center: CGPoint(x: 50, y: 50), startRadians: 0, endRadians: 2 * .pi), 100, 100)
        #expect(full[99, 50].red >= 253 && full[99, 49].red <= 2)
        #expect(full[50, 99].red > full[0, 50].red && full[0, 50].red > full[50, 0].red)
    }

    @Test func anglesOutsideAPartialSweepTakeTheNearerEnd() {
        let bitmap = paint(.angularGradient(ramp([0xFFFFFF, 0x000000]), center: CGPoint(x: 50, y: 50), startRadians: 0, endRadians: .pi / 2), 100, 100)
        #expect(bitmap[99, 40].red == 255 && bitmap[40, 99].red == 0 && bitmap[99, 99].red > 60 && bitmap[99, 99].red < 200)
    }

    @Test func tilesRepeatInBothDirections() {
        let tile = Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000])
        let bitmap = paint(.image(SharedBitmap(tile, name: "tile"), tile: rect(1, 0, 2, 1), opacity: 1), 6, 2)
        #expect((0..<6).map { bitmap.hex($0, 1) } == ["0000FFFF", "FF0000FF", "0000FFFF", "FF0000FF", "0000FFFF", "FF0000FF"])
    }

    /// A gradient's space is that of its item: a scaled item has a scaled gradient.
    @Test func gradientsFollowTheMap() {
        let item = DisplayItem.fill(
            Path(rect(0, 0, 10, 1)), style: FillStyle(), paint: .linearGradient(ramp([0xFF0000, 0x0000FF]), from: .zero, to: CGPoint(x: 10, y: 0)))
        #expect(picture(10, 1, scale: 3, [item]) == picture(30, 3, [.pushTransform(CGAffineTransform(scaleX: 3, y: 3)), item, .pop]))
    }
}
