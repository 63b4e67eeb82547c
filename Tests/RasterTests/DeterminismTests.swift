import Foundation
import Graphics
import Raster
import Testing

@Suite struct DeterminismTests {
    /// One of everything, overlapping, in 200 × 300 points.
    static let busyList: DisplayList = {
        let ramp = GradientRamp(stops: [
            .init(color: ResolvedColor(hex: 0xFF3B30), location: 0), .init(color: ResolvedColor(hex: 0x007AFF, alpha: 0.4), location: 1),
        ])
        let card = Path(roundedRect: rect(10.3, 20.7, 150, 200), cornerRadius: 24)
        let wave = Path { path in
            path.move(to: CGPoint(x: 0, y: 40))
            for step in 1...8 {
                let x = CGFloat(step) * 25
                path.addQuadCurve(to: CGPoint(x: x, y: 40 + CGFloat(step % 2) * 200), control: CGPoint(x: x - 20, y: 280))
            }
        }
        let letter = GlyphShape(.outline(Path { $0.addEllipse(in: rect(0, -0.7, 0.5, 0.7)); $0.addRect(rect(0.4, -0.7, 0.1, 0.9)) }))
        let photo = SharedBitmap(Bitmap(width: 37, height: 53, pixels: (0..<37 * 53).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435) | 0xFF00_0000 }), name: "photo")
        let letters = (0..<12).map { GlyphRun.Glyph(shape: letter, position: CGPoint(x: 10 + CGFloat($0) * 14.3, y: 150)) }
        let radial = Paint.radialGradient(ramp, center: CGPoint(x: 110, y: 120), startRadius: 0, endRadius: 60)
        let angular = Paint.angularGradient(ramp, center: CGPoint(x: 100, y: 215), startRadians: 0, endRadians: 5)
        let downwards = Paint.linearGradient(ramp, from: .zero, to: CGPoint(x: 0, y: 300))
        return DisplayList([
            .fill(Path(rect(0, 0, 200, 300)), style: FillStyle(), paint: .color(.white)),
            .pushShadow(color: ResolvedColor.black.opacity(0.3), radius: 8, offset: CGSize(width: 1.3, height: 4)),
            .fill(card, style: FillStyle(), paint: .linearGradient(ramp, from: .zero, to: CGPoint(x: 150, y: 300))), .pop,
            .pushClip(card, style: FillStyle()), .image(ImageItem(bitmap: photo, destination: rect(20, 100, 140, 160))),
            .pushTransform(CGAffineTransform(rotationAngle: 0.4)), .image(ImageItem(bitmap: photo, destination: rect(80, 10, 60, 60), opacity: 0.7)), .pop,
            .pop,
            .pushBlend(.multiply), .fill(Path(ellipseIn: rect(50, 60, 120, 120)), style: FillStyle(), paint: radial), .pop,
            .pushOpacity(0.6), .stroke(wave, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [20, 9]), paint: .black), .pop,
            .pushBlur(radius: 6, isOpaque: false), .fill(Path(rect(20, 200, 160, 30)), style: FillStyle(), paint: angular), .pop,
            .pushMask(DisplayList([.fill(Path(ellipseIn: rect(0, 0, 200, 300)), style: FillStyle(), paint: downwards)])),
            .glyphs(GlyphRun(glyphs: letters, size: 24, text: "", fontName: ""), paint: .black), .pop,
        ])
    }()

    @Test(arguments: [2, 3, 7]) func anyNumberOfThreadsGivesTheSameBytes(threads: Int) {
        let size = CGSize(width: 200, height: 300)
        let one = Rasterizer(threads: 1).render(Self.busyList, size: size, scale: 2)
        #expect(Rasterizer(threads: threads).render(Self.busyList, size: size, scale: 2) == one)
        #expect(one.pixels.contains { $0 >> 24 == 255 && $0 & 0xFF_FFFF != 0xFF_FFFF })
    }

    @Test func everyPixelIsPremultiplied() {
        let bitmap = Rasterizer().render(DisplayList(Array(Self.busyList.items.dropFirst())), size: CGSize(width: 200, height: 300), scale: 1)
        #expect(bitmap.pixels.allSatisfy { $0 & 255 <= $0 >> 24 && $0 >> 8 & 255 <= $0 >> 24 && $0 >> 16 & 255 <= $0 >> 24 })
    }
}
