import Foundation
import Graphics
import Metrics
import Typesetting

/// How one run of a text is painted.
struct TextLook {
    var style: ResolvedStyle
    var background: ResolvedStyle?
    var underline, strikethrough: Text.LineStyle?
    var underlineColor, strikethroughColor: ResolvedColor?
    /// What `customAttribute` put on the characters, innermost first.
    var marks: [Text.MarkBox]

    init(_ piece: TextResolver.Piece, in environment: EnvironmentValues) {
        (style, background, marks) = (piece.style, piece.background, piece.marks)
        (underline, strikethrough) = (piece.underline, piece.strikethrough)
        underlineColor = underline?.color?.resolve(in: environment)
        strikethroughColor = strikethrough?.color?.resolve(in: environment)
    }
}

/// Draws the lines of a text: backgrounds, underlines, glyphs and images, lines through them.
struct TextPainting {
    let item: TextItem
    let layout: TextLayout
    /// Pixels per point.
    let scale: CGFloat
    /// How characters roll while the text becomes another; nil when it does not.
    var roll: RollingText?

    /// Where the text's box stands, on whole pixels.
    var origin: CGPoint

    init(item: TextItem, layout: TextLayout, scale: CGFloat) {
        (self.item, self.layout, self.scale) = (item, layout, scale)
        origin = CGPoint(x: PixelGrid.snapped(item.frame.minX, scale), y: PixelGrid.snapped(item.frame.minY, scale))
    }

    var glyphCount: Int { layout.lines.flatMap(\.runs).reduce(0) { $0 + $1.glyphs.glyphs.count } }

    func paint(_ painter: inout Painter) {
        let lines = layout.aligned(in: item.frame.width).lines
        if item.isPlaceholder { return paintBars(lines, &painter) }
        for run in lines.flatMap(\.runs) {
            if let background = item.looks[run.tag].background { paintBackground(background, of: run, &painter) }
        }
        var first = 0
        for run in lines.flatMap(\.runs) {
            paint(run, first, in: styleArea(of: run), &painter)
            first += run.glyphs.glyphs.count
        }
    }

    /// The frame of a run's gradient or picture.
    func styleArea(of run: TextLayout.Run) -> CGRect {
        CGRect(x: origin.x + run.x, y: origin.y, width: run.width, height: item.frame.height)
    }

    /// - Parameter first: how many glyphs stand before the run's.
    func paint(_ run: TextLayout.Run, _ first: Int, in area: CGRect, _ painter: inout Painter) {
        if let image = item.image(of: run, factor: layout.scaleFactor) {
            return image.paint(at: CGPoint(x: origin.x + run.x, y: origin.y + run.baseline), &painter)
        }
        let look = item.looks[run.tag]
        var glyphs = run.glyphs
        for index in glyphs.glyphs.indices {
            glyphs.glyphs[index].position.x += origin.x
            glyphs.glyphs[index].position.y += origin.y
        }
        if let underline = look.underline {
            let top = PixelGrid.snapped(run.font.size * DecorationMetrics.underlineTop, scale)
            let band = decorationBand(of: run, at: run.baseline + top, painter)
            let style = look.underlineColor.map { .color($0) } ?? look.style
            for piece in UnderlineGaps.pieces(of: band, under: glyphs, distance: DecorationMetrics.underlineSkip) {
                let part = CGRect(x: piece.lowerBound, y: band.minY, width: piece.upperBound - piece.lowerBound, height: band.height)
                style.draw(in: band, &painter) { decorate(&$0, $0.snapped(part), underline, $1) }
            }
        }
        look.style.draw(in: area, &painter) { paint(glyphs, first, $1, &$0) }
        if let strikethrough = look.strikethrough {
            let top = PixelGrid.snapped(
                run.font.size * DecorationMetrics.strikethroughCentre + DecorationMetrics.thickness / 2, scale)
            let band = decorationBand(of: run, at: run.baseline - top, painter)
            let style = look.strikethroughColor.map { .color($0) } ?? look.style
            style.draw(in: band, &painter) { decorate(&$0, band, strikethrough, $1) }
        }
    }

    private func paint(_ glyphs: GlyphRun, _ first: Int, _ paint: Paint, _ painter: inout Painter) {
        guard let roll else { return painter.glyphs(glyphs, paint: paint) }
        var steady = glyphs, rolling = glyphs
        steady.glyphs = glyphs.glyphs.enumerated().filter { roll.isSteady(first + $0.offset) }.map(\.element)
        rolling.glyphs = glyphs.glyphs.enumerated().filter { !roll.isSteady(first + $0.offset) }.map(\.element)
        if roll.drawsSteady, !steady.glyphs.isEmpty { painter.glyphs(steady, paint: paint) }
        if rolling.glyphs.isEmpty { return }
        painter.faded(roll.opacity) { painter in
            painter.group(.pushTransform(CGAffineTransform(translationX: 0, y: roll.shift * glyphs.size))) {
                $0.glyphs(rolling, paint: paint)
            }
        }
    }

