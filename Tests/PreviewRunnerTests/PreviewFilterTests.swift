import Snapshots
import Testing

@testable import PreviewRunner

struct PreviewFilterTests {
    @Test(arguments: [
        ("*", "", true), ("*", "a/b", true), ("a*", "abc", true), ("a*", "ba", false), ("*c", "abc", true), ("a?c", "abc", true), ("a?c", "ac", false),
        ("Rooms/*.dark", "Rooms/Cell.dark", true), ("Rooms/*.dark", "Rooms/Cell.light", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
        ("[a-c]x", "dx", false), ("a[b", "a[b", true), ("**a**b**", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("", "", true), ("", "a", false),
        ("[]]", "]", true), ("[a-]", "-", true),
    ])
    func patterns(pattern: String, text: String, isMatch: Bool) { #expect(GlobPattern(pattern).matches(text) == isMatch) }

    @Test func aHostilePatternTakesNoTime() {
        let pattern = String(repeating: "*a", count: 200)
        #expect(!GlobPattern(pattern + "b").matches(String(repeating: "a", count: 5000)))
    }

    private let identities = [("Rooms", "Cell", nil), ("Rooms", "Cell", "dark"), ("Rooms", "Cellar", nil), ("Books", "Shelf", nil)].map {
        PreviewIdentity(group: $0, name: $1, variant: $2, sourceFile: "", sourceLine: 0)
    }

    @Test(arguments: [
        ([], ["Rooms/Cell", "Rooms/Cell.dark", "Rooms/Cellar", "Books/Shelf"]),
        (["Cell"], ["Rooms/Cell", "Rooms/Cell.dark", "Rooms/Cellar"]),
        // An id in full means that one, though others contain it.
        (["Rooms/Cell"], ["Rooms/Cell"]),
        (["*.dark"], ["Rooms/Cell.dark"]),
        // Several add up; the order stays that of the list.
        (["Shelf", "Cellar"], ["Rooms/Cellar", "Books/Shelf"]),
        (["cell"], []),
    ] as [([String], [String])])
    func selection(patterns: [String], ids: [String]) {
        #expect(PreviewFilter(patterns: patterns).selection(of: identities, settings: PreviewSettings()).map { identities[$0].id } == ids)
    }

    @Test func anIdWithSettingsIsUnderstoodToo() {
        let settings = PreviewSettings(layoutDirection: "rightToLeft")
        #expect(PreviewFilter(patterns: ["Rooms/Cell.rtl"]).selection(of: identities, settings: settings) == [0])
    }

    @Test func settingsBecomePartOfTheName() {
        let settings = PreviewSettings(device: "iPhone 8.5", colorScheme: "dark", dynamicType: "xxLarge", locale: "ar", scale: 1.5)
        #expect(settings.suffix == "device-iPhone 8-5.dark.type-xxLarge.locale-ar.scale-1_5")
        #expect(settings.suffix!.split(separator: ".").allSatisfy(PreviewSettings.isSuffixWord))
        #expect(PreviewSettings(rasterThreads: 8).suffix == nil)
        #expect(!PreviewSettings.isSuffixWord("empty"))
    }

    @Test(arguments: [
        ("iPhone 51", ["iPhone 15"]), ("iphone se", ["iPhone SE"]), ("mini", ["iPad mini"]), ("Pixel", []), ("", []), ("iPad mni", ["iPad mini"]),
    ])
    func nearNames(word: String, names: [String]) {
        #expect(nearestNames(to: word, in: ["iPhone 15", "iPhone SE", "iPad mini"]).prefix(1) == names.prefix(1))
        if names.isEmpty { #expect(nearestNames(to: word, in: ["iPhone 15", "iPhone SE", "iPad mini"]) == []) }
    }
}
