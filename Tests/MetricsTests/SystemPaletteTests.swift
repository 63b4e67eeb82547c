import Graphics
import Testing
@testable import Metrics

@Suite struct SystemPaletteTests {
    /// Pixels of iOS 18.5's own rendering, un-premultiplied: name, light, dark, each with its alpha.
    static let measured = """
        red FF3B30 1 FF453A 1
        blue 007AFF 1 0A84FF 1
        green 34C759 1 30D158 1
        orange FF9500 1 FF9F0A 1
        yellow FFCC00 1 FFD60A 1
        purple AF52DE 1 BF5AF2 1
        pink FF2D55 1 FF375F 1
        teal 30B0C7 1 40C8E0 1
        indigo 5856D6 1 5E5CE6 1
        brown A2845E 1 AC8E68 1
        mint 00C7BE 1 63E6E2 1
        cyan 32ADE6 1 64D2FF 1
        gray 8E8E93 1 8E8E93 1
        gray2 AEAEB2 1 636366 1
        gray3 C7C7CC 1 48484A 1
        gray4 D1D1D6 1 3A3A3C 1
        gray5 E5E5EA 1 2C2C2E 1
        gray6 F2F2F7 1 1C1C1E 1
        label 000000 1 FFFFFF 1
        secondaryLabel 3C3C43 0.600 EBEBF5 0.600
        tertiaryLabel 3C3C43 0.298 EBEBF5 0.298
        quaternaryLabel 3E3E44 0.176 ECECF2 0.157
        systemBackground FFFFFF 1 000000 1
        secondarySystemBackground F2F2F7 1 1C1C1E 1
        tertiarySystemBackground FFFFFF 1 2C2C2E 1
        systemGroupedBackground F2F2F7 1 000000 1
        secondarySystemGroupedBackground FFFFFF 1 1C1C1E 1
        tertiarySystemGroupedBackground F2F2F7 1 2C2C2E 1
        systemFill 787882 0.200 777780 0.361
        secondarySystemFill 76767C 0.161 767680 0.322
        tertiarySystemFill 73737B 0.122 757582 0.239
        quaternarySystemFill 737380 0.078 747480 0.180
        separator 3B3B41 0.290 535358 0.600
        opaqueSeparator C6C6C8 1 38383A 1
        link 007AFF 1 0984FF 1
        """

    /// The palette holds nominal values; the picture holds them premultiplied and rounded to bytes, so one byte of difference in
    /// alpha and in each premultiplied component is rounding.
    @Test(arguments: measured.split(separator: "\n").map(String.init))
    func colorsAreTheMeasuredOnes(row: String) throws {
        let words = row.split(separator: " ").map(String.init)
        let name = try #require(SystemColorName(rawValue: words[0]))
        for (dark, hex, alpha) in [(false, words[1], words[2]), (true, words[3], words[4])] {
            let seen = ResolvedColor(hex: try #require(UInt32(hex, radix: 16)), alpha: try #require(Double(alpha))).premultiplied
            let ours = SystemPalette.color(name, dark: dark).premultiplied
            for (a, b) in [(seen.red, ours.red), (seen.green, ours.green), (seen.blue, ours.blue), (seen.alpha, ours.alpha)] {
                #expect(abs(Int(a) - Int(b)) <= 1, "\(name) dark \(dark): \(seen) \(ours)")
            }
        }
    }

    @Test func onlyBackgroundsChangeWhenElevatedAndOnlyInDark() {
        for name in SystemColorName.allCases {
            #expect(SystemPalette(elevated: true)[name] == SystemPalette()[name])
            let changes = SystemPalette(dark: true, elevated: true)[name] != SystemPalette(dark: true)[name]
            #expect(changes == name.rawValue.hasSuffix("Background"))
        }
        #expect(SystemPalette.color(.systemBackground, dark: true, elevated: true).hex == "#1C1C1E")
        #expect(SystemPalette.color(.systemBackground, dark: true, highContrast: true, elevated: true).hex == "#242426")
    }

    @Test func highContrastIsStronger() {
        #expect(SystemPalette.color(.blue, dark: false, highContrast: true).hex == "#0040DD")
        #expect(SystemPalette.color(.blue, dark: true, highContrast: true).hex == "#409CFF")
        #expect(SystemPalette.color(.secondaryLabel, dark: false, highContrast: true).alpha == 0.68)
    }
}
