import Foundation
import Testing

@testable import SwiftUICore

/// `ResourceLibrary.current` belongs to the whole process: one test at a time.
@Suite(.serialized) struct StringLocalizedTests {
    let bundle: FixtureBundle

    init() throws {
        bundle = try FixtureBundle(
            "App.resources",
            [
                "ar.lproj/Localizable.strings": #""%lld people" = "%lld أشخاص"; "Rooms" = "غرف"; "greeting" = "أهلا %@"; "I need %@" = "أحتاج %@";"#,
                "ar.lproj/Localizable.stringsdict": StringTablesTests.arabicRules,
                "en.lproj/Rules.stringsdict": StringTablesTests.englishRules,
                "de.lproj/Other.strings": #""Rooms" = "Räume";"#,
            ])
        ResourceLibrary.current = ResourceLibrary(bundle)
        ResourceLibrary.currentLocale = Locale(identifier: "en_US")
    }

    @Test func theProcessHasALanguage() {
        #expect(String(localized: "\(2000) people") == "2,000 people")
        ResourceLibrary.currentLocale = Locale(identifier: "ar")
        #expect(String(localized: "\(2000) people") == "٢٬٠٠٠ أشخاص")
        #expect(String(localized: "Rooms") == "غرف")
        ResourceLibrary.currentLocale = Locale(identifier: "en_US")
    }

    @Test func aLocaleTableAndBundleMayBeGiven() throws {
        #expect(String(localized: "Rooms", locale: Locale(identifier: "ar")) == "غرف")
        #expect(String(localized: "Rooms", table: "Other", locale: Locale(identifier: "de")) == "Räume")
        #expect(String(localized: "Rooms", bundle: Bundle(path: bundle.path), locale: Locale(identifier: "ar"), comment: "Title") == "غرف")
    }

    @Test func aKeyMayHaveADefaultText() {
        let name = "Ada"
        #expect(String(localized: "greeting", defaultValue: "Hello \(name)", locale: Locale(identifier: "ar")) == "أهلا Ada")
        #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ada")
    }

    /// Foundation's own crashes on the keys of a `.stringsdict` here.
    @Test func theOldFunctionReadsTheSameTables() {
        #expect(NSLocalizedString("Nowhere", comment: "") == "Nowhere")
        #expect(NSLocalizedString("Nowhere", value: "Somewhere", comment: "") == "Somewhere")
        ResourceLibrary.currentLocale = Locale(identifier: "ar")
        #expect(NSLocalizedString("Rooms", comment: "") == "غرف")
        #expect(NSLocalizedString("%lld people", comment: "") == "%lld أشخاص")
        #expect(NSLocalizedString("%lld seats", comment: "") == "%1$lld مقعد")
        ResourceLibrary.currentLocale = Locale(identifier: "en_US")
        let files = NSLocalizedString("%lld files in %lld folders", tableName: "Rules", comment: "")
        #expect(files == "%1$lld files in %2$lld folders")
        #expect(String(format: files, 3, 4) == "3 files in 4 folders")
        #expect(NSLocalizedString("%@ took %lld of %lld", tableName: "Rules", bundle: .main, comment: "") == "%1$@: %2$lld taken, of %3$lld")
    }

    @Test func resourcesAreLookedUpWhereTheyAreShown() {
        let rooms: LocalizedStringResource = "Rooms"
        let people = LocalizedStringResource("\(7) people", locale: Locale(identifier: "ar"))
        #expect(rooms.key == "Rooms" && people.key == "%lld people")
        #expect(String(localized: rooms) == "Rooms")
        #expect(String(localized: people) == "٧ أشخاص")
        let environment = environment("ar", .current)
        #expect(rooms.resolved(in: environment) == "غرف")
        #expect(("I need \(rooms)" as LocalizedStringKey).resolved(in: environment) == "أحتاج غرف")
        #expect(LocalizedStringResource("greeting", defaultValue: "Hello \("Ada")").resolved(in: environment) == "أهلا Ada")
        #expect(rooms == "Rooms" && rooms != people)
    }

    @Test func valuesFollowTheLocaleAskedFor() {
        #expect(String(localized: "\(0.5, format: .percent) \(1.5, specifier: "%.1f")", locale: Locale(identifier: "de")).filter { $0 != "\u{A0}" } == "50% 1,5")
    }
}
