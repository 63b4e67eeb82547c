import Foundation
import Graphics
import Metrics
import Testing

@testable import SwiftUICore

struct ColorSetTests {
    static func color(_ color: String, _ rest: String = "") -> String { #"{"idiom": "universal", \#(rest) "color": \#(color)}"# }

    static func resolve(_ entries: String..., traits: AssetTraits = AssetTraits()) throws -> ResolvedColor {
        let bundle = try FixtureBundle("App.resources", ["A.xcassets/Brand.colorset/Contents.json": "{\"colors\": [\(entries.joined(separator: ","))]}"])
        return try ResourceLibrary(bundle).color(named: "Brand", traits: traits)
    }

    @Test(arguments: [
        (#"{"color-space": "srgb", "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250"}}"#, "#FF800040"),
        (#"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}}"#, "#FF8000"),
        (#"{"color-space": "srgb", "components": {"red": "255", "green": "128", "blue": "0", "alpha": "1.000"}}"#, "#FF8000"),
        (#"{"color-space": "srgb", "components": {"red": "255", "green": "1", "blue": "0", "alpha": "1"}}"#, "#FF0100"),
        (#"{"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}"#, "#FF0000"),
        (#"{"color-space": "srgb", "components": {"red": 1, "green": 0.5, "blue": 0, "alpha": 1}}"#, "#FF8000"),
        (#"{"color-space": "srgb", "components": {"red": 255, "green": 128, "blue": 0}}"#, "#FF8000"),
        (#"{"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "1.000"}}"#, "#808080"),
        (#"{"color-space": "extended-gray", "components": {"white": "0x40", "alpha": "0.5"}}"#, "#40404080"),
        (#"{"color-space": "extended-linear-srgb", "components": {"red": "0.214", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}"#, "#7FFF00"),
        // Display P3's pure green lies outside of sRGB; only drawing clamps.
        (#"{"color-space": "display-p3", "components": {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}"#, "#00FF00"),
        (#"{"platform": "ios", "reference": "systemBlueColor"}"#, "#007AFF"),
        (#"{"platform": "ios", "reference": "systemGray2Color"}"#, "#AEAEB2"),
        (#"{"platform": "universal", "reference": "labelColor"}"#, "#000000"),
        (#"{"platform": "ios", "reference": "secondarySystemBackgroundColor"}"#, "#F2F2F7"),
        (#"{"platform": "ios", "reference": "groupTableViewBackgroundColor"}"#, "#F2F2F7"),
        (#"{"platform": "ios", "reference": "whiteColor"}"#, "#FFFFFF"),
    ])
    func encodings(_ color: String, _ hex: String) throws { #expect(try Self.resolve(Self.color(color)).hex == hex) }

    @Test func wideColoursKeepTheirRange() throws {
        let green = try Self.resolve(Self.color(#"{"color-space": "display-p3", "components": {"red": "0", "green": "1", "blue": "0", "alpha": "1"}}"#))
        #expect(green.red < -0.4 && green.green > 1)
    }

    static func gray(_ value: String, _ rest: String = "") -> String {
        color(#"{"color-space": "srgb", "components": {"red": "\#(value)", "green": "\#(value)", "blue": "\#(value)", "alpha": "1.0"}}"#, rest)
    }

    @Test(arguments: [
        (AssetTraits(), "#101010"), (AssetTraits(isDark: true), "#202020"), (AssetTraits(hasHighContrast: true), "#303030"),
        (AssetTraits(isDark: true, hasHighContrast: true), "#202020"), (AssetTraits(idiom: .ipad), "#404040"),
    ])
    func variants(_ traits: AssetTraits, _ hex: String) throws {
        let color = try Self.resolve(
            Self.gray("0x10"), Self.gray("0x20", AssetCatalogTests.dark + ","), Self.gray("0x30", AssetCatalogTests.high + ","),
            #"{"idiom": "ipad", "color": {"components": {"red": "0x40", "green": "0x40", "blue": "0x40"}}}"#, traits: traits)
        #expect(color.hex == hex)
    }

    @Test func systemColoursFollowTheAppearance() throws {
        let reference = Self.color(#"{"platform": "ios", "reference": "systemBlueColor"}"#)
        #expect(try Self.resolve(reference, traits: AssetTraits(isDark: true)).hex == "#0A84FF")
        #expect(try Self.resolve(reference, traits: AssetTraits(hasHighContrast: true)).hex == "#0040DD")
    }

    @Test(arguments: [
        (#"{"platform": "ios", "reference": "systemBlurpleColor"}"#, "'systemBlurpleColor' is no system colour"),
        (#"{"color-space": "srgb", "components": {"red": "much", "green": "0", "blue": "0"}}"#, "its components are no numbers"),
        (#"{"color-space": "srgb", "components": {"red": "0x1FF", "green": "0", "blue": "0"}}"#, "its components are no numbers"),
        (#"{"color-space": "srgb", "components": {"red": "nan", "green": "0.5", "blue": "0.5"}}"#, "its components are no numbers"),
    ])
    func mistakes(_ color: String, _ reason: String) {
        #expect(throws: ResourceError.unreadable(.color, "Brand", path: "App.resources/A.xcassets/Brand.colorset/Contents.json", reason: reason)) {
            try Self.resolve(Self.color(color))
        }
    }

    @Test func anUnknownNameOffersAKnownOne() throws {
        let bundle = try FixtureBundle("App.resources", ["A.xcassets/Brand.colorset/Contents.json": "{}"])
        #expect(throws: ResourceError.unknownName(.color, "brand1", nearest: ["Brand"], searched: ["App.resources"])) {
            try ResourceLibrary(bundle).color(named: "brand1", traits: AssetTraits())
        }
    }

    @Test func traitsComeFromTheEnvironment() {
        var environment = environment("ar")
        environment.colorScheme = .dark
        environment.layoutDirection = .rightToLeft
        environment.displayScale = 2
        environment._colorSchemeContrast = .increased
        let traits = AssetTraits(environment: environment)
        #expect(traits.isDark && traits.hasHighContrast && traits.scale == 2 && traits.layoutDirection == .rightToLeft)
        #expect(traits.idiom == .iphone && traits.locale.identifier == "ar")
        (environment.horizontalSizeClass, environment.verticalSizeClass) = (.regular, .regular)
        #expect(AssetTraits(environment: environment).idiom == .ipad)
    }
}
