import Graphics

/// How a stretch of text looks, gathered from the modifiers round it; the innermost wins.
struct TextAttributes {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isBold = false, isItalic = false, monospacedDigits = false, isMonospaced = false
    var style: ResolvedStyle
    /// Painted behind the characters, from the line's top to its bottom.
    var background: ResolvedStyle?
    var tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0
    var underline, strikethrough: Text.LineStyle?
    /// What `customAttribute` put on it, innermost first.
    var marks: [Text.MarkBox] = []

    /// What the modifiers of whole views ask for.
    init(_ environment: EnvironmentValues) {
        let traits = environment.text
        (font, weight, design, width) = (traits.font, traits.weight, traits.design, traits.width)
        (isBold, isItalic) = (traits.isBold, traits.isItalic)
        (monospacedDigits, isMonospaced) = (traits.monospacedDigits, traits.isMonospaced)
        style = environment.resolvedForeground()
        (tracking, kerning, baselineOffset) = (traits.tracking, traits.kerning, traits.baselineOffset)
        (underline, strikethrough) = (traits.underline, traits.strikethrough)
    }

    /// Changes to the font, in the order in which they are applied.
    var fontModifiers: [Font.Modifier] {
        var modifiers: [Font.Modifier] = []
        if let weight { modifiers.append(.weight(weight)) }
        if let design { modifiers.append(.design(design)) }
        if let width { modifiers.append(.width(width)) }
        if isBold { modifiers.append(.bold) }
        if isItalic { modifiers.append(.italic) }
        if monospacedDigits { modifiers.append(.monospacedDigit) }
        if isMonospaced { modifiers.append(.monospaced) }
        return modifiers
    }

    mutating func apply(_ modifier: Text.Modifier, in environment: EnvironmentValues) {
        switch modifier {
        case .font(let given): if let given { font = given }
        case .color(let color): if let color { style = color._resolved(in: environment) }
        case .style(let box): style = box.storage.style._resolved(in: environment)
        case .weight(let given): if let given { weight = given }
        case .design(let given): if let given { design = given }
        case .width(let given): if let given { width = given }
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): isItalic = isActive
        case .monospacedDigit: monospacedDigits = true
        case .monospaced(let isActive): isMonospaced = isActive
        case .tracking(let given): tracking = given
        case .kerning(let given): kerning = given
        case .baselineOffset(let given): baselineOffset = given
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .attribute(let mark): marks.insert(mark, at: 0)
        }
    }
}
