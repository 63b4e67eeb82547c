import Foundation
import Testing

@testable import Typesetting

/// Each row: text, language, width, lines. The first two were seen on iOS 18.5.
@Test(arguments: [
    ("This is a long text that should wrap to multiple lines and show all content without any truncation", "en", 120,
     ["This is a long", "text that should", "wrap to", "multiple lines", "and show all", "content without", "any truncation"]),
    ("Short\nMedium Line\nVery Long Line Here", "en", 180, ["Short", "Medium Line", "Very Long Line Here"]),
    ("a\n\nb", "en", 100, ["a", "", "b"]),
    ("one\r\ntwo\u{2028}three\n", "en", 100, ["one", "two", "three"]),
    ("well-known hyphens", "en", 70, ["well-", "known", "hyphens"]),
    ("no\u{A0}break here", "en", 70, ["no\u{A0}break", "here"]),
    // Thai has no spaces between words: ICU's dictionary divides it.
    ("สวัสดีชาวโลก", "th", 60, ["สวัสดี", "ชาวโลก"]),
    ("ภาษาไทยง่ายนิดเดียว", "th", 70, ["ภาษาไทย", "ง่ายนิด", "เดียว"]),
    // A full stop may not start a line, an opening bracket may not end one (kinsoku).
    ("日本語です。", "ja", 86, ["日本語で", "す。"]),
    ("漢字「かな」", "ja", 52, ["漢字", "「か", "な」"]),
    ("한국어 띄어쓰기", "ko", 60, ["한국어", "띄어쓰", "기"]),
    ("السلام عليكم", "ar", 60, ["السلام", "عليكم"]),
    ("", "en", 100, []),
] as [(String, String, CGFloat, [String])])
func linesEndWhereTheLanguageAllows(text: String, language: String, width: CGFloat, lines: [String]) {
    #expect(paragraph(text, style: ParagraphStyle(language: language, scale: 3)).lines(in: width) == lines)
}

/// Seen on iOS 18.5: "Compressed" in a column narrower than itself, and "Wraps" in 22 points.
@Test func aWordWiderThanTheLineIsDividedWithAHyphenWhereOneFits() {
    let whole = paragraph("Compressed").layout(width: nil, height: nil).size.width
    #expect(paragraph("Compressed").lines(in: whole) == ["Compressed"])
    #expect(paragraph("Compressed").lines(in: whole - 1) == ["Com-", "pressed"])
    // A word is divided only when a line of its own is too short for it.
    let small = paragraph("compressed").layout(width: nil, height: nil).size.width
    #expect(paragraph("Not compressed").lines(in: small - 1) == ["Not", "com-", "pressed"])
    #expect(paragraph("Wraps").lines(in: 22).first == "Wr")
    let layout = paragraph("Compressed").layout(width: whole - 1, height: nil)
    #expect(layout.lines.allSatisfy { $0.width <= whole - 1 } && !layout.isTruncated)
}

@Test func aWordWithoutSyllablesIsBrokenAtCharacters() {
    let text = "Strngthsxzqwrtplkjhgf"
    #expect(paragraph(text).lines(in: 60).joined() == text)
    // Every line but the last is full: the next character would not have fitted.
    let layout = paragraph(text).layout(width: 60, height: nil)
    #expect(layout.lines.count > 2 && layout.lines.allSatisfy { $0.width <= 60 })
    #expect(layout.lines.dropLast().allSatisfy { $0.width > 60 - 17 })
}

@Test func aLineHoldsAtLeastOneCharacter() {
    #expect(paragraph("abc").lines(in: 1) == ["a", "b", "c"])
    #expect(paragraph("a👨‍👩‍👧b").lines(in: 1) == ["a", "👨‍👩‍👧", "b"])
    #expect(paragraph("a b").lines(in: 0) == ["a", "b"])
}

/// Measured: "Normal Priority" on two lines in 73 points takes 57, a space more than either word.
@Test func spacesAtABreakCountForTheBoxButNotBeyondTheLimit() {
    let plain = paragraph("Hello").layout(width: nil, height: nil).lines[0].width
    let layout = paragraph("Hello     world").layout(width: plain + 9, height: nil)
    #expect(layout.lines.map(\.text) == ["Hello", "world"])
    #expect(layout.lines[0].width == plain)
    #expect(layout.size.width == plain + 9)
    let word = paragraph("Normal").layout(width: nil, height: nil).lines[0].width
    let two = paragraph("Normal Hey").layout(width: word + 20, height: nil)
    #expect(two.lines.map(\.text) == ["Normal", "Hey"])
    #expect(two.size.width > word + 4 && two.size.width < word + 5)
}

