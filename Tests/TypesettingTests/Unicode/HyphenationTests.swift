import Testing

@testable import Typesetting

/// Each row: a word with all places marked. The first was seen on iOS 18.5 ("Com-" / "pressed"), and so was that the second is broken
/// without a hyphen; the others are a dictionary's divisions.
@Test(arguments: [
    "Com-pressed", "Wraps", "in-for-ma-tion", "mul-ti-ple", "con-tent", "show", "num-ber", "let-ter", "sys-tem", "through",
])
func wordsAreDividedBetweenSyllables(_ marked: String) {
    let word = marked.filter { $0 != "-" }
    var places: [Int] = []
    for part in marked.split(separator: "-").dropLast() { places.append((places.last ?? 0) + part.count) }
    #expect(Hyphenation.places(in: Array(word), language: "en") == places.filter { $0 >= 2 && word.count - $0 >= 3 })
}

@Test(arguments: [("Compressed", "de"), ("3compressed", "en"), ("сжатый", "en"), ("abc", "en"), ("", "en")])
func whatIsNoEnglishWordIsNotDivided(_ word: String, _ language: String) {
    #expect(Hyphenation.places(in: Array(word), language: language) == [])
}

@Test("a Latin word in a language of other letters is divided as an English one", arguments: [
    ("ar", [3]), ("th-TH", [3]), ("zh-Hant_TW", [3]), ("en-GB", [3]), ("sr-Latn", []), ("sv", []), ("", []),
] as [(String, [Int])])
func latinWordsAmongOtherLetters(language: String, places: [Int]) {
    #expect(Hyphenation.places(in: Array("Compressed"), language: language) == places)
}
