import Foundation
import Testing

@testable import Typesetting

/// Divisions by each language's authority, not by the dictionaries: `-` where a word is divided, `·` where it may be, but the
/// dictionary does not know; places with one letter on a side are left out.
private let divisions: [(language: String, words: String)] = [
    // Seen on iOS 18.5. Then Knuth, The TeXbook, chapter 14 and appendix H, and the title of Liang's thesis.
    ("en", "Com-pressed"),
    ("en-US", "hy-phen-ation con-cate-na-tion ran-dom man-u-script sys-tem com-puter su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious"),
    // Where British dictionaries divide by origin, American ones divide by sound (Hart's Rules; Merriam-Webster).
    ("en-GB", "know-ledge demo-cracy"), ("en-US", "knowl-edge democ-racy"),
    // Regeln und Wörterverzeichnis (2006), the examples of §§ 107 to 111.
    ("de", "Haus-tür Be-fund ehr-lich El-tern Gar-be Hop-fen Las-ten leug-nen sin-gen sit-zen Städ-te Drechs-ler dunk-le imp-fen Karp-fen"),
    ("de", "bei-ßen Rei-he Wei-mar Trai-ner trau-rig Hei-mat La-chen wa-schen Deut-sche Sa-phir Zu-cker Pro-gramm Heim-weg Schul-hof"),
    // Duden.
    ("de-AT", "Stra-ße Brü-cke Über-stun-den-zet-tel Ver-si-che-rung Ge-schwin-dig-keits-be-gren-zung Do-nau-dampf-schiff-fahrt"),
    ("de-CH", "Stras-se Rechts-schutz-ver-si-che-rungs-ge-sell-schaf-ten"),
    // Lexique des règles typographiques en usage à l'Imprimerie nationale: by syllables.
    ("fr", "or-di-na-teur in-for-ma-tion li-ber-té ap-par-te-ment"),
    // Real Academia Española, Ortografía (2010), on the hyphen at a line's end.
    ("es-MX", "pa-la-bra mur-cié·la-go cons-truc-ción pe-rro"),
    // Treccani, "divisione in sillabe".
    ("it", "co-stru-zio-ne in-for-ma-zio-ne gat-to ac-qua re-spon-sa-bi-li-tà"),
    // Woordenlijst Nederlandse Taal.
    ("nl", "woor-den-boek ver-ze-ke-ring ge-luk-kig ze-ven-tien"),
    // Acordo Ortográfico (1990), base XX.
    ("pt-BR", "car-ro pás-sa-ro cons-tru-ção in-for-ma-ção"), ("pt-PT", "car-ro cons-tru-ção"),
    // Svenska skrivregler; Retskrivningsordbogen; Språkrådet.
    ("sv", "in-for-ma-tion jord-gub-be"), ("da", "ar-bej-de in-for-ma-tion"), ("nb", "in-for-ma-sjon"), ("nn", "in-for-ma-sjon"),
    // Słownik ortograficzny PWN; Internetová jazyková příručka.
    ("pl", "in-for-ma-cja książ-ka War-sza-wa mat-ka"), ("cs", "in-for-ma-ce"),
    // Правила русской орфографии и пунктуации (1956), §§ 117 to 123; Український правопис (2019), by which consonants between vowels
    // may be divided anywhere.
    ("ru", "ин-фор-ма-ция кни-га боль-шой"), ("uk", "ін-фо-р-ма-ція кни-га"),
    // A magyar helyesírás szabályai: a doubled "sz" would become "sz-sz", so this word is left whole.
    ("hu", "ma-gyar asz-tal asszony"),
    ("hr", "in-for-ma-ci-ja"), ("sr-Latn", "in-for-ma-ci-ja"), ("sr", "ин-фор-ма-ци-ја"), ("el", "πλη-ρο-φο-ρία"),
]

@Test("words are divided as each language's authority divides them", arguments: divisions)
func wordsAreDivided(language: String, words: String) {
    for marked in words.split(separator: " ") {
        let word = marked.filter { $0 != "-" && $0 != "·" }
        var parts: [[Character]] = [[]]
        for character in marked where character != "·" {
            if character == "-" { parts.append([]) } else { parts[parts.count - 1].append(character) }
        }
        var places: [Int] = []
        for part in parts.dropLast() { places.append((places.last ?? 0) + part.count) }
        let found = library.hyphenation.division(of: Array(word), language: language)
        #expect(found == .places(places), "\(marked)")
    }
}

