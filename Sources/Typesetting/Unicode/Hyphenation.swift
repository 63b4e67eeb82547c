/// Where a word may be divided with a hyphen: between syllables, found by rules for English spelling.
///
/// iOS divides with a dictionary's patterns, and only words that do not fit a line ("Com-pressed" was seen); these few rules give
/// the common places and no place inside a syllable: consonants between two vowels go to the second one as far as a word can begin
/// with them, the rest stays. Words of other scripts, or with digits or signs in them, are not divided. A word in Latin letters counts
/// as English where the text's language is English or is written in other letters; of Swedish or German nothing is known here.
enum Hyphenation {
    /// How many letters must stand before and after a hyphen.
    static let leastBefore = 2, leastAfter = 3

    /// Offsets into the word, ascending, before which a hyphen may stand.
    static func places(in word: [Character], language: String) -> [Int] {
        guard takesLatinWordsForEnglish(language), word.count >= leastBefore + leastAfter, word.allSatisfy(isLatinLetter) else { return [] }
        let letters = word.map { Character($0.lowercased()) }
        let nuclei = vowelGroups(letters)
        return zip(nuclei, nuclei.dropFirst()).compactMap { first, second in
            let between = letters[first.upperBound..<second.lowerBound]
            guard !between.isEmpty else { return nil }
            // A single consonant goes on; more are divided so that the rest of the word can be pronounced.
            let place = second.lowerBound - onset(between)
            return place >= leastBefore && letters.count - place >= leastAfter ? place : nil
        }
    }

    /// Languages written in letters other than Latin ones, by their codes; a script in the tag ("sr-Latn") overrules the language.
    private static let otherLetters: Set<Substring> = [
        "am", "ar", "as", "be", "bg", "bn", "bo", "ckb", "dv", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km", "kn", "ko", "ky",
        "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ps", "ru", "sd", "si", "sr", "ta", "te", "tg", "th", "ti", "ug", "uk", "ur",
        "yi", "yue", "zh",
    ]

    private static func takesLatinWordsForEnglish(_ language: String) -> Bool {
        let parts = language.split { $0 == "-" || $0 == "_" }
        guard let code = parts.first else { return false }
        return code == "en" || otherLetters.contains(code) && !parts.contains("Latn")
    }

    private static func isLatinLetter(_ letter: Character) -> Bool { letter.isLetter && letter.isASCII }

    private static func isVowel(_ letters: [Character], _ index: Int) -> Bool {
        switch letters[index] {
        case "a", "e", "i", "o": true
        case "u": index == 0 || letters[index - 1] != "q"
        case "y": index > 0
        default: false
        }
    }

    /// Runs of vowels, without a silent e at the end ("-e", "-es", "-ed" after anything but t and d).
    private static func vowelGroups(_ letters: [Character]) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for index in letters.indices where isVowel(letters, index) {
            if let last = groups.last, last.upperBound == index {
                groups[groups.count - 1] = last.lowerBound..<index + 1
            } else {
                groups.append(index..<index + 1)
            }
        }
        if groups.count > 1, let last = groups.last, letters[last.lowerBound...].first == "e", last.count == 1 {
            let before = letters[last.lowerBound - 1]
            switch String(letters[last.upperBound...]) {
            case "": if before != "l" || isVowel(letters, last.lowerBound - 2) { groups.removeLast() }
            case "s": groups.removeLast()
            case "d" where before != "t" && before != "d": groups.removeLast()
            default: break
            }
        }
        return groups
    }

    /// How many of the consonants between two vowels begin the second syllable.
    private static func onset(_ consonants: ArraySlice<Character>) -> Int {
        if consonants.count == 1 { return consonants.first == "x" ? 0 : 1 }
        for count in [3, 2] where consonants.count >= count {
            // Between vowels "st", "sp" and the like are divided; what no syllable can end in goes on whole.
            if beginnings.contains(String(consonants.suffix(count))), count < consonants.count || !consonants.starts(with: "s") || count == 2 && consonants.last == "h" {
                return count
            }
        }
        return consonants.suffix(2) == ["c", "k"] ? 0 : 1
    }

    private static let beginnings: Set<String> = [
        "bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "ph", "pl", "pr", "sc", "sh", "sk", "sl", "sm", "sn", "sp", "st", "sw",
        "th", "tr", "tw", "wh", "wr", "qu", "chr", "phr", "sch", "scr", "shr", "spl", "spr", "str", "thr",
    ]
}
