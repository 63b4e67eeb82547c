import Foundation
import Graphics

/// Turns a text value into pieces with one look each, in an environment.
struct TextResolver {
    /// A stretch of characters with one look.
    struct Piece {
        var string: String
        var font: Font
        var fontModifiers: [Font.Modifier]
        var style: ResolvedStyle
        var tracking, kerning, baselineOffset: CGFloat
        var underline, strikethrough: Text.LineStyle?
    }

    /// What modifiers from outside ask for; the innermost wins.
    private struct Attributes {
        var font: Font?
        var weight: Font.Weight?
        var isBold, isItalic, monospacedDigits, isMonospaced: Bool
        var style: ResolvedStyle
        var tracking, kerning, baselineOffset: CGFloat
        var underline, strikethrough: Text.LineStyle?

        var fontModifiers: [Font.Modifier] {
            var modifiers: [Font.Modifier] = []
            if let weight { modifiers.append(.weight(weight)) }
            if isBold { modifiers.append(.bold) }
            if isItalic { modifiers.append(.italic) }
            if monospacedDigits { modifiers.append(.monospacedDigit) }
            if isMonospaced { modifiers.append(.monospaced) }
            return modifiers
        }
    }

    private let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }

    func pieces(of text: Text) -> [Piece] {
        let traits = environment.text
        return pieces(of: text, Attributes(
            font: traits.font, weight: traits.weight, isBold: traits.isBold, isItalic: traits.isItalic,
            monospacedDigits: traits.monospacedDigits, isMonospaced: traits.isMonospaced, style: environment.resolvedForeground(),
            tracking: traits.tracking, kerning: traits.kerning, baselineOffset: traits.baselineOffset, underline: traits.underline,
            strikethrough: traits.strikethrough))
    }

    private func pieces(of text: Text, _ outer: Attributes) -> [Piece] {
        var attributes = outer
        // The modifier written last is outermost.
        for modifier in text.modifiers.reversed() { apply(modifier, &attributes) }
        switch text.storage {
        case .joined(let a, let b): return pieces(of: a, attributes) + pieces(of: b, attributes)
        case .verbatim(let string): return [piece(string, attributes)]
        case .computed(let computed): return [piece(computed.make(environment), attributes)]
        case .key(let key, let table, let bundlePath):
            let string = key.resolved(in: environment, table: table, bundle: bundlePath.flatMap { Bundle(path: $0) })
            return markdownPieces(string, attributes)
        }
    }

    private func apply(_ modifier: Text.Modifier, _ attributes: inout Attributes) {
        switch modifier {
        case .font(let font): if let font { attributes.font = font }
        case .color(let color): if let color { attributes.style = color._resolved(in: environment) }
        case .style(let box): attributes.style = box.storage.style._resolved(in: environment)
        case .weight(let weight): if let weight { attributes.weight = weight }
        case .bold(let isActive): attributes.isBold = isActive
        case .italic(let isActive): attributes.isItalic = isActive
        case .monospacedDigit: attributes.monospacedDigits = true
        case .monospaced(let isActive): attributes.isMonospaced = isActive
        case .tracking(let tracking): attributes.tracking = tracking
        case .kerning(let kerning): attributes.kerning = kerning
        case .baselineOffset(let offset): attributes.baselineOffset = offset
        case .underline(let line): attributes.underline = line
        case .strikethrough(let line): attributes.strikethrough = line
        }
    }

    /// Localised keys may carry inline Markdown.
    private func markdownPieces(_ string: String, _ attributes: Attributes) -> [Piece] {
        guard string.contains(where: { "*_`~[\\".contains($0) }) else { return [piece(string, attributes)] }
        return InlineMarkdown.parse(string).map { span in
            var inner = attributes
            if span.isBold { inner.isBold = true }
            if span.isItalic { inner.isItalic = true }
            if span.isCode { inner.isMonospaced = true }
            if span.isStrikethrough { inner.strikethrough = .single }
            if span.link != nil { inner.style = environment.resolvedTint }
            return piece(span.text, inner)
        }
    }

    private func piece(_ string: String, _ attributes: Attributes) -> Piece {
        let cased = switch environment.textCase {
        case .uppercase?: string.uppercased(with: environment.locale)
        case .lowercase?: string.lowercased(with: environment.locale)
        case nil: string
        }
        return Piece(
            string: cased, font: attributes.font ?? .body, fontModifiers: attributes.fontModifiers, style: attributes.style,
            tracking: attributes.tracking, kerning: attributes.kerning, baselineOffset: attributes.baselineOffset,
            underline: attributes.underline, strikethrough: attributes.strikethrough)
    }
}
