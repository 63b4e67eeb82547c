import Foundation

/// Where lines of a text stand in its box.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

extension Text {
    /// Which part of a text that does not fit is left out.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// How many lines a text may have, and whether it takes their room although it needs less.
struct LineLimit: Equatable, Sendable {
    var maximum: Int?
    var reserved = 0
}

/// What modifiers of whole views ask of the texts inside.
struct TextTraits: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isBold = false
    var isItalic = false
    var monospacedDigits = false
    var isMonospaced = false
    var tracking: CGFloat = 0
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var lineLimit = LineLimit()
    var lineSpacing: CGFloat = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var textCase: Text.Case?
}

private enum TextTraitsKey: EnvironmentKey { static var defaultValue: TextTraits { TextTraits() } }

extension EnvironmentValues {
    var text: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }

    public var font: Font? {
        get { text.font }
        set { text.font = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { text.truncation }
        set { text.truncation = newValue }
    }

    public var lineLimit: Int? {
        get { text.lineLimit.maximum }
        set { text.lineLimit = LineLimit(maximum: newValue) }
    }

    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }

    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }

    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
}

extension View {
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.text.weight, weight) }

    /// The family of the system's fonts that texts inside use; nil for that of their fonts.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { environment(\.text.design, design) }

    /// How wide the letters of texts inside are; nil for the width of their fonts.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { environment(\.text.width, width) }

    public nonisolated func bold(_ isActive: Bool = true) -> some View { environment(\.text.isBold, isActive) }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { environment(\.text.isItalic, isActive) }
    public nonisolated func monospacedDigit() -> some View { environment(\.text.monospacedDigits, true) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { environment(\.text.isMonospaced, isActive) }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { environment(\.text.tracking, tracking) }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { environment(\.text.kerning, kerning) }
    public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { environment(\.text.baselineOffset, offset) }

    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { environment(\.text.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }

    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { environment(\.text.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }

    /// Where lines stand in a text of several lines; nothing changes for one line.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// The most lines a text may have; nil for as many as it needs.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.text.lineLimit, LineLimit(maximum: number)) }

    /// The most lines a text may have, and whether it takes their room although it needs less.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.text.lineLimit, LineLimit(maximum: limit, reserved: reservesSpace ? limit : 0))
    }

    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.text.lineLimit, LineLimit(maximum: limit.upperBound, reserved: limit.lowerBound))
    }

    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.text.lineLimit, LineLimit(maximum: nil, reserved: limit.lowerBound))
    }

    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.text.lineLimit, LineLimit(maximum: limit.upperBound))
    }

    /// Points added between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
