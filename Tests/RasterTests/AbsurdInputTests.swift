import Foundation
import Graphics
import Raster
import Testing

/// Numbers no layout should give must end quickly, without a crash.
@Suite(.timeLimit(.minutes(1))) struct AbsurdInputTests {
    static let numbers: [CGFloat] = [0, -1, 5, .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9, -3e9]

    private func draw(_ items: [DisplayItem]) { _ = picture(16, 16, items) }

    private static let sizes: [(CGFloat, CGFloat)] = [(.nan, 1), (.infinity, 1), (-4, 1), (0, 3), (10, .nan), (10, 0), (10, -2)]

    @Test(arguments: sizes)
    func absurdSizesGiveAnEmptyBitmap(side: CGFloat, scale: CGFloat) {
        let bitmap = Rasterizer().render(DisplayList(), size: CGSize(width: side, height: side), scale: scale)
        #expect(bitmap.width == 0 && bitmap.height == 0)
    }

    @Test func absurdPaths() {
        for a in Self.numbers {
            for b in Self.numbers {
                let path = Path { path in
                    path.move(to: CGPoint(x: a, y: b))
                    path.addLine(to: CGPoint(x: 8, y: b))
                    path.addQuadCurve(to: CGPoint(x: b, y: 3), control: CGPoint(x: 4, y: a))
                    path.addCurve(to: CGPoint(x: 2, y: 2), control1: CGPoint(x: a, y: a), control2: CGPoint(x: b, y: -b))
                    path.closeSubpath()
                }
                draw([fill(path), fill(path, evenOdd: true), stroke(path, StrokeStyle(lineWidth: 2))])
                draw([fill(Path(CGRect(x: a, y: b, width: b, height: a))), fill(Path(ellipseIn: CGRect(x: a, y: 0, width: 9, height: b)))])
                let style = StrokeStyle(lineWidth: a, lineCap: .round, lineJoin: .round, miterLimit: b, dash: [a, b], dashPhase: b)
                draw([stroke(path, style)])
                draw([.pushClip(path, style: FillStyle()), fill(Path(rect(0, 0, 16, 16))), .pop])
            }
        }
    }

    @Test func absurdPaintsAndImages() {
        let bitmap = SharedBitmap(Bitmap(width: 3, height: 3, fill: ResolvedColor.white.premultiplied), name: "w")
        for a in Self.numbers {
            for b in Self.numbers {
                let color = ResolvedColor(red: Double(a), green: 0, blue: 1, alpha: Double(b))
                let ramp = GradientRamp(stops: [.init(color: color, location: Double(b)), .init(color: .white, location: Double(a))])
                let paints: [Paint] = [
                    .linearGradient(ramp, from: CGPoint(x: a, y: b), to: CGPoint(x: b, y: 3)),
                    .radialGradient(ramp, center: CGPoint(x: a, y: b), startRadius: a, endRadius: b),
                    .ellipticalGradient(ramp, center: .zero, radii: CGSize(width: a, height: b), startFraction: b, endFraction: a),
                    .angularGradient(ramp, center: CGPoint(x: 1, y: b), startRadians: a, endRadians: b),
                    .image(bitmap, tile: CGRect(x: a, y: b, width: b, height: a), opacity: Double(a)),
                    .color(color),
                ]
                draw(paints.map { .fill(Path(rect(0, 0, 16, 16)), style: FillStyle(), paint: $0) })
                let source = CGRect(x: a, y: 0, width: b, height: 2), destination = CGRect(x: b, y: a, width: a, height: b)
                draw([.image(ImageItem(bitmap: bitmap, source: source, destination: destination, opacity: Double(b)))])
                let glyph = GlyphRun.Glyph(shape: GlyphShape(.outline(Path(rect(0, 0, 1, 1)))), position: CGPoint(x: a, y: b))
                draw([.glyphs(GlyphRun(glyphs: [glyph], size: b, text: "", fontName: ""), paint: .black)])
            }
        }
    }

    @Test func absurdGroups() {
        let content = fill(Path(rect(2, 2, 8, 8)))
        for a in Self.numbers where a != 1e9 && a != 1e18 {
            for b in Self.numbers {
                draw([.pushTransform(CGAffineTransform(a: a, b: b, c: 0, d: 1, tx: b, ty: a)), content, .pop])
                draw([.pushOpacity(Double(a)), content, .pop])
                draw([.pushShadow(color: .black, radius: a, offset: CGSize(width: b, height: a)), content, .pop])
            }
            draw([.pushBlur(radius: a, isOpaque: false), content, .pop])
        }
    }

    /// A thousand lines across each other: the number of crossings must not make it slow.
    @Test func scribbles() {
        let points: [(CGFloat, CGFloat)] = (0..<1000).map { number in
            let x = number * 7919 % 300, y = number * 104_729 % 299
            return (CGFloat(x), CGFloat(y))
        }
        let bitmap = picture(300, 300, [fill(polygon(points), evenOdd: true)])
        let share = bitmap.coveredArea / 90_000
        #expect(share > 0.3)
        #expect(share < 0.7)
    }
}
