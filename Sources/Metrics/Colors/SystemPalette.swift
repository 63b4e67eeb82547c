import Graphics

/// The system colours in one appearance.
///
/// Light and dark values are those measured on iOS 18.5 pictures, with the nominal numbers behind the rounding (label colours
/// 3C3C43/EBEBF5, fills 787880…747480). High contrast comes from published tables of UIKit's colours; elevated backgrounds
/// (content of sheets and popovers, only different in dark) likewise.
package struct SystemPalette: Hashable, Sendable {
    package var dark, highContrast, elevated: Bool

    package init(dark: Bool = false, highContrast: Bool = false, elevated: Bool = false) {
        (self.dark, self.highContrast, self.elevated) = (dark, highContrast, elevated)
    }

    package subscript(_ name: SystemColorName) -> ResolvedColor {
        let row = SystemPalette.rows[name]!
        return switch (dark, highContrast) {
        case (false, false): row.light
        case (false, true): row.lightHighContrast
        case (true, false): elevated ? row.darkElevated : row.dark
        case (true, true): elevated ? row.darkElevatedHighContrast : row.darkHighContrast
        }
    }

    package static func color(_ name: SystemColorName, dark: Bool, highContrast: Bool = false, elevated: Bool = false) -> ResolvedColor {
        SystemPalette(dark: dark, highContrast: highContrast, elevated: elevated)[name]
    }

    private struct Row {
        var light, dark, lightHighContrast, darkHighContrast, darkElevated, darkElevatedHighContrast: ResolvedColor
    }

    private static let rows: [SystemColorName: Row] = {
        var rows: [SystemColorName: Row] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first.flatMap({ SystemColorName(rawValue: String($0)) }) else { continue }
            let colors = words.dropFirst().map(color)
            rows[name] = Row(
                light: colors[0], dark: colors[1], lightHighContrast: colors[2], darkHighContrast: colors[3],
                darkElevated: colors.count > 4 ? colors[4] : colors[1],
                darkElevatedHighContrast: colors.count > 4 ? colors[5] : colors[3])
        }
        return rows
    }()

    /// `RRGGBB` or `RRGGBB@alpha`.
    private static func color(_ word: Substring) -> ResolvedColor {
        let parts = word.split(separator: "@")
        return ResolvedColor(hex: UInt32(parts[0], radix: 16)!, alpha: parts.count > 1 ? Double(parts[1])! : 1)
    }

    /// name light dark light-high-contrast dark-high-contrast, and for backgrounds dark-elevated dark-elevated-high-contrast.
    ///
    /// Where published tables disagree: yellow in light high contrast (also A05A00), the fourth fill (dark also 767680, the same
    /// after rounding), and the label levels in high contrast, where SwiftUI is said to use larger alphas than UIKit's here.
    /// The label levels are published as 0.3, 0.18 and 0.16 and drawn, as measured, at the next lower of 255 steps.
    private static let table = """
        red FF3B30 FF453A D70015 FF6961
        orange FF9500 FF9F0A C93400 FFB340
        yellow FFCC00 FFD60A B25000 FFD426
        green 34C759 30D158 248A3D 30DB5B
        mint 00C7BE 63E6E2 0C817B 63E6E2
        teal 30B0C7 40C8E0 008299 5DE6FF
        cyan 32ADE6 64D2FF 0071A4 70D7FF
        blue 007AFF 0A84FF 0040DD 409CFF
        indigo 5856D6 5E5CE6 3634A3 7D7AFF
        purple AF52DE BF5AF2 8944AB DA8FFF
        pink FF2D55 FF375F D30F45 FF6482
        brown A2845E AC8E68 7F6545 B59469
        gray 8E8E93 8E8E93 6C6C70 AEAEB2
        gray2 AEAEB2 636366 8E8E93 7C7C80
        gray3 C7C7CC 48484A AEAEB2 545456
        gray4 D1D1D6 3A3A3C BCBCC0 444446
        gray5 E5E5EA 2C2C2E D8D8DC 363638
        gray6 F2F2F7 1C1C1E EBEBF0 242426
        label 000000 FFFFFF 000000 FFFFFF
        secondaryLabel 3C3C43@0.6 EBEBF5@0.6 3C3C43@0.68 EBEBF5@0.68
        tertiaryLabel 3C3C43@0.298 EBEBF5@0.298 3C3C43@0.38 EBEBF5@0.38
        quaternaryLabel 3C3C43@0.176 EBEBF5@0.157 3C3C43@0.26 EBEBF5@0.24
        placeholderText 3C3C43@0.298 EBEBF5@0.298 3C3C43@0.38 EBEBF5@0.38
        link 007AFF 0984FF 0040DD 409CFF
        tint 007AFF 0A84FF 0040DD 409CFF
        systemFill 787880@0.2 787880@0.36 787880@0.28 787880@0.44
        secondarySystemFill 787880@0.16 787880@0.32 787880@0.24 787880@0.4
        tertiarySystemFill 767680@0.12 767680@0.24 767680@0.2 767680@0.32
        quaternarySystemFill 747480@0.08 747480@0.18 747480@0.16 747480@0.26
        separator 3C3C43@0.29 545458@0.6 3C3C43@0.37 545458@0.68
        opaqueSeparator C6C6C8 38383A C6C6C8 38383A
        systemBackground FFFFFF 000000 FFFFFF 000000 1C1C1E 242426
        secondarySystemBackground F2F2F7 1C1C1E EBEBF0 242426 2C2C2E 363638
        tertiarySystemBackground FFFFFF 2C2C2E FFFFFF 363638 3A3A3C 444446
        systemGroupedBackground F2F2F7 000000 EBEBF0 000000 1C1C1E 242426
        secondarySystemGroupedBackground FFFFFF 1C1C1E FFFFFF 242426 2C2C2E 363638
        tertiarySystemGroupedBackground F2F2F7 2C2C2E EBEBF0 363638 3A3A3C 444446
        """
}
