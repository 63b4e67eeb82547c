import Foundation
import Graphics
import Testing

@testable import SwiftUICore

/// Tables as Xcode and SwiftPM lay them down, asked in many languages.
struct StringTablesTests {
    let bundle: FixtureBundle
    let library: ResourceLibrary

    init() throws {
        bundle = try FixtureBundle(
            "App.resources",
            [
                "en.lproj/Localizable.strings": #""%lld people" = "%lld people"; "Only English" = "English text"; "Rooms" = "Rooms"; "100%" = "100%";"#,
                "en.lproj/Localizable.stringsdict": Self.englishRules,
                "ar.lproj/Localizable.strings": #""Rooms" = "غرف"; "%lld people" = "%lld أشخاص"; "Only Arabic" = "عربي"; "%@ has %lld seats" = "%2$lld مقعدا في %1$@";"#,
                "ar.lproj/Localizable.stringsdict": Self.arabicRules,
                "zh-Hant.lproj/Localizable.strings": #""Rooms" = "房間";"#,
                "zh.lproj/Localizable.strings": #""Rooms" = "房间";"#,
                "pt.lproj/Localizable.strings": #""Rooms" = "Salas";"#,
                "en_GB.lproj/Localizable.strings": #""Colour" = "Colour";"#,
                "Base.lproj/Localizable.strings": #""Based" = "from Base";"#,
                "Localizable.strings": #""Rooted" = "from the root";"#,
                "de.lproj/Other.strings": #""Rooms" = "Räume";"#,
            ])
        library = ResourceLibrary(bundle)
    }

    static func plist(_ body: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
    }

