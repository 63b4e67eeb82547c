import Foundation
import Graphics
import Testing

@testable import SwiftUICore

struct PseudoLanguageTests {
    private func text(_ key: LocalizedStringKey, _ locale: String, _ library: ResourceLibrary = .empty) -> String {
        key.resolved(in: environment(locale, library))
    }

    @Test("accented texts are marked at both ends, longer by their vowels, and keep arguments as they are", arguments: ["en-XA", "en_XA"])
    func accented(_ locale: String) {
        #expect(text("Add Room", locale) == "⟦ÅÅðð Ŕööööɱ⟧")
        #expect(text("\("Dungeon") has \(2000) seats", locale) == "⟦Dungeon ĥååš 2,000 šééååţš⟧")
        #expect(text("", locale).isEmpty)
    }

    @Test("words are turned one by one, and the paragraph reads from right to left", arguments: ["ar-XB", "en-XB"])
    func turned(_ locale: String) {
        #expect(text("Add Room", locale) == "\u{200F}\u{202E}Add\u{202C} \u{202E}Room\u{202C}")
        // Numbers and data are not turned.
        #expect(text("\("Dungeon"): \(20) seats", locale) == "\u{200F}Dungeon: 20 \u{202E}seats\u{202C}")
    }

    @Test("what is no key stays: data, and the address of a link")
    func dataStays() {
        let values = environment("en-XA")
        #expect(Text(verbatim: "Data").string(in: values) == "Data")
        let pieces = TextResolver(values).pieces(of: Text("See [this](https://a.example)"))
        #expect(pieces.map(\.string).joined() == "⟦Šéééé ţĥîîš⟧")
    }

    @Test("tables of the development language are used, plural rules too")
    func tables() throws {
        let bundle = try FixtureBundle("Fixture.resources", [
            "en.lproj/Localizable.strings": #""greet" = "Hi"; "%lld people" = "%lld people";"#, "ar.lproj/Localizable.strings": #""greet" = "أهلا";"#,
        ])
        #expect(text("greet", "ar-XB", ResourceLibrary(bundle)) == "\u{200F}\u{202E}Hi\u{202C}")
        #expect(text("\(3) people", "en-XA", ResourceLibrary(bundle)) == "⟦3 þééööþļéé⟧")
    }

    @Test("the framework's own words are changed too")
    func frameworkWords() {
        #expect(FrameworkStrings.text(.edit, Locale(identifier: "en-XA")) == "⟦ÉÉðîîţ⟧")
        #expect(FrameworkStrings.text(.edit, Locale(identifier: "en")) == "Edit")
    }

    @Test("a key that no table has is reported on request, with its table")
    func missingKeysOnRequest() {
        var values = environment("en_US")
        var reports: [Diagnostic] = []
        #expect(LocalizedStringKey("No such key").resolved(in: values, report: { reports.append($0) }) == "No such key")
        #expect(reports.isEmpty)
        values.reportsMissingStrings = true
        _ = LocalizedStringKey("No such key").resolved(in: values, table: "Labels", report: { reports.append($0) })
        #expect(reports.map(\.kind) == [.missingString])
        #expect(reports.first?.message.contains("'No such key'") == true && reports.first?.message.contains("'Labels'") == true)
    }
}
