import Foundation
import Graphics
import Raster
import Typesetting

/// `raster`: single drawing operations on a white frame of 390×844 points at 3 pixels a point, on one thread.
///
/// The time of the white frame alone is taken off, so that an operation stands by itself.
@MainActor func measureRaster(_ report: Report) throws {
    let screen = CGSize(width: 390, height: 844)
    let frame = CGRect(origin: .zero, size: screen)
    let center = CGPoint(x: 195, y: 422)
    func draw(_ list: DisplayList, threads: Int = 1) -> Timing {
        measure(rounds: 5) { _ in
            keep(Rasterizer(threads: threads).render(list, size: screen, scale: 3, background: PremultipliedPixel(rgba: 0xFFFF_FFFF)))
        }
    }
    let blank = draw(DisplayList())
    report.add("white frame", blank)
    func add(_ name: String, count: Int = 1, _ items: [DisplayItem]) {
        let timing = draw(DisplayList(items)).less(blank)
        report.add(name, timing, note: count == 1 ? nil : String(format: "%.2f µs each", timing.processor * 1000 / Double(count)))
    }
    func fill(_ path: Path, _ paint: Paint) -> DisplayItem { .fill(path, style: FillStyle(), paint: paint) }
    let blue = Paint.color(ResolvedColor(hex: 0x336699))
    let glass = Paint.color(ResolvedColor(hex: 0x336699, alpha: 0.5))

    // Fills.
    add("opaque fill", [fill(Path(frame), blue)])
    add("half transparent fill", [fill(Path(frame), glass)])
    let places = scattered(2000)
    func square(_ place: CGPoint) -> CGRect { CGRect(x: place.x, y: place.y, width: 80 / 3, height: 80 / 3) }
    add("2,000 rounded rectangles of 80×80 px", count: 2000, places.map { fill(Path(roundedRect: square($0), cornerRadius: 16 / 3), blue) })
    add("2,000 circles of 80 px", count: 2000, places.map { fill(Path(ellipseIn: square($0)), blue) })
    add("2,000 stars of 80 px", count: 2000, places.map { fill(star(in: square($0)), blue) })
    add("2,000 stroked circles of 80 px", count: 2000, places.map { .stroke(Path(ellipseIn: square($0)), style: StrokeStyle(lineWidth: 2), paint: blue) })

    // Gradients.
    let ramp = GradientRamp(stops: [.init(color: ResolvedColor(hex: 0xFF3B30), location: 0), .init(color: ResolvedColor(hex: 0x34C759), location: 1)])
    add("linear gradient", [fill(Path(frame), .linearGradient(ramp, from: .zero, to: CGPoint(x: 390, y: 844)))])
    add("radial gradient", [fill(Path(frame), .radialGradient(ramp, center: center, startRadius: 0, endRadius: 422))])
    add("angular gradient", [fill(Path(frame), .angularGradient(ramp, center: center, startRadians: 0, endRadians: 2 * .pi))])

    // Images.
    let picture = photo(width: 1600, height: 1200, seed: 99)
    add("photo of 1600×1200 px to the frame", [.image(ImageItem(bitmap: picture, destination: frame))])
    add("photo of 1600×1200 px to 400×300 px", [
        .image(ImageItem(bitmap: picture, destination: CGRect(x: 10, y: 10, width: 400 / 3, height: 100))),
    ])

    // Glyphs: 400 lines of 39 letters, 17 points.
    let text = try lines(400)
    let glyphs = text.reduce(0) { count, item in if case .glyphs(let run, _) = item { count + run.glyphs.count } else { count } }
    add("\(glyphs) glyphs of 51 px", count: glyphs, text)

    // Effects.
    let photoItem = DisplayItem.image(ImageItem(bitmap: picture, destination: frame))
    add("photo blurred by 10 px", [.pushBlur(radius: 10 / 3, isOpaque: true), photoItem, .pop])
    add("photo blurred by 30 px", [.pushBlur(radius: 10, isOpaque: true), photoItem, .pop])
    let card = fill(Path(roundedRect: CGRect(x: 66, y: 66, width: 100, height: 100), cornerRadius: 10), blue)
    add("shadow of 10 px under a card of 300×300 px", [
        .pushShadow(color: ResolvedColor(hex: 0, alpha: 0.33), radius: 10 / 3, offset: CGSize(width: 0, height: 2)), card, .pop,
    ])
    add("faded group of the frame", [.pushOpacity(0.5), fill(Path(frame), blue), .pop])
    add("clip to a rounded frame", [.pushClip(Path(roundedRect: frame, cornerRadius: 40), style: FillStyle()), fill(Path(frame), blue), .pop])
    add("multiply blend of the frame", [.pushBlend(.multiply), fill(Path(frame), blue), .pop])
}

/// Places of things of 30 points that lie in the frame, not on whole pixels; always the same ones.
private func scattered(_ count: Int) -> [CGPoint] {
    var generator = Scramble(state: 1)
    return (0..<count).map { _ in
        CGPoint(x: CGFloat(generator.next() % 36_000) / 100, y: CGFloat(generator.next() % 81_000) / 100)
    }
}

/// Five points; corners by hand on a unit circle, so that no library's sine is needed.
private func star(in rect: CGRect) -> Path {
    let outer: [(CGFloat, CGFloat)] = [(0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309)]
    let inner: [(CGFloat, CGFloat)] = [(0.235, -0.324), (0.38, 0.124), (0, 0.4), (-0.38, 0.124), (-0.235, -0.324)]
    func corner(_ unit: (CGFloat, CGFloat)) -> CGPoint {
        CGPoint(x: rect.midX + unit.0 * rect.width / 2, y: rect.midY + unit.1 * rect.height / 2)
    }
    return Path { path in
        for index in 0..<5 {
            if index == 0 { path.move(to: corner(outer[0])) } else { path.addLine(to: corner(outer[index])) }
            path.addLine(to: corner(inner[index]))
        }
        path.closeSubpath()
    }
}

private func lines(_ count: Int) throws -> [DisplayItem] {
    let font = FontDescriptor(size: 17, ascent: 16.19, descent: 4.1, capHeight: 11.98, tracking: -0.43)
    let library = try FontLibrary()
    let paragraph = Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in
        [TextRun(text: "The quick brown fox jumps over lazy dogs", font: font)]
    }
    let runs = paragraph.layout(width: nil, height: nil).lines.flatMap(\.runs)
    return (0..<count).flatMap { line in
        runs.map { run in
            var glyphs = run.glyphs
            for index in glyphs.glyphs.indices {
                glyphs.glyphs[index].position.x += 3
                glyphs.glyphs[index].position.y += CGFloat(line) * 2
            }
            return DisplayItem.glyphs(glyphs, paint: .black)
        }
    }
}
