import Foundation
import Testing

@testable import SwiftUICore

struct StringCatalogTests {
    static let json = """
        { "version": "1.0", "sourceLanguage": "en", "strings": {
          "Rooms": { "localizations": { "ar": { "stringUnit": { "state": "translated", "value": "غرف" } }, "de": "Räume" } },
          "%lld seats": { "extractionState": "manual", "localizations": {
            "en": { "variations": { "plural": {
              "zero": { "stringUnit": { "state": "translated", "value": "no seats" } },
              "one": { "stringUnit": { "state": "translated", "value": "%lld seat" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld seats" } } } } },
            "de": { "variations": { "plural": { "one": "%lld Platz", "other": "%arg Plätze" } } } } },
          "%lld rooms in %@": { "localizations": { "en": {
            "stringUnit": { "state": "translated", "value": "%#@rooms@ in %@" },
            "substitutions": { "rooms": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg room" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg rooms" } } } } } } } } },
          "%@ holds %lld": { "localizations": { "en": {
            "stringUnit": { "value": "%#@n@ in %@" },
            "substitutions": { "n": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": { "one": "%arg item", "other": "%arg items" } } } } } } },
          "Select": { "localizations": { "en": { "variations": { "device": {
            "iphone": { "stringUnit": { "value": "Tap" } }, "ipad": { "stringUnit": { "value": "Tap here" } }, "other": { "stringUnit": { "value": "Click" } } } } } } },
          "%lld taps": { "localizations": { "en": { "variations": { "device": {
            "iphone": { "variations": { "plural": { "one": { "stringUnit": { "value": "a tap" } }, "other": { "stringUnit": { "value": "%lld taps" } } } } },
            "other": { "stringUnit": { "value": "%lld clicks" } } } } } } },
          "Untranslated": {},
          "Only German": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Deutsch" } } } },
          "Not yet": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "" } } } }
        } }
        """

    func text(_ key: LocalizedStringKey, _ locale: String) throws -> String {
        let bundle = try FixtureBundle("App.resources", ["Localizable.xcstrings": Self.json])
        return key.resolved(in: environment(locale, ResourceLibrary(bundle)))
    }

    @Test(arguments: [
        ("Rooms", "en", "Rooms"), ("Rooms", "ar", "غرف"), ("Rooms", "de_AT", "Räume"), ("Rooms", "fr", "Rooms"),
        ("\(0) seats", "en", "no seats"), ("\(1) seats", "en", "1 seat"), ("\(1200) seats", "en", "1,200 seats"),
        ("\(1) seats", "de", "1 Platz"), ("\(1200) seats", "de", "1.200 Plätze"), ("\(3) seats", "ar", "٣ seats"),
        ("\(1) rooms in \("Oslo")", "en", "1 room in Oslo"), ("\(4) rooms in \("Oslo")", "en", "4 rooms in Oslo"),
        ("\("Box") holds \(1)", "en", "1 item in Box"), ("\("Box") holds \(2)", "en", "2 items in Box"),
        ("Select", "en", "Tap"), ("\(1) taps", "en", "a tap"), ("\(5) taps", "en", "5 taps"),
        ("Untranslated", "de", "Untranslated"), ("Only German", "en", "Only German"), ("Only German", "de", "Deutsch"),
        ("Not yet", "de", "Not yet"),
    ] as [(LocalizedStringKey, String, String)])
    func texts(_ key: LocalizedStringKey, _ locale: String, _ expected: String) throws { #expect(try text(key, locale) == expected) }

    @Test func aPadHasItsOwnTexts() throws {
        let bundle = try FixtureBundle("App.resources", ["Localizable.xcstrings": Self.json])
        var environment = environment("en", ResourceLibrary(bundle))
        (environment.horizontalSizeClass, environment.verticalSizeClass) = (.regular, .regular)
        #expect(("Select" as LocalizedStringKey).resolved(in: environment) == "Tap here")
        #expect(("\(2) taps" as LocalizedStringKey).resolved(in: environment) == "2 clicks")
    }

    @Test(arguments: [("{", "it is not valid JSON"), (#"{"strings": {"a": {"localizations": {"de": {"stringUnit": 3}}}}}"#, "unexpected kind of value at strings.a.localizations.de.stringUnit")])
    func aBrokenCatalogueSaysWhere(_ json: String, _ reason: String) throws {
        let bundle = try FixtureBundle("App.resources", ["Localizable.xcstrings": json])
        var messages: [String] = []
        _ = ("a" as LocalizedStringKey).resolved(in: environment("en", ResourceLibrary(bundle))) { messages.append($0.message) }
        #expect(messages == ["App.resources/Localizable.xcstrings: \(reason); none of its strings are used"])
    }
}
