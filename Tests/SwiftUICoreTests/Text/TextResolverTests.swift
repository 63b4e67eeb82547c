import Foundation
import Graphics
import Testing

@testable import SwiftUICore

private typealias Piece = TextResolver.Piece

private func pieces(_ text: Text, _ environment: EnvironmentValues = environment("en_US")) -> [Piece] {
    TextResolver(environment).pieces(of: text)
}

private func words(_ text: Text, _ environment: EnvironmentValues = environment("en_US")) -> String {
    text.text(in: environment).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ").replacing("\u{2009}", with: " ")
}

/// The world's now is 9 January 2007, 9:41 UTC.
private let now = World.standardDate

struct TextResolverTests {
    @Test(arguments: [
        (Text(now, style: .date), "en_US", "January 9, 2007"), (Text(now, style: .time), "en_US", "9:41 AM"),
        (Text(now, style: .time), "de_DE", "09:41"), (Text(now + 83, style: .relative), "en_US", "1 min, 23 sec"),
        (Text(now - 60, style: .offset), "en_US", "-1 minute"), (Text(now + 3723, style: .timer), "en_US", "1:02:03"),
        (Text(now...now + 3600), "en_US", "Jan 9, 2007, 9:41 – 10:41 AM"),
        (Text(DateInterval(start: now, duration: 3600)), "en_US", "Jan 9, 2007, 9:41 – 10:41 AM"),
        (Text(now, style: .date), "ja", "2007年1月9日"),
    ])
    func datesAreOfTheWorld(_ text: Text, _ locale: String, _ shown: String) { #expect(words(text, environment(locale)) == shown) }

    @Test(arguments: [
        (Text(timerInterval: now...now + 200), "3:20"),
        (Text(timerInterval: now - 50...now + 200, countsDown: false), "0:50"),
        (Text(timerInterval: now...now + 3800), "1:03:20"),
        (Text(timerInterval: now...now + 3800, showsHours: false), "63:20"),
        // Stopped half a minute before now; over; not yet begun.
        (Text(timerInterval: now - 60...now + 60, pauseTime: now - 30), "1:30"),
        (Text(timerInterval: now - 60...now - 10), "0:00"),
        (Text(timerInterval: now + 60...now + 160), "1:40"),
    ])
    func timersRunInsideTheirInterval(_ text: Text, _ shown: String) { #expect(words(text) == shown) }

    @Test(arguments: [
        (Text(1234.5, format: .number), "en_US", "1,234.5"), (Text(1234.5, format: .number), "de_DE", "1.234,5"),
        (Text(1234, format: .number), "ar", "١٬٢٣٤"), (Text(0.25, format: .percent), "fr_FR", "25 %"),
        (Text(9.5, format: .currency(code: "EUR")), "de_DE", "9,50 €"), (Text(now, format: .dateTime.year().month()), "en_US", "Jan 2007"),
        (Text(now, format: .dateTime.hour().minute()), "de_DE", "09:41"),
        (Text(["a", "b", "c"], format: .list(type: .and)), "en_US", "a, b, and c"),
    ])
    func valuesAreWrittenInTheLocale(_ text: Text, _ locale: String, _ shown: String) { #expect(words(text, environment(locale)) == shown) }

    @Test func datesAreOfTheCalendarAndTimeZone() {
        var values = environment("en_US")
        values.timeZone = TimeZone(secondsFromGMT: 3 * 3600)!
        #expect(words(Text(now, style: .time), values) == "12:41 PM")
        #expect(words(Text(now, format: .dateTime.hour().minute()), values) == "12:41 PM")
    }

    @Test func equalTextsAreThoseThatShowTheSame() {
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(0.5, format: .number) != Text(0.5, format: .number.precision(.fractionLength(2))))
        #expect(Text(now, style: .date) != Text(now, style: .time))
        #expect(Text("a \(Text("b").bold())") == Text("a \(Text("b").bold())"))
        #expect(Text("a \(Text("b").bold())") != Text("a \(Text("b"))"))
    }

    // MARK: - Looks

    @Test func joinedTextsKeepTheirLooks() {
        let all = pieces(Text("One ").bold() + (Text("two ").italic() + Text("three")).underline())
        #expect(all.map(\.string) == ["One ", "two ", "three"])
        #expect(all[0].fontModifiers == [.bold] && all[1].fontModifiers == [.italic] && all[2].fontModifiers.isEmpty)
        #expect(all.map { $0.underline != nil } == [false, true, true])
    }

    @Test func theInnermostModifierWins() {
        let all = pieces((Text("a").font(.title).foregroundColor(.red) + Text("b")).font(.caption).foregroundColor(.blue))
        #expect(all[0].font == .title && all[1].font == .caption)
        #expect(all[0].style.word != all[1].style.word)
        #expect(pieces((Text("a").bold(false)).bold())[0].fontModifiers.isEmpty)
    }

    @Test func aTextInsideALiteralKeepsItsLooks() {
        let key: LocalizedStringKey = "by \(Text("Ann").bold()) and \("Bob")"
        #expect(key.key == "by %@ and %@")
        let all = pieces(Text(key).italic())
        #expect(all.map(\.string) == ["by ", "Ann", " and Bob"])
        #expect(all.map(\.fontModifiers) == [[.italic], [.bold, .italic], [.italic]])
    }

    @Test func translationsMayReorderTextsAndImages() throws {
        let bundle = try FixtureBundle("Fixture.resources", [
            "de.lproj/Localizable.strings": #""%@ likes %@ %lld" = "%3$lld-mal **mag %1$@** %2$@";"#,
        ])
        let text = Text("\(Text("Ann").underline()) likes \(Image(systemName: "star")) \(2)")
        let all = pieces(text, environment("de", ResourceLibrary(bundle)))
        #expect(all.map(\.string) == ["2-mal ", "mag ", "Ann", " ", "\u{FFFC}"])
        #expect(all[2].fontModifiers == [.bold] && all[2].underline != nil)
        #expect(all[4].image == Image(systemName: "star"))
    }

    @Test func damagedMarksInDataAreDropped() {
        let start = String(Unicode.Scalar(UInt32(0xFDD0))!), end = String(Unicode.Scalar(UInt32(0xFDD1))!)
        #expect(words(Text("a \("x\(start)7\(end)y\(start)z")")) == "a xyz")
    }

    @Test func attributesOfARunWin() throws {
        var string = AttributedString("plain ")
        var bold = AttributedString("loud")
        bold.font = .title
        bold.foregroundColor = .red
        bold.backgroundColor = .yellow
        bold.kern = 2
        bold.baselineOffset = 3
        bold.underlineStyle = .single
        string += bold
        let all = pieces(Text(string).font(.caption).foregroundColor(.blue))
        #expect(all.map(\.string) == ["plain ", "loud"])
        #expect(all[0].font == .caption && all[1].font == .title)
        #expect(all[1].kerning == 2 && all[1].baselineOffset == 3 && all[1].underline != nil && all[1].background != nil)
        #expect(all[0].style.word != all[1].style.word)
    }

    @Test func markdownBecomesAttributes() throws {
        let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~\n[f](https://example.com)")
        #expect(String(string.characters) == "a b c d e f")
        let all = pieces(Text(string))
        #expect(all.first { $0.string == "b" }?.fontModifiers == [.bold])
        #expect(all.first { $0.string == "c" }?.fontModifiers == [.italic])
        #expect(all.first { $0.string == "d" }?.fontModifiers == [.monospaced])
        #expect(all.first { $0.string == "e" }?.strikethrough != nil)
        #expect(string.runs.last?.link?.absoluteString == "https://example.com")
        let kept = try AttributedString(markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(kept.characters) == "a\nb")
    }

    @Test(arguments: [("en_US", "TITLE IN İT"), ("tr_TR", "TİTLE İN İT")])
    func textCaseIsOfTheLanguage(_ locale: String, _ shown: String) {
        var values = environment(locale)
        values.textCase = .uppercase
        #expect(words(Text(verbatim: "Title in İt"), values) == shown)
    }

    @Test func keysOfAResourceAreLookedUp() throws {
        let bundle = try FixtureBundle("Fixture.resources", ["de.lproj/Localizable.strings": #""greet" = "Hallo, %@";"#])
        let text = Text(LocalizedStringResource("greet", defaultValue: "Hello, \("Ann")"))
        #expect(words(text, environment("de", ResourceLibrary(bundle))) == "Hallo, Ann")
        #expect(words(text, environment("en_US")) == "Hello, Ann")
    }
}