/// What two other readers of the same dictionaries say of whole word lists was compared by hand: of 50,859 German words (Debian's
/// wngerman) libhyphen divides all alike, of 59,497 French and American ones too; pyphen, which knows no levels, of 3,000 Norwegian,
/// Danish, Swedish, Italian, Portuguese, Catalan, Polish and Ukrainian words each likewise.
@Test("capitals, punctuation and composed letters make no difference", arguments: [
    ("VERSICHERUNG", "de", [3, 5, 8]), ("„Versicherung“,", "de", [4, 6, 9]), ("(Versicherung)", "de", [4, 6, 9]),
    ("U\u{308}berstunden", "de", [4, 8]), ("¿palabra?", "es", [3, 5]), ("d’information", "fr", [2 + 2, 2 + 5, 2 + 7]),
] as [(String, String, [Int])])
func surroundings(word: String, language: String, places: [Int]) {
    #expect(library.hyphenation.division(of: Array(word), language: language) == .places(places))
}

@Test("what is no word of the language's letters is not divided", arguments: [
    ("3compressed", "en"), ("compressed2", "en"), ("com+pressed", "en"), ("user@compressed.org", "en"), ("compreсsed", "en"),
    ("сжатый", "en"), ("Compressed", ""), ("Compressed", "vi"), ("Compressed", "tlh"), ("abc", "en"), ("", "en"), ("…", "en"), ("'", "en"),
    ("ภาษาไทยง่ายนิดเดียว", "th"), ("संगणक", "hi"), ("информация", "sr-Latn"),
])
func whatIsNotDivided(_ word: String, _ language: String) {
    #expect(library.hyphenation.division(of: Array(word), language: language) == .places([]))
}

@Test("a Latin word in a language of other letters is divided as an English one", arguments: ["ar", "th-TH", "zh-Hant-TW", "ru", "el", "sr", "ja"])
func latinWordsAmongOtherLetters(language: String) {
    #expect(library.hyphenation.division(of: Array("Compressed"), language: language) == .places([3]))
}

@Test("regions and scripts choose among a language's dictionaries", arguments: [
    ("en", "hyph_en_US.dic"), ("en-CA", "hyph_en_US.dic"), ("en-AU", "hyph_en_GB.dic"), ("pt", "hyph_pt_BR.dic"), ("pt-AO", "hyph_pt_PT.dic"),
    ("no", "hyph_nb_NO.dic"), ("nn-NO", "hyph_nn_NO.dic"), ("sr-Latn-ME", "hyph_sr-Latn_RS.dic"), ("de-LI", "hyph_de_DE.dic"),
    ("fr-CA", "hyph_fr.dic"), ("es-419", "hyph_es_ES.dic"),
])
func dictionaryOfATag(tag: String, file: String) {
    guard case .file(let row) = HyphenationLanguages.dictionary(of: tag, script: "Latn") else {
        Issue.record("no dictionary")
        return
    }
    #expect(row.file == file)
}

@Test func everyDictionaryIsInstalledAndRead() {
    for row in HyphenationLanguages.rows.values {
        #expect(HyphenationDictionary.shared(Hyphenation.debianFolder + "/" + row.file) != nil, "apt-get install \(row.debianPackage)")
    }
    #expect(library.hyphenation.fingerprint.wholeMatch(of: /36 dictionaries [0-9a-f]+/) != nil)
}