/// `HStack(spacing: 0) { Text("Hello, "); Text("world") }` keeps its gap: the spaces at a text's own end are part of it.
@Test func spacesAtTheEndOfTheTextAreMeasured() {
    let plain = paragraph("Hello,").layout(width: nil, height: nil), spaced = paragraph("Hello, ").layout(width: nil, height: nil)
    #expect(spaced.size.width > plain.size.width + 3)
    // But they never make a line too long.
    #expect(paragraph("Hello, ").layout(width: plain.size.width, height: nil).lines.count == 1)
    #expect(paragraph("Hello, ").layout(width: plain.size.width, height: nil).size.width == plain.size.width)
}

@Test func withoutALimitEachParagraphIsOneLine() {
    let text = "A fairly long sentence that would wrap anywhere."
    for width in [CGFloat?.none, .infinity, .nan, .greatestFiniteMagnitude] { #expect(paragraph(text).lines(in: width) == [text]) }
    #expect(paragraph(text + "\n" + text).lines(in: nil).count == 2)
}

/// A text must fit into the size it reports, or layout would wrap what it just measured on one line.
@Test(arguments: [1, 2, 3] as [CGFloat])
func aTextFitsTheSizeItReported(scale: CGFloat) {
    for length in 1...60 {
        let text = String("The quick brown fox jumps over the lazy dog, and again: 0123456789.".prefix(length))
        for tracking in [0, 0.3, 2] as [CGFloat] {
            let paragraph = paragraph(text, tracking: tracking, style: ParagraphStyle(scale: scale))
            let ideal = paragraph.layout(width: nil, height: nil)
            let again = paragraph.layout(width: ideal.size.width, height: ideal.size.height)
            #expect(again.lines.count == 1 && again.size == ideal.size, "\(text)")
        }
    }
}

@Test func longGermanWordsAreDividedWhereverALineIsTooShort() {
    func lines(_ text: String, _ width: CGFloat) -> [String] {
        paragraph(text, style: ParagraphStyle(language: "de", scale: 3)).lines(in: width)
    }
    let head = paragraph("Rechtsschutzver-").layout(width: nil, height: nil).size.width + 3
    #expect(lines("Rechtsschutzversicherungsgesellschaft", head) == ["Rechtsschutzver-", "sicherungsgesell-", "schaft"])
    // Nothing is divided that fits a line of its own.
    #expect(lines("Eine Versicherung", 110) == ["Eine", "Versicherung"])
    #expect(lines("Eine „Versicherung“,", 90) == ["Eine", "„Versiche-", "rung“,"])
}

/// U+00AD: a line may end there, with a hyphen; elsewhere nothing is seen of it.
@Test func aSoftHyphenIsShownOnlyWhereALineEndsAtIt() {
    let soft = "Schiff\u{AD}fahrts\u{AD}kunde"
    let plain = paragraph("Schifffahrtskunde").layout(width: nil, height: nil), whole = paragraph(soft).layout(width: nil, height: nil)
    #expect(whole.lines.map(\.text) == [soft] && whole.size == plain.size)
    #expect(paragraph(soft).missingGlyphs.isEmpty)

    let head = paragraph("Schifffahrts-").layout(width: nil, height: nil).size.width
    #expect(paragraph(soft).lines(in: head) == ["Schiff\u{AD}fahrts-", "kunde"])
    // The hyphen must fit, too.
    #expect(paragraph(soft).lines(in: head - 1) == ["Schiff-", "fahrts\u{AD}kunde"])
    // Unlike a word that is too long, it ends a line that has other words.
    #expect(paragraph("Alte " + soft).lines(in: head) == ["Alte Schiff-", "fahrts\u{AD}kunde"])
    // Before the first one that fits, the word is divided as if it ended there.
    #expect(paragraph("information\u{AD}xx").lines(in: 60) == ["infor-", "mation-", "xx"])
    #expect(paragraph(soft, style: ParagraphStyle(lineLimit: 1, scale: 3)).lines(in: 90).count == 1)
    // Where no letter stands before it, it is nothing.
    for text in ["\u{AD}abc", "\u{AD}\u{AD}abc", "a \u{AD}bc", "\u{AD}"] {
        #expect(!paragraph(text).lines(in: 1).joined().contains("-"), "\(text.debugDescription)")
    }
}