    /// The place of a line on or under a run, on whole pixels.
    private func decorationBand(of run: TextLayout.Run, at top: CGFloat, _ painter: Painter) -> CGRect {
        painter.snapped(CGRect(x: origin.x + run.x, y: origin.y + top, width: run.width, height: DecorationMetrics.thickness))
    }

    private func decorate(_ painter: inout Painter, _ area: CGRect, _ line: Text.LineStyle, _ paint: Paint) {
        guard let dash = line.pattern.dash(thickness: area.height) else { return painter.fill(Path(area), paint: paint) }
        let middle = Path { path in
            path.move(to: CGPoint(x: area.minX, y: area.midY))
            path.addLine(to: CGPoint(x: area.maxX, y: area.midY))
        }
        painter.stroke(middle, style: StrokeStyle(lineWidth: area.height, dash: dash), paint: paint)
    }

    /// As high as the run's line box.
    private func paintBackground(_ style: ResolvedStyle, of run: TextLayout.Run, _ painter: inout Painter) {
        let area = painter.snapped(CGRect(
            x: origin.x + run.x, y: origin.y + run.baseline - run.font.ascent, width: run.width, height: run.font.ascent + run.font.descent))
        style.draw(in: area, &painter) { $0.fill(Path(area), paint: $1) }
    }

    /// Measured on iOS 18.5: a bar for each line, from the baseline up to the capitals' height, in the foreground's colour at 0.16.
    private func paintBars(_ lines: [TextLayout.Line], _ painter: inout Painter) {
        for line in lines {
            guard let first = line.runs.first, let font = line.runs.map(\.font).max(by: { $0.size < $1.size }) else { continue }
            let bar = CGRect(
                x: origin.x + line.x, y: origin.y + line.baseline - font.capHeight, width: line.width, height: font.capHeight)
            let radius = font.size * DecorationMetrics.placeholderCornerRadius
            let path = Path(roundedRect: bar, cornerRadius: radius, style: .continuous)
            painter.fill(path, paint: item.looks[first.tag].style.opacity(DecorationMetrics.placeholderOpacity).paint(in: bar))
        }
    }
}

extension TextItem {
    func reportMissingGlyphs() {
        guard !reportedGlyphs, let paragraph else { return }
        reportedGlyphs = true
        for scalar in paragraph.missingGlyphs {
            let code = "U+" + String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4)
            let name = scalar.properties.name.map { " (\($0))" } ?? ""
            report(.missingGlyph, "no font has a glyph for \(code)\(name) in \"\(content)\"; a box is drawn in its place.")
        }
        for font in paragraph.missingFonts { report(.missingFont, paragraph.sentence(aboutMissing: font)) }
    }

    /// Once for all texts of a screen: what to do is the same.
    func reportMissingPatterns(_ layout: TextLayout) {
        for patterns in layout.missingPatterns {
            let kind = if case .notShipped = patterns { Diagnostic.Kind.unsupported } else { Diagnostic.Kind.missingPatterns }
            node?.graph.report(Diagnostic(kind, patterns.description))
        }
    }
}

extension Paragraph {
    fileprivate func sentence(aboutMissing font: String) -> String {
        let near = EditDistance.nearest(to: font, among: registeredFontNames, limit: 3)
        let hint = near.isEmpty
            ? "put its file into a resource bundle" : "registered names near it: " + near.map { "\"\($0)\"" }.joined(separator: ", ")
        let unreadable = unreadableFonts.map { " \($0)" }.joined()
        return "there is no font \"\(font)\"; \(substitute(for: font)) is drawn in its place: \(hint).\(unreadable)"
    }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String { String(repeating: "0", count: max(0, count - self.count)) + self }
}

extension Text.LineStyle.Pattern {
    fileprivate func dash(thickness: CGFloat) -> [CGFloat]? {
        switch number {
        case 1: [5 * thickness, 3 * thickness]
        case 2: [thickness, thickness]
        case 3: [5 * thickness, 2 * thickness, thickness, 2 * thickness]
        case 4: [5 * thickness, 2 * thickness, thickness, 2 * thickness, thickness, 2 * thickness]
        default: nil
        }
    }
}
