import Foundation

/// Words on screen.
public nonisolated struct Text: Sendable, Equatable {
    indirect enum Storage: Sendable, Equatable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundlePath: String?)
        case joined(Text, Text)
        case computed(ComputedText)
    }

    /// Text made from a value in its environment: dates, formatted numbers.
    struct ComputedText: @unchecked Sendable, Equatable {
        let make: (EnvironmentValues) -> String
        let value: AnyHashableSendable

        static func == (a: ComputedText, b: ComputedText) -> Bool { a.value == b.value }
    }

    enum Modifier: Sendable, Equatable {
        case font(Font?), color(Color?), style(AnyShapeStyleBox), weight(Font.Weight?), bold(Bool), italic(Bool), monospacedDigit
        case tracking(CGFloat), kerning(CGFloat), baselineOffset(CGFloat)
        case underline(LineStyle?), strikethrough(LineStyle?), monospaced(Bool)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let number: Int
            public static let solid = Pattern(number: 0)
            public static let dash = Pattern(number: 1)
            public static let dot = Pattern(number: 2)
            public static let dashDot = Pattern(number: 3)
            public static let dashDotDot = Pattern(number: 4)
        }

        var pattern: Pattern
        var color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        public static let single = LineStyle()
    }

    let storage: Storage
    var modifiers: [Modifier] = []

    init(storage: Storage) { self.storage = storage }

    /// Words taken as they are.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// A string that is data, not looked up in any table.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Words looked up in the string tables of a bundle, in the environment's language.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        storage = .key(key, table: tableName, bundlePath: bundle?.bundlePath)
    }

    /// A value written in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        let make: (EnvironmentValues) -> String = { format.locale($0.locale).format(input) }
        storage = .computed(ComputedText(make: make, value: AnyHashableSendable("\(input)|\(F.self)")))
    }

    public static func + (a: Text, b: Text) -> Text { Text(storage: .joined(a, b)) }

    func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

/// A text description that stands for a value when texts are compared.
struct AnyHashableSendable: Sendable, Equatable {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A style compared by identity.
struct AnyShapeStyleBox: Sendable, Equatable {
    final class Storage: Sendable {
        let style: AnyShapeStyle
        init(_ style: AnyShapeStyle) { self.style = style }
    }

    let storage: Storage

    init(_ style: AnyShapeStyle) { storage = Storage(style) }

    static func == (a: Self, b: Self) -> Bool { a.storage === b.storage }
}

// Modifiers that keep the type, so that texts can be joined with `+`.
extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyShapeStyleBox(AnyShapeStyle(style)))) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}
