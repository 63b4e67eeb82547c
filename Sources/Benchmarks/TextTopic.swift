import Foundation
import Typesetting

/// `text`: shaping and setting in lines, without views. San Francisco's line metrics at 17 points.
@MainActor func measureText(_ report: Report) throws {
    let library = try FontLibrary()
    let font = FontDescriptor(size: 17, ascent: 16.19, descent: 4.1, capHeight: 11.98, tracking: -0.43)
    func paragraph(_ text: String, lineLimit: Int? = nil, language: String = "en") -> Paragraph {
        let style = ParagraphStyle(lineLimit: lineLimit, language: language, scale: 3)
        return Paragraph(library: library, style: style) { _ in [TextRun(text: text, font: font)] }
    }
    func addPerText(_ name: String, _ count: Int, _ letters: Int, _ body: (Int) -> Void) {
        let timing = measure(body)
        let microseconds = timing.processor * 1000 / Double(count)
        let perSecond = Double(letters) / microseconds
        report.add(name, timing, note: String(format: "%.2f µs a text, %.2f million glyphs a second", microseconds, perSecond))
    }

    // A number makes each text one that was never shaped before.
    var number = 0
    func fresh(_ text: String) -> String {
        number += 1
        return "\(text) \(100_000 + number)"
    }
    let sentence = "The quick brown fox jumps over lazy dogs"
    addPerText("shape 1,000 labels", 1000, 46) { _ in
        for _ in 0..<1000 { keep(paragraph(fresh(sentence)).layout(width: nil, height: nil)) }
    }
    addPerText("1,000 labels shaped before", 1000, 40) { _ in
        for _ in 0..<1000 { keep(paragraph(sentence).layout(width: nil, height: nil)) }
    }
    let runs = [TextRun(text: sentence, font: font)], style = ParagraphStyle(scale: 3)
    addPerText("1,000 labels set before", 1000, 40) { _ in
        for _ in 0..<1000 { keep(library.paragraph(of: runs, style: style).layout(width: nil, height: nil)) }
    }
    let before = library.shapedCount
    for _ in 0..<1000 { keep(library.paragraph(of: runs, style: style).layout(width: 200, height: nil)) }
    guard library.shapedCount == before else { throw Request.Mistake("A text that was shaped before was shaped again.") }
    addPerText("shape 1,000 Arabic labels", 1000, 28) { _ in
        for _ in 0..<1000 { keep(paragraph(fresh("غرفة الاجتماعات الكبيرة"), language: "ar").layout(width: nil, height: nil)) }
    }
    addPerText("shape 1,000 Japanese labels", 1000, 19) { _ in
        for _ in 0..<1000 { keep(paragraph(fresh("会議室は十二人まで使えます"), language: "ja").layout(width: nil, height: nil)) }
    }

    let words = Array(repeating: sentence, count: 125).joined(separator: " ")
    addPerText("shape and set 1,000 words at 350 pt", 1, words.count) { _ in
        keep(paragraph(fresh(words)).layout(width: 350, height: nil))
    }
    let set = paragraph(fresh(words))
    addPerText("set 1,000 words at 100 other widths", 100, words.count) { round in
        // A step of a quarter point shifts no line by chance into a kept layout of the rounds before.
        for width in 0..<100 { keep(set.layout(width: 150 + CGFloat(width) * 2 + CGFloat(round) * 0.25, height: nil)) }
    }
    let short = paragraph(fresh(words), lineLimit: 2)
    addPerText("truncate 1,000 words to two lines, 100 widths", 100, words.count) { round in
        for width in 0..<100 { keep(short.layout(width: 150 + CGFloat(width) * 2 + CGFloat(round) * 0.25, height: nil)) }
    }
}