    static func plural(_ name: String, _ forms: [(String, String)], type: String = "lld") -> String {
        let forms = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(forms)</dict>
            """
    }

    static func entry(_ key: String, _ format: String, _ rest: String) -> String {
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rest)</dict>"
    }

    static let englishRules = plist(
        entry("%lld seats", "%#@seats@", plural("seats", [("zero", "no seats"), ("one", "one seat"), ("other", "%lld seats")]))
            + entry(
                "%lld files in %lld folders", "%#@files@",
                plural("files", [("one", "one file in %2$#@folders@"), ("other", "%lld files in %#@folders@")])
                    + plural("folders", [("one", "one folder"), ("other", "%lld folders")]))
            + entry(
                "%@ took %lld of %lld", "%1$@: %2$#@taken@, %3$#@all@",
                plural("taken", [("one", "one taken"), ("other", "%lld taken")]) + plural("all", [("one", "of one"), ("other", "of %lld")]))
            + entry("%lf miles", "%#@miles@", plural("miles", [("one", "one mile"), ("other", "%.1lf miles")], type: "lf"))
            + entry("loop", "%#@a@", plural("a", [("other", "(%#@a@)")]))
            + "<key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>"
            + "<key>Width</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>8</key><string>short</string><key>20</key><string>quite long</string></dict></dict>")

    static let arabicRules = plist(
        entry(
            "%lld seats", "%#@seats@",
            plural(
                "seats",
                [("zero", "لا مقاعد"), ("one", "مقعد"), ("two", "مقعدان"), ("few", "%lld مقاعد"), ("many", "%lld مقعدا"), ("other", "%lld مقعد")])))

    func text(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
        key.resolved(in: environment(locale, library), table: table)
    }

    @Test(arguments: [
        ("Rooms", "en_US", "Rooms"), ("Rooms", "ar", "غرف"), ("Rooms", "ar_EG", "غرف"), ("Rooms", "zh_TW", "房間"),
        ("Rooms", "zh-Hant-HK", "房間"), ("Rooms", "zh_CN", "房间"), ("Rooms", "pt_BR", "Salas"), ("Rooms", "pt_PT", "Salas"),
        ("Rooms", "fr_FR", "Rooms"),
        ("Colour", "en_GB", "Colour"), ("Colour", "en_US", "Colour"),
        ("Only English", "ar", "English text"), ("Only Arabic", "ar", "عربي"), ("Only Arabic", "en", "Only Arabic"),
        ("Based", "ar", "from Base"), ("Rooted", "ar", "from the root"), ("Nowhere", "ar", "Nowhere"), ("100%", "en", "100%"),
        ("\(2000) people", "en_US", "2,000 people"), ("\(2000) people", "ar", "٢٬٠٠٠ أشخاص"),
        ("\("Hall") has \(7) seats", "ar", "٧ مقعدا في Hall"), ("\("Hall") has \(7) seats", "en", "Hall has 7 seats"),
    ] as [(LocalizedStringKey, String, String)])
    func languages(_ key: LocalizedStringKey, _ locale: String, _ expected: String) { #expect(text(key, locale) == expected) }

    @Test(arguments: [
        (0, "en", "no seats"), (1, "en", "one seat"), (2, "en", "2 seats"), (1000, "en", "1,000 seats"),
        (0, "ar", "لا مقاعد"), (1, "ar", "مقعد"), (2, "ar", "مقعدان"), (3, "ar", "٣ مقاعد"), (10, "ar", "١٠ مقاعد"), (11, "ar", "١١ مقعدا"),
        (99, "ar", "٩٩ مقعدا"), (100, "ar", "١٠٠ مقعد"), (102, "ar", "١٠٢ مقعد"), (103, "ar", "١٠٣ مقاعد"),
        // French has no table: English words and English rules, French digits.
        (0, "fr", "no seats"), (1, "fr", "one seat"),
    ])
    func pluralRules(_ number: Int, _ locale: String, _ expected: String) { #expect(text("\(number) seats", locale) == expected) }

    @Test(arguments: [
        ("\(1) files in \(1) folders", "one file in one folder"),
        ("\(1) files in \(3) folders", "one file in 3 folders"),
        ("\(2) files in \(1) folders", "2 files in one folder"),
        ("\("Ada") took \(1) of \(5)", "Ada: one taken, of 5"),
        ("\(1.0) miles", "one mile"), ("\(1.5) miles", "1.5 miles"),
        ("Tap", "Tap"), ("Width", "quite long"),
    ] as [(LocalizedStringKey, String)])
    func rulesWithSeveralVariables(_ key: LocalizedStringKey, _ expected: String) { #expect(text(key, "en_US") == expected) }

    /// 0 is one room in Brazil's Portuguese and several in Portugal's (CLDR).
    @Test(arguments: [("pt_BR", "0 sala"), ("pt_PT", "0 salas")])
    func regionsMayHaveRulesOfTheirOwn(_ locale: String, _ expected: String) throws {
        let rules = Self.plist(Self.entry("%lld rooms", "%#@n@", Self.plural("n", [("one", "%lld sala"), ("other", "%lld salas")])))
        let bundle = try FixtureBundle(
            "App.resources", ["pt-br.lproj/Localizable.stringsdict": rules, "pt-pt.lproj/Localizable.stringsdict": rules])
        #expect(("\(0) rooms" as LocalizedStringKey).resolved(in: environment(locale, ResourceLibrary(bundle))) == expected)
    }

    @Test func aVariableThatNamesItselfEnds() {
        #expect(text("loop", "en").filter { $0 == "(" }.count == 8)
    }

    @Test func tablesAreKeptApart() {
        #expect(text("Rooms", "de", table: "Other") == "Räume")
        #expect(text("Rooms", "de") == "Rooms")
        #expect(text("Rooms", "de", table: "Absent") == "Rooms")
    }

    func reports(_ key: LocalizedStringKey, _ locale: String, table: String? = nil, _ library: ResourceLibrary? = nil) -> [String] {
        var messages: [String] = []
        _ = key.resolved(in: environment(locale, library ?? self.library), table: table) { messages.append($0.message) }
        return messages
    }

    @Test func onlyKeysThatOtherLanguagesHaveAreMissing() {
        #expect(reports("Only Arabic", "en").count == 1)
        #expect(reports("Only Arabic", "en")[0].contains("'Only Arabic' of the table 'Localizable' has no text in 'en'"))
        #expect(reports("Only English", "ar").isEmpty)
        #expect(reports("Plain literal", "ar").isEmpty)
        // No English table at all: the keys are the English texts.
        #expect(reports("Rooms", "en", table: "Other").isEmpty)
    }

    @Test func aBrokenTableIsReportedWithItsPlace() throws {
        let broken = try FixtureBundle("Broken.resources", ["en.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" \"d\";"])
        #expect(
            reports("a", "en", ResourceLibrary(broken))
                == ["Broken.resources/en.lproj/Localizable.strings:2: '=' is missing after the key \"c\"; none of its strings are used"])
    }

    @Test func withoutABundleTheFirstThatHasTheKeyAnswers() throws {
        let main = try FixtureBundle("Main", ["en.lproj/Localizable.strings": #""Title" = "Main title";"#])
        let library = ResourceLibrary(main, bundle)
        let environment = environment("ar", library)
        #expect(("Rooms" as LocalizedStringKey).resolved(in: environment) == "غرف")
        #expect(("Title" as LocalizedStringKey).resolved(in: environment) == "Main title")
        #expect(("Rooms" as LocalizedStringKey).resolved(in: environment, bundle: Bundle(path: main.path)) == "Rooms")
    }

    @Test func theInfoPlistNamesTheDevelopmentLanguage() throws {
        let german = try FixtureBundle(
            "German.resources",
            ["Info.plist": Self.plist("<key>CFBundleDevelopmentRegion</key><string>de</string>"), "de.lproj/Localizable.strings": #""k" = "Wort";"#])
        #expect(("k" as LocalizedStringKey).resolved(in: environment("fr", ResourceLibrary(german))) == "Wort")
    }
}
