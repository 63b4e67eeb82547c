import Foundation
import Graphics

/// Turns a text value into pieces with one look each, in an environment.
struct TextResolver {
    /// A stretch of characters with one look, or an image.
    struct Piece {
        /// U+FFFC for an image.
        var string: String
        var image: Image?
        var font: Font
        var fontModifiers: [Font.Modifier]
        var style: ResolvedStyle
        var background: ResolvedStyle?
        var tracking, kerning, baselineOffset: CGFloat
        var underline, strikethrough: Text.LineStyle?
        var marks: [Text.MarkBox]
    }

    private let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }

    func pieces(of text: Text) -> [Piece] { pieces(of: text, TextAttributes(environment)) }

    private func pieces(of text: Text, _ outer: TextAttributes) -> [Piece] {
        var attributes = outer
        // The modifier written last is outermost.
        for modifier in text.modifiers.reversed() { attributes.apply(modifier, in: environment) }
        switch text.storage {
        case .joined(let a, let b): return pieces(of: a, attributes) + pieces(of: b, attributes)
        case .verbatim(let string): return [piece(string, attributes)]
        case .value(let value):
            if let styled = value.argument.styledText(in: environment) { return pieces(of: styled, attributes) }
            return [piece(value.argument.text(in: environment), attributes)]
        case .attributed(let string): return pieces(of: string, attributes)
        case .image(let image):
            var piece = piece("\u{FFFC}", attributes)
            piece.image = image
            return [piece]
        case .key(let key, let table, let bundle):
            let string = key.format.string(
                environment.world.resources, table: table, bundle: bundle, marksStyled: true, in: environment, report: environment.report)
            return markdownPieces(string, of: key.format, attributes)
        case .resource(let resource):
            return markdownPieces(resource.resolved(in: environment, marksStyled: true), of: resource.defaultValue.format, attributes)
        }
    }

    /// Localised keys may carry inline Markdown.
    private func markdownPieces(_ string: String, of format: LocalizedFormat, _ attributes: TextAttributes) -> [Piece] {
        InlineMarkdown.parse(string).flatMap { span in
            var inner = attributes
            if span.isBold { inner.isBold = true }
            if span.isItalic { inner.isItalic = true }
            if span.isCode { inner.isMonospaced = true }
            if span.isStrikethrough { inner.strikethrough = .single }
            if span.link != nil { inner.style = environment.resolvedTint }
            return StyledArgumentMark.parts(of: span.text).flatMap { part -> [Piece] in
                switch part {
                case .words(let words): return [piece(words, inner)]
                case .argument(let index):
                    return format.styledText(index, in: environment).map { pieces(of: $0, inner) } ?? []
                }
            }
        }
    }

    /// A run's own attributes win over what stands round the text.
    private func pieces(of string: AttributedString, _ attributes: TextAttributes) -> [Piece] {
        string.runs.map { run in
            var inner = attributes
            if let intent = run.inlinePresentationIntent {
                if intent.contains(.stronglyEmphasized) { inner.isBold = true }
                if intent.contains(.emphasized) { inner.isItalic = true }
                if intent.contains(.code) { inner.isMonospaced = true }
                if intent.contains(.strikethrough) { inner.strikethrough = .single }
            }
            if run.link != nil { inner.style = environment.resolvedTint }
            if let font = run.swiftUI.font { inner.font = font }
            if let color = run.swiftUI.foregroundColor { inner.style = color._resolved(in: environment) }
            if let color = run.swiftUI.backgroundColor { inner.background = color._resolved(in: environment) }
            if let kern = run.swiftUI.kern { inner.kerning = kern }
            if let tracking = run.swiftUI.tracking { inner.tracking = tracking }
            if let offset = run.swiftUI.baselineOffset { inner.baselineOffset = offset }
            if let line = run.swiftUI.underlineStyle { inner.underline = line }
            if let line = run.swiftUI.strikethroughStyle { inner.strikethrough = line }
            return piece(String(string.characters[run.range]), inner)
        }
    }

    private func piece(_ string: String, _ attributes: TextAttributes) -> Piece {
        let cased = switch environment.textCase {
        case .uppercase?: string.uppercased(with: environment.locale)
        case .lowercase?: string.lowercased(with: environment.locale)
        case nil: string
        }
        return Piece(
            string: cased, font: attributes.font ?? .body, fontModifiers: attributes.fontModifiers, style: attributes.style,
            background: attributes.background, tracking: attributes.tracking, kerning: attributes.kerning,
            baselineOffset: attributes.baselineOffset, underline: attributes.underline, strikethrough: attributes.strikethrough, marks: attributes.marks)
    }
}
