import Foundation
import Metrics
import Typesetting

/// A font that may depend on the environment: a text style grows with the text size a person has chosen.
public struct Font: Hashable, Sendable {
    enum Provider: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    enum Modifier: Hashable, Sendable {
        case weight(Weight), width(Width), design(Design), bold, italic, monospacedDigit, smallCaps(SmallCaps), leading(Leading), monospaced
        /// All of the font at a fraction of its size.
        case scaled(CGFloat)
    }

    let provider: Provider
    var modifiers: [Modifier] = []

    init(_ provider: Provider) { self.provider = provider }

    /// Kinds of text, each with a size per Dynamic Type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var name: TextStyleName {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        /// On the CSS scale, 100…900.
        let css: CGFloat

        public static let ultraLight = Weight(css: 100)
        public static let thin = Weight(css: 200)
        public static let light = Weight(css: 300)
        public static let regular = Weight(css: 400)
        public static let medium = Weight(css: 500)
        public static let semibold = Weight(css: 600)
        public static let bold = Weight(css: 700)
        public static let heavy = Weight(css: 800)
        public static let black = Weight(css: 900)
    }

    /// Which of the system's families is used.
    ///
    /// Fidelity: San Francisco's rounded cut is drawn with Inter's letters, their outward corners bent, New York with Noto Serif's,
    /// SF Mono with Noto Sans Mono's.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// How wide the letters are.
    ///
    /// Fidelity: a font without a width axis, such as the substitute for San Francisco, has its letters stretched, stems included.
    public struct Width: Hashable, Sendable {
        /// 0 is the usual width, negative is narrower; San Francisco goes from -0.4 to 0.3 or so.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    enum SmallCaps: Hashable, Sendable { case lowercase, uppercase, both }

    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    /// A text style in one of the system's families; the style's own weight where none is given.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// The system font at a size in points that does not grow with the text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font by family, full or PostScript name, growing with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size, relativeTo: .body)) }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, size: fixedSize, relativeTo: nil)) }

    func adding(_ modifiers: [Modifier]) -> Font {
        var copy = self
        copy.modifiers += modifiers
        return copy
    }

    private func adding(_ modifier: Modifier) -> Font { adding([modifier]) }

    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    public func bold() -> Font { adding(.bold) }
    public func italic() -> Font { adding(.italic) }
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    public func monospaced() -> Font { adding(.monospaced) }
    /// How wide the letters are.
    public func width(_ width: Width) -> Font { adding(.width(width)) }

    /// Small capitals for all letters, where the font has them.
    public func smallCaps() -> Font { adding(.smallCaps(.both)) }
    public func lowercaseSmallCaps() -> Font { adding(.smallCaps(.lowercase)) }
    public func uppercaseSmallCaps() -> Font { adding(.smallCaps(.uppercase)) }
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
}

extension Font {
    /// What the typesetter needs: family, size and weight, and San Francisco's line metrics and tracking for that size.
    ///
    /// At a fraction of its size (a minimum scale factor at work) it has the tracking of the reduced size.
    func descriptor(in environment: EnvironmentValues, extra: [Modifier] = []) -> FontDescriptor {
        let typeSize = environment.dynamicTypeSize.name
        var family = FontDescriptor.Family.system, size: CGFloat, weight: CGFloat, leading: CGFloat = 0, emphasised: CGFloat = 700
        switch provider {
        case .style(let style, let design, let given):
            size = TypeRamp.size(style.name, typeSize)
            leading = SanFrancisco.lineGap(style.name, typeSize)
            weight = given?.css ?? TypeRamp.weight(style.name)
            emphasised = TypeRamp.emphasisedWeight(style.name)
            family = design?.family ?? .system
        case .system(let points, let given, let design):
            size = points
            weight = given?.css ?? 400
            family = design?.family ?? .system
        case .custom(let name, let points, let style):
            size = points
            if let style {
                size = TypeRamp.scaledValue(points, relativeTo: style.name, typeSize: typeSize, scale: environment.displayScale).rounded()
            }
            weight = 400
            family = .custom(name)
        }
        var isItalic = false, monospacedDigits = false, smallCaps = FontDescriptor.SmallCaps.none, width: CGFloat = 0, factor: CGFloat = 1
        for modifier in modifiers + extra {
            switch modifier {
            case .weight(let given): weight = given.css
            case .bold: weight = max(weight, emphasised)
            case .italic: isItalic = true
            case .monospacedDigit: monospacedDigits = true
            case .smallCaps(let which): smallCaps = which.descriptor
            case .width(let given): width = given.value.isFinite ? given.value : 0
            case .design(let design): if case .custom = family { break } else { family = design.family }
            case .monospaced: family = .monospaced
            case .scaled(let given): factor *= given
            case .leading(.tight): leading = max(leading - 2, 0)
            case .leading(.loose): leading += 2
            case .leading(.standard): break
            }
        }
        size = size.isFinite ? max(size, 0) * factor : 17
        // A custom font brings its own line box; the system's is San Francisco's, whatever draws it.
        if case .custom = family, let metrics = environment.world.fonts?.metrics(of: family, weight: weight, isItalic: isItalic) {
            return FontDescriptor(
                family: family, size: size, weight: weight, width: width, isItalic: isItalic, monospacedDigits: monospacedDigits,
                smallCaps: smallCaps, ascent: size * metrics.ascent, descent: size * metrics.descent, capHeight: size * metrics.capHeight,
                leading: size * metrics.lineGap, tracking: 0)
        }
        return FontDescriptor(
            family: family, size: size, weight: weight, width: width, isItalic: isItalic, monospacedDigits: monospacedDigits,
            smallCaps: smallCaps, ascent: size * SanFrancisco.ascent, descent: size * SanFrancisco.descent, capHeight: size * SanFrancisco.capHeight,
            leading: leading * factor, tracking: family == .monospaced ? 0 : SanFrancisco.tracking(size: size))
    }
}

extension Font.Design {
    fileprivate var family: FontDescriptor.Family {
        switch self {
        case .default: .system
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.SmallCaps {
    fileprivate var descriptor: FontDescriptor.SmallCaps {
        switch self {
        case .lowercase: .lowercase
        case .uppercase: .uppercase
        case .both: .all
        }
    }
}
