import Foundation

/// Words on screen.
public nonisolated struct Text: Sendable, Equatable {
    indirect enum Storage: Sendable, Equatable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundlePath: String?)
        case resource(LocalizedStringResource)
        case joined(Text, Text)
        case value(DeferredValue)
        case attributed(AttributedString)
        case image(Image)
    }

    /// A value that becomes words in its environment: dates, formatted numbers.
    struct DeferredValue: @unchecked Sendable, Equatable {
        // `@unchecked`: arguments are values that are never changed after they were put in.
        let argument: any LocalizedArgument

        static func == (a: DeferredValue, b: DeferredValue) -> Bool { areEqualArguments(a.argument, b.argument) }
    }

    enum Modifier: Sendable, Equatable {
        case font(Font?), color(Color?), style(AnyShapeStyleBox), weight(Font.Weight?), bold(Bool), italic(Bool), monospacedDigit
        case tracking(CGFloat), kerning(CGFloat), baselineOffset(CGFloat)
        case underline(LineStyle?), strikethrough(LineStyle?), monospaced(Bool), design(Font.Design?), width(Font.Width?), attribute(MarkBox)
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

    /// A text that was put together with where its translation lies.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

    /// A string with attributes of its own; those win over the modifiers round the text.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// An image that stands in the line like a character: symbols as large as the text, pictures on its baseline.
    public init(_ image: Image) { storage = .image(image) }

    init(_ argument: any LocalizedArgument) { storage = .value(DeferredValue(argument: argument)) }

    /// Both texts on one line, each with its own looks.
    public static func + (a: Text, b: Text) -> Text { Text(storage: .joined(a, b)) }

    func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
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
