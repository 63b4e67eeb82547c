import Testing
@testable import Typesetting
import Foundation

@Test func smoke() {
    print(library.fingerprint)
    for t in ["Hello, world!", "abc אבג 123", "السلام عليكم", "日本語のテキスト", "👨‍👩‍👧 🇩🇪 👍🏽", "สวัสดีชาวโลก", "a\u{E000}b"] {
        let p = paragraph(t)
        let l = p.layout(width: nil, height: nil)
        print(t, l.size, l.firstBaseline, l.lines.map { $0.runs.map { ($0.glyphs.text, $0.glyphs.fontName, $0.glyphs.glyphs.count, $0.x, $0.width) } }, p.missingGlyphs)
        print(p.lines(in: 60), p.lines(in: 60, height: 45))
    }
}
