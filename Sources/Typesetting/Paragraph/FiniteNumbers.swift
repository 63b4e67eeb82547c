import Foundation

/// The one door where numbers that are not finite could come in: they are taken as 0 (a scale as 1), never carried on.
extension TextRun {
    var withFiniteNumbers: TextRun {
        var run = self
        run.font = font.withFiniteNumbers
        for number in [\TextRun.tracking, \.kerning, \.baselineOffset] where !run[keyPath: number].isFinite { run[keyPath: number] = 0 }
        return run
    }
}

extension FontDescriptor {
    /// Sizes are at least 0 too.
    var withFiniteNumbers: FontDescriptor {
        var font = self
        let numbers = [\FontDescriptor.size, \.weight, \.width, \.ascent, \.descent, \.capHeight, \.leading, \.tracking]
        for number in numbers where !font[keyPath: number].isFinite { font[keyPath: number] = 0 }
        font.size = max(0, font.size)
        return font
    }
}

extension ParagraphStyle {
    var withFiniteNumbers: ParagraphStyle {
        var style = self
        if !lineSpacing.isFinite { style.lineSpacing = 0 }
        if !minimumScaleFactor.isFinite { style.minimumScaleFactor = 1 }
        if !(scale.isFinite && scale > 0) { style.scale = 1 }
        return style
    }
}