@Test func threadsShareADictionary() async {
    let all = await withTaskGroup(of: ObjectIdentifier?.self) { group in
        for _ in 0..<8 {
            group.addTask { HyphenationDictionary.shared(Hyphenation.debianFolder + "/hyph_nl_NL.dic").map(ObjectIdentifier.init) }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(all.count == 1 && all.first! != nil)
}

// MARK: - Dictionaries

private func dictionary(_ text: String, _ encoding: String.Encoding = .utf8) -> HyphenationDictionary? {
    HyphenationDictionary(text.data(using: encoding)!)
}

@Test func theGreatestValueOfAllPatternsCounts() throws {
    // Liang's own example: "hyphenation" by the patterns hy3ph he2n hena4 hen5at 1na n2at 1tio 2io o2n.
    let patterns = try #require(dictionary("UTF-8\n% a remark\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n"))
    #expect(patterns.places(in: Array("hyphenation".utf16)) == [2, 6])
    #expect(patterns.places(in: Array("hy".utf16)) == [])
}

@Test func leastDistancesEdgesAndEncodings() throws {
    #expect(try #require(dictionary("UTF-8\r\nLEFTHYPHENMIN 3\r\nRIGHTHYPHENMIN 4\r\na1\r\n")).places(in: Array("aaaaaaaaa".utf16)) == [3, 4, 5])
    #expect(try #require(dictionary("UTF-8\n.ab1\n1ba.\n")).places(in: Array("abbaabba".utf16)) == [2, 6])
    #expect(try #require(dictionary("ISO8859-1\nä1b\n", .isoLatin1)).places(in: Array("xxäbxx".utf16)) == [3])
    #expect(try #require(dictionary("ISO8859-2\nő1b\n", .isoLatin2)).places(in: Array("xxőbxx".utf16)) == [3])
}

@Test func divisionsThatChangeLettersAreLeftOut() throws {
    let patterns = try #require(dictionary("UTF-8\nc1k/k=k,1,2\nn1a\n"))
    #expect(patterns.places(in: Array("bäckannah".utf16)) == [7])
    // Unless a plain pattern says it louder.
    #expect(try #require(dictionary("UTF-8\nc1k/k=k,1,2\n3ck\n")).places(in: Array("bäckanna".utf16)) == [2])
}

/// README.hyphen: a first level finds the seams of compounds, whose parts are divided as words of their own.
@Test func compoundsAreDividedAtTheirSeamsFirst() throws {
    let patterns = try #require(dictionary("UTF-8\nCOMPOUNDLEFTHYPHENMIN 2\nNOHYPHEN '\nhaus1tür\n1'1\nNEXTLEVEL\n.t1ü\nü1r\na1u\nu1s\n"))
    #expect(patterns.places(in: Array("haustürü".utf16)) == [2, 3, 4, 6])
    #expect(patterns.places(in: Array("haustür".utf16)) == [2, 3, 4])
    #expect(patterns.places(in: Array("aus'ausaus".utf16)) == [2, 6, 8])
}

@Test(arguments: ["", "UTF-8", "UTF-8\n", "no such encoding\na1b\n", "UTF-8\n% only a remark\n"])
func whatIsNoDictionaryIsRefused(_ text: String) {
    #expect(dictionary(text) == nil)
}

@Test func wordsOfAnyLengthAndLettersAreEndured() throws {
    let patterns = try #require(HyphenationDictionary.shared(Hyphenation.debianFolder + "/hyph_de_DE.dic"))
    for unit in [0, 0x2E, 0x31, 0x61, 0xDF, 0xD800, 0xFFFF] as [UInt16] {
        #expect(patterns.places(in: Array(repeating: unit, count: 256)).allSatisfy { 2...254 ~= $0 })
    }
}

// MARK: - What is missing

@Test func aMissingDictionaryIsToldWithItsPackage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Hyphenation-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("<html>".utf8).write(to: folder.appendingPathComponent("hyph_sv_SE.dic"))
    let hyphenation = Hyphenation(folder: folder.path)

    func sentence(_ word: String, _ language: String) -> String? {
        if case .unknown(let missing) = hyphenation.division(of: Array(word), language: language) { missing.description } else { nil }
    }
    let german = sentence("Versicherung", "de-AT")
    #expect(german == "German words that do not fit are broken without a hyphen: install the patterns with 'apt-get install hyphen-de'.")
    #expect(sentence("сжатый", "ru")?.hasSuffix("'apt-get install hyphen-ru'.") == true)
    #expect(sentence("försäkring", "sv")?.contains("hyph_sv_SE.dic cannot be read") == true)
    #expect(sentence("vakuutus", "fi")?.contains("Debian ships no patterns") == true)
    #expect(sentence("abc", "de") == nil && sentence("3Versicherung", "de") == nil && sentence("Versicherung", "vi") == nil)
    #expect(hyphenation.fingerprint.hasPrefix("1 dictionaries ") && hyphenation.fingerprint.contains(", without hyphen-af hyphen-be"))
}

@Test func aLayoutKnowsForWantOfWhatAWordWasTorn() throws {
    let bare = try FontLibrary(hyphenation: "/nonexistent")
    func layout(_ text: String, _ width: CGFloat?) -> TextLayout {
        Paragraph(library: bare, style: ParagraphStyle(language: "de", scale: 3)) { _ in [TextRun(text: text, font: .body)] }
            .layout(width: width, height: nil)
    }
    #expect(layout("Versicherung", nil).missingPatterns.isEmpty)
    #expect(layout("Eine Versicherung", 120).missingPatterns.isEmpty)
    let torn = layout("Versicherung und Versicherung", 70)
    #expect(torn.lines.first?.text == "Versiche" && torn.missingPatterns.count == 1)
}
