import Foundation
import Graphics
import Metrics
import Typesetting

extension Text: ElementView {
    public typealias Body = Never

    package func makeItem() -> TextItem { TextItem() }

    package func update(_ item: TextItem, _ environment: EnvironmentValues) { item.set(self, environment) }
}

/// Lays a text out by asking the typesetter for lines; `TextPainting` draws it.
package final class TextItem: LeafItem {
    private(set) var paragraph: Paragraph?
    /// How each run is painted, by its tag.
    var looks: [TextLook] = []
    /// By the factor the text is set at, and the run's tag.
    private var images: [CGFloat: [Int: InlineImage]] = [:]
    private(set) var content = ""
    private(set) var isPlaceholder = false
    private var preferred = ViewSpacing()
    private var isSingleLine = false
    var reportedGlyphs = false
    private(set) var contentTransition = ContentTransition.identity
    var change: ContentChange?
    /// Who draws the lines instead, in which environment.
    private var rendering: (renderer: any TextRenderer, environment: EnvironmentValues)?

    func set(_ text: Text, _ environment: EnvironmentValues) {
        let traits = environment.text
        let pieces = TextResolver(environment).pieces(of: text).flatMap { SmallCaps.split($0, in: environment) }
        content = pieces.map { piece in piece.image.map { "[\($0.name)]" } ?? piece.string }.joined()
        looks = pieces.map { TextLook($0, in: environment) }
        images = [:]
        isSingleLine = traits.lineLimit.maximum == 1
        contentTransition = environment.contentTransition
        isPlaceholder = environment.redactionReasons.contains(.placeholder)
        rendering = environment.textRenderer.map { ($0.renderer, environment) }
        let scale = environment.displayScale
        let style = ParagraphStyle(
            lineLimit: traits.lineLimit.maximum, minimumLines: traits.lineLimit.reserved, lineSpacing: traits.lineSpacing,
            truncation: traits.truncation.mode, alignment: traits.alignment.mode,
            isRightToLeft: environment.layoutDirection == .rightToLeft, language: environment.locale.identifier.languageTag,
            allowsTightening: traits.allowsTightening, minimumScaleFactor: traits.minimumScaleFactor, scale: scale)
        guard let library = environment.world.fonts else {
            paragraph = nil
            report(.missingFont, "there are no fonts to draw \"\(content)\" with; install the Debian package fonts-inter-variable.")
            return
        }
        let runs = runs(of: pieces, factor: 1, in: environment)
        if style.minimumScaleFactor < 1 {
            paragraph = Paragraph(library: library, style: style) { [unowned self] factor in
                factor == 1 ? runs : self.runs(of: pieces, factor: factor, in: environment)
            }
        } else {
            paragraph = library.paragraph(of: runs, style: style)
        }
        preferred = Self.spacing(runs.map(\.font), scale)
        reportedGlyphs = false
    }

    private func runs(of pieces: [TextResolver.Piece], factor: CGFloat, in environment: EnvironmentValues) -> [TextRun] {
        pieces.enumerated().map { tag, piece in
            let extra = piece.fontModifiers + (factor == 1 ? [] : [.scaled(factor)])
            let font = piece.font.descriptor(in: environment, extra: extra)
            if let image = piece.image {
                let inline = InlineImage(image, font: piece.font.adding(extra), style: piece.style, node: node, in: environment)
                images[factor, default: [:]][tag] = inline
                return TextRun(box: inline.box, font: font, baselineOffset: piece.baselineOffset, tag: tag)
            }
            return TextRun(
                text: piece.string, font: font, tracking: piece.tracking, kerning: piece.kerning, baselineOffset: piece.baselineOffset,
                tag: tag)
        }
    }

    /// The image that a run of a layout stands for; nil for characters.
    func image(of run: TextLayout.Run, factor: CGFloat) -> InlineImage? { images[factor]?[run.tag] }

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

    func layout(_ proposal: Proposal) -> TextLayout? {
        paragraph?.layout(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
    }

    private func measure(_ proposal: Proposal) -> TextLayout.Box? {
        paragraph?.box(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
    }

    private static func limit(_ length: Double) -> CGFloat? { length.isNaN || length == .infinity ? nil : CGFloat(length) }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        if content.isEmpty { return 0 }
        let size: CGSize
        if let rendering {
            let proxy = TextProxy { [unowned self] in measure(Proposal($0))?.size ?? .zero }
            size = rendering.renderer.sizeThatFits(proposal: proposal.proposedViewSize, text: proxy)
        } else {
            size = measure(proposal)?.size ?? .zero
        }
        return Double(axis == .horizontal ? size.width : size.height)
    }

    /// Lines that are dropped for want of height may make the text narrower; a single line is always kept.
    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        axis == .horizontal && isSingleLine && rendering == nil ? .own : .both
    }

    override package var spacing: ViewSpacing { content.isEmpty ? ViewSpacing() : preferred }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool {
        key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
            || key == HorizontalAlignment.listRowSeparatorLeading.key
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
        guard hasExplicitGuide(key), let box = measure(proposal) else { return nil }
        return key == VerticalAlignment.firstTextBaseline.key ? box.firstBaseline : box.lastBaseline
    }

    // MARK: Drawing

    override package var keepsSizeInMotion: Bool { true }

    override package func paint(_ painter: inout Painter) {
        guard let layout = layout(proposal) else { return }
        reportMissingGlyphs()
        reportMissingPatterns(layout)
        let painting = TextPainting(item: self, layout: layout, scale: painter.scale)
        if let rendering, !isPlaceholder { return painting.draw(with: rendering.renderer, in: rendering.environment, &painter) }
        guard let change else { return painting.paint(&painter) }
        if paintRolling(painting, change, &painter) { return }
        change.paint(at: frame, &painter) { painting.paint(&$0) }
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

extension TextItem: ContentChangingItem {
    func frozen() -> LayoutItem {
        let copy = TextItem()
        (copy.paragraph, copy.looks, copy.images, copy.content, copy.isPlaceholder) = (paragraph, looks, images, content, isPlaceholder)
        (copy.frame, copy.proposal, copy.isRightToLeft, copy.reportedGlyphs) = (frame, proposal, isRightToLeft, true)
        (copy.contentTransition, copy.rendering) = (contentTransition, rendering)
        return copy
    }

    func hasSameContent(as old: LayoutItem) -> Bool { (old as? TextItem)?.content == content }

    /// Draws the characters of a number that differ as rolling; false if that is not how the text changes, or cannot be.
    private func paintRolling(_ painting: TextPainting, _ change: ContentChange, _ painter: inout Painter) -> Bool {
        guard case .numeric(let direction) = contentTransition.kind, let old = change.old as? TextItem,
            let oldLayout = old.layout(old.proposal), !isPlaceholder
        else { return false }
        var before = TextPainting(item: old, layout: oldLayout, scale: painter.scale), after = painting
        let rolls = RollingText.pair(
            from: old.content, before.glyphCount, to: content, after.glyphCount, change.share, goesUp: goesUp(direction, from: old))
        guard let rolls else { return false }
        change.moveOld(to: frame)
        (before.roll, after.roll) = (rolls.old, rolls.new)
        before.paint(&painter)
        after.paint(&painter)
        return true
    }

    private func goesUp(_ direction: ContentTransition.Direction, from old: TextItem) -> Bool {
        switch direction {
        case .up: true
        case .down: false
        case .byValue(let value):
            if case .numeric(.byValue(let before)) = old.contentTransition.kind { !(value < before) } else { true }
        }
    }
}

extension LayoutItem {
    /// Reports something this item could not show as asked.
    package final func report(_ kind: Diagnostic.Kind, _ message: String) {
        guard let node else { return }
        node.graph.report(Diagnostic(kind, message, place: node.place))
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
