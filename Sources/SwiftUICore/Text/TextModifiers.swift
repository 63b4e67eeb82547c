import Foundation

// Modifiers that keep the type, so that texts can be joined with `+`. Each gives nil or an outer value way to what stands further in.
extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyShapeStyleBox(AnyShapeStyle(style)))) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

    /// The family of the system's fonts that is used; nil leaves it as it is.
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

    /// How wide the letters are; nil leaves them as they are.
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }

    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

    /// Points added after every character, the last one included; ligatures are dropped.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

    /// Points added after every character, the last one included.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

    /// Points the characters stand above the baseline; the text's box grows by them.
    public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}
