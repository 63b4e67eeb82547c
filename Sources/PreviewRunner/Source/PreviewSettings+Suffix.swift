import Graphics
import Snapshots

extension PreviewSettings {
    /// What settings from the command line add to a snapshot's variant, e.g. `dark.type-xxLarge.rtl`; `nil` when there are none.
    ///
    /// So a run with `--color-scheme dark` has references of its own and never overwrites the light ones.
    var suffix: String? {
        var words: [String] = []
        if let device { words.append("device-" + device.replacing(".", with: "-")) }
        if let colorScheme { words.append(colorScheme) }
        if let dynamicType { words.append("type-" + dynamicType) }
        if let layoutDirection { words.append(layoutDirection == "rightToLeft" ? "rtl" : "ltr") }
        if let locale { words.append("locale-" + locale) }
        if let scale { words.append("scale-" + stableNumber(scale).replacing(".", with: "_")) }
        if marksAccessibility { words.append("accessibility") }
        return words.isEmpty ? nil : words.joined(separator: ".")
    }

    /// Whether a word of a file name is one that `suffix` writes.
    static func isSuffixWord(_ word: Substring) -> Bool {
        ["light", "dark", "rtl", "ltr", "accessibility"].contains(word) || ["device-", "type-", "locale-", "scale-"].contains { word.hasPrefix($0) }
    }
}

extension PreviewIdentity {
    /// The same preview under settings from the command line; its id then tells them.
    func under(_ settings: PreviewSettings) -> PreviewIdentity {
        var identity = self
        identity.variant = [variant, settings.suffix].compactMap { $0 }.joined(separator: ".")
        if identity.variant?.isEmpty == true { identity.variant = nil }
        return identity
    }
}
