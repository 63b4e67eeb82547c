import Graphics
import Metrics

/// A colour as a colour set writes it.
struct CatalogColor: Decodable {
    /// A component is written "0.500", "0x80", "128", 0.5 or 128.
    enum Component: Decodable, Equatable {
        case text(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) { self = .number(number) } else { self = .text(try container.decode(String.self)) }
        }

        /// Whether it is a whole number below 2 written without a point: 1 of 255 or full?
        var isBareBit: Bool { self == .text("0") || self == .text("1") }

        /// 0…1 (wide colours may leave that range); nil when it is no number. Whole numbers without a point are of 255.
        func value(bareBitsAreFull: Bool) -> Double? {
            switch self {
            case .number(let number): return number > 1 && number == number.rounded() ? number / 255 : number
            case .text(let text):
                let text = text.filter { !$0.isWhitespace }
                if text.hasPrefix("0x") || text.hasPrefix("0X") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                if bareBitsAreFull && isBareBit { return Double(text) }
                if let whole = Int(text) { return Double(whole) / 255 }
                return Double(text).flatMap { $0.isFinite ? $0 : nil }
            }
        }
    }

    var colorSpace: String?
    var components: [String: Component]?
    var platform, reference: String?

    enum CodingKeys: String, CodingKey {
        case components, platform, reference
        case colorSpace = "color-space"
    }

    /// The colour in sRGB; nil when its components or its reference make no sense.
    ///
    /// Gray of gamma 2.2 is taken as sRGB gray: at most 2 of 255 apart.
    func resolved(_ traits: AssetTraits) -> ResolvedColor? {
        if let reference { return systemColor(reference, traits) }
        guard let components else { return nil }
        let channels = ["red", "green", "blue", "white"].compactMap { components[$0] }
        // "1" "0" "0" is written by hand for full red; Xcode, which means 1 of 255, all but never writes that.
        let bare = channels.allSatisfy(\.isBareBit)
        func value(_ name: String) -> Double? { components[name]?.value(bareBitsAreFull: bare) }
        let alpha = components["alpha"]?.value(bareBitsAreFull: true) ?? 1
        if let white = value("white") { return ResolvedColor(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        let space: Color.RGBColorSpace =
            switch colorSpace {
            case "display-p3": .displayP3
            case "extended-linear-srgb", "linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return ColorConversion.sRGB(space, red, green, blue, alpha)
    }

    /// `systemBlueColor`, `labelColor`, `whiteColor` …: UIKit's names.
    private func systemColor(_ reference: String, _ traits: AssetTraits) -> ResolvedColor? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        switch name {
        case "white": return .white
        case "black", "darkText": return .black
        case "lightText": return .white.opacity(0.6)
        case "clear": return .clear
        default: break
        }
        var candidates = [name]
        if name.hasPrefix("system") {
            let rest = name.dropFirst(6)
            candidates.append(rest.prefix(1).lowercased() + rest.dropFirst())
        }
        if name == "groupTableViewBackground" { candidates.append("systemGroupedBackground") }
        return candidates.lazy.compactMap(SystemColorName.init).first.map {
            SystemPalette.color($0, dark: traits.isDark, highContrast: traits.hasHighContrast, elevated: traits.isElevated)
        }
    }
}
