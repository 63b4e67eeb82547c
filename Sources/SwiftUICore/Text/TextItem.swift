import Foundation
import Graphics
import Metrics
import Typesetting

extension Text: ElementView {
    public typealias Body = Never

    package func makeItem() -> TextItem { TextItem() }

    package func update(_ item: TextItem, _ environment: EnvironmentValues) { item.set(self, environment) }
}

/// Draws a text: asks the typesetter for lines, paints glyphs and decorations.
package final class TextItem: LeafItem {
    /// How one run is painted.
    private struct Look {
        var style: ResolvedStyle
        var underline, strikethrough: Text.LineStyle?
        var underlineColor, strikethroughColor: ResolvedColor?
    }

    private var paragraph: Paragraph?
    private var looks: [Look] = []
    private var content = ""
    private var preferred = ViewSpacing()
    private var isSingleLine = false
    private var reportedGlyphs = false

    func set(_ text: Text, _ environment: EnvironmentValues) {
        let traits = environment.text
        let pieces = TextResolver(environment).pieces(of: text)
        content = pieces.map(\.string).joined()
        looks = pieces.map { piece in
            Look(
                style: piece.style, underline: piece.underline, strikethrough: piece.strikethrough,
                underlineColor: piece.underline?.color?.resolve(in: environment),
                strikethroughColor: piece.strikethrough?.color?.resolve(in: environment))
        }
        isSingleLine = traits.lineLimit.maximum == 1
        let scale = environment.displayScale
        let style = ParagraphStyle(
            lineLimit: traits.lineLimit.maximum, minimumLines: traits.lineLimit.reserved, lineSpacing: traits.lineSpacing,
            truncation: traits.truncation.mode, alignment: traits.alignment.mode,
            isRightToLeft: environment.layoutDirection == .rightToLeft, language: environment.locale.identifier.languageTag,
            allowsTightening: traits.allowsTightening, minimumScaleFactor: traits.minimumScaleFactor, scale: scale)
        let runs: (CGFloat) -> [TextRun] = { factor in
            pieces.enumerated().map { index, piece in
                TextRun(
                    text: piece.string, font: piece.font.descriptor(in: environment, factor: factor, extra: piece.fontModifiers),
                    tracking: piece.tracking, kerning: piece.kerning, baselineOffset: piece.baselineOffset, tag: index)
            }
        }
        guard let library = environment.world.fonts else {
            paragraph = nil
            report(.missingFont, "there are no fonts to draw \"\(content)\" with; install the Debian package fonts-inter-variable.")
            return
        }
        paragraph = Paragraph(library: library, style: style, runs: runs)
        preferred = Self.spacing(runs(1).map(\.font), scale)
        reportedGlyphs = false
    }

    /// What a text asks of its neighbours: above and below other views, distances from its font's ascent and descent; between
    /// texts, what keeps the style's line pitch (read from a reimplementation of Apple's, confirmed by measured pictures).
    private static func spacing(_ fonts: [FontDescriptor], _ scale: CGFloat) -> ViewSpacing {
        guard let font = fonts.max(by: { $0.size < $1.size }) else { return ViewSpacing() }
        let height = font.ascent + font.descent
        let gap = PixelGrid.ceiled(height / 10, scale)
        let pitch = PixelGrid.ceiled(font.leading, scale)
        return ViewSpacing(
            top: .init(textToText: pitch, aboveText: font.descent + gap), leading: .init(),
            bottom: .init(textToText: pitch, belowText: max(height + gap - font.capHeight, gap + font.descent)), trailing: .init())
    }

    private func layout(_ proposal: Proposal) -> TextLayout? {
        paragraph?.layout(
            width: proposal.width.isNaN || proposal.width == .infinity ? nil : CGFloat(proposal.width),
            height: proposal.height.isNaN || proposal.height == .infinity ? nil : CGFloat(proposal.height))
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        if content.isEmpty { return 0 }
        guard let size = layout(proposal)?.size else { return 0 }
        return Double(axis == .horizontal ? size.width : size.height)
    }

    /// Lines that are dropped for want of height may make the text narrower; a single line is always kept.
    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        axis == .horizontal && isSingleLine ? .own : .both
    }

    override package var spacing: ViewSpacing { content.isEmpty ? ViewSpacing() : preferred }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool {
        key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
            || key == HorizontalAlignment.listRowSeparatorLeading.key
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
        guard hasExplicitGuide(key), let layout = layout(proposal) else { return nil }
        return key == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline
    }

    // MARK: Drawing

    override package func paint(_ painter: inout Painter) {
        guard let layout = layout(proposal) else { return }
        reportMissingGlyphs()
        let origin = CGPoint(x: PixelGrid.snapped(frame.minX, painter.scale), y: PixelGrid.snapped(frame.minY, painter.scale))
        for line in layout.aligned(in: frame.width).lines {
            for run in line.runs {
                let look = looks[run.tag]
                let area = CGRect(x: origin.x + run.x, y: origin.y, width: run.width, height: frame.height)
                var glyphs = run.glyphs
                for index in glyphs.glyphs.indices {
                    glyphs.glyphs[index].position.x += origin.x
                    glyphs.glyphs[index].position.y += origin.y
                }
                if let underline = look.underline {
                    let top = PixelGrid.snapped(run.font.size * DecorationMetrics.underlineTop, painter.scale)
                    let band = decorationBand(of: run, at: run.baseline + top, origin, painter)
                    let style = look.underlineColor.map { .color($0) } ?? look.style
                    for piece in UnderlineGaps.pieces(of: band, under: glyphs, distance: DecorationMetrics.underlineSkip) {
                        let part = CGRect(x: piece.lowerBound, y: band.minY, width: piece.upperBound - piece.lowerBound, height: band.height)
                        decorate(&painter, painter.snapped(part), underline, style.paint(in: band))
                    }
                }
                painter.glyphs(glyphs, paint: look.style.paint(in: area))
                if let strikethrough = look.strikethrough {
                    let top = PixelGrid.snapped(
                        run.font.size * DecorationMetrics.strikethroughCentre + DecorationMetrics.thickness / 2, painter.scale)
                    let band = decorationBand(of: run, at: run.baseline - top, origin, painter)
                    let style = look.strikethroughColor.map { .color($0) } ?? look.style
                    decorate(&painter, band, strikethrough, style.paint(in: band))
                }
            }
        }
    }

    /// The place of a line on or under a run, on whole pixels.
    private func decorationBand(of run: TextLayout.Run, at top: CGFloat, _ origin: CGPoint, _ painter: Painter) -> CGRect {
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

    private func reportMissingGlyphs() {
        guard !reportedGlyphs, let paragraph else { return }
        reportedGlyphs = true
        for scalar in paragraph.missingGlyphs {
            let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
            report(.missingGlyph, "no font has a glyph for \(code) in \"\(content)\"; a box is drawn in its place.")
        }
        for font in paragraph.missingFonts {
            report(.missingFont, "the font \"\(font)\" is not registered; the system font is drawn in its place.")
        }
    }

    override package var accessibility: [AccessibilityElement] {
        if content.isEmpty { return [] }
        var element = accessibilityElement()
        (element.label, element.traits) = (content, .isStaticText)
        return [element]
    }

    override package func describe(_ element: inout ScreenOutline.Element) {
        element.text = content
        element.appearance = Set(looks.map(\.style.word)).sorted().joined(separator: " ")
        element.accessibilityLabel = content
        element.isTruncated = layout(proposal)?.isTruncated ?? false
        element.accessibilityTraits = ["staticText"]
    }
}

extension LayoutItem {
    /// Reports something this item could not show as asked.
    package final func report(_ kind: Diagnostic.Kind, _ message: String) {
        guard let node else { return }
        node.graph.report(Diagnostic(kind, message, place: node.place))
    }
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

extension Text.TruncationMode {
    fileprivate var mode: ParagraphStyle.Truncation {
        switch self {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
}

extension TextAlignment {
    fileprivate var mode: ParagraphStyle.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension String {
    /// `zh_Hant_TW` as `zh-Hant-TW`; keywords after `@` dropped.
    fileprivate var languageTag: String { String(prefix { $0 != "@" }).replacingOccurrences(of: "_", with: "-") }
}
