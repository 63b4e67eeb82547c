import Foundation
import Graphics
import Testing

@testable import SwiftUICore

struct LocalizedStringKeyTests {
    static let name = "Dungeon"

    /// The keys that Xcode would extract from the same literals.
    @Test(arguments: [
        ("Rooms", "Rooms"),
        ("100%", "100%"),
        ("\(20) people", "%lld people"),
        ("\(name)", "%@"),
        ("\(50)% of \(name)", "%lld%% of %@"),
        ("\(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1))", "%d %d %d %lld"),
        ("\(UInt8(1)) \(UInt16(1)) \(UInt32(1)) \(UInt64(1)) \(UInt(1))", "%u %u %u %llu %llu"),
        ("\(2.5) \(CGFloat(2.5)) \(Float(2.5))", "%lf %lf %f"),
        ("\(2.5, specifier: "%.2f") km", "%.2f km"),
        ("\(2, format: .number) m", "%@ m"),
        ("\(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)", "%@"),
        ("\(AttributedString("a"))", "%@"),
    ] as [(LocalizedStringKey, String)])
    func keyOfALiteral(_ literal: LocalizedStringKey, _ key: String) { #expect(literal.key == key) }

    /// Without any table the key itself is shown, its arguments in the locale's form.
    @Test(arguments: [
        ("100%", "en_US", "100%"),
        ("\(2000) people", "en_US", "2,000 people"),
        ("\(2000) people", "de_DE", "2.000 people"),
        ("\(2000)", "es_ES", "2000"),  // Spanish groups from five digits on.
        ("\(1_234_567)", "en_IN", "12,34,567"),
        ("\(2000)", "ar", "٢٬٠٠٠"),
        ("\(2000)", "ar_EG", "٢٬٠٠٠"),
        ("\(2000)", "ar_AE", "2,000"),
        ("\(2000)", "ar@numbers=latn", "2,000"),
        ("\(2000)", "fa", "۲٬۰۰۰"),
        ("\(2.5)", "en_US", "2.500000"),
        ("\(1234.5, specifier: "%.2f")", "en_US", "1,234.50"),
        ("\(1234.5, specifier: "%.2f")", "de_DE", "1.234,50"),
        ("\(0.5, specifier: "%.1f")", "ar", "٠٫٥"),
        ("\(7, specifier: "%02d")", "en_US", "07"),
        ("\(7, specifier: "%02d")", "ar", "٠٧"),
        ("\(7, specifier: "%+d")", "en_US", "+7"),
        ("\(7, specifier: "%4d")|", "en_US", "   7|"),
        ("\(7, specifier: "%-4d")|", "en_US", "7   |"),
        ("\(255, specifier: "%x") \(255, specifier: "%04X")", "en_US", "ff 00FF"),
        ("\(3.0, specifier: "%g")", "en_US", "3"),
        ("\(3.14159, specifier: "%06.2f")", "en_US", "003.14"),
        ("\(Int64.min)", "en_US", "-9,223,372,036,854,775,808"),
        ("\(UInt64.max)", "en_US", "18,446,744,073,709,551,615"),
        ("\(Double.infinity) \(Double.nan)", "en_US", "∞ NaN"),
        ("\("50%") of \("100%")", "en_US", "50% of 100%"),
        ("\(50)%", "en_US", "50%"),
        ("\(0.5, format: .percent)", "de_DE", "50 %"),
        ("\(2000, format: .number)", "ar", "٢٬٠٠٠"),
    ] as [(LocalizedStringKey, String, String)])
    func textWithoutATable(_ literal: LocalizedStringKey, _ locale: String, _ text: String) {
        let normalized = literal.resolved(in: environment(locale)).replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(normalized == text)
    }

    @Test func keysAreEqualWhenKeyAndArgumentsAre() {
        #expect(("\(1) a" as LocalizedStringKey) == "\(1) a")
        #expect(("\(1) a" as LocalizedStringKey) != "\(2) a")
        #expect(("\(1) a" as LocalizedStringKey) != "%lld a")
        #expect(("\(1, format: .number)" as LocalizedStringKey) == "\(1, format: .number)")
        #expect(("\(1, format: .number)" as LocalizedStringKey) != "\(2, format: .number)")
        #expect(("\(1, format: .number)" as LocalizedStringKey) != "\(1, format: .percent)")
    }

    @Test func datesFollowTheEnvironmentsCalendarZoneAndLocale() {
        let date = Date(timeIntervalSince1970: 1_559_500_000)  // 2 June 2019, 18:26:40 UTC
        let key: LocalizedStringKey = "\(date, format: .dateTime.year().month(.wide).day().hour().minute())"
        var german = environment("de_DE")
        german.timeZone = TimeZone(secondsFromGMT: 8 * 3600)!
        #expect(key.resolved(in: german).contains("3. Juni 2019"))
        #expect(key.resolved(in: environment("en_US")).hasPrefix("June 2, 2019"))
        let range: LocalizedStringKey = "\(DateInterval(start: date, duration: 3600))"
        #expect(range.resolved(in: environment("en_US")).hasPrefix("Jun 2, 2019, 6:26"))
    }

    @Test func aFormatterWritesAnObject() {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone, formatter.dateFormat) = (Locale(identifier: "en_US"), TimeZone(secondsFromGMT: 0), "yyyy")
        #expect(("\(Date(timeIntervalSince1970: 0), formatter: formatter)" as LocalizedStringKey).resolved(in: environment("en_US")) == "1970")
    }
}

struct FormatStringTests {
    @Test(arguments: [
        ("%2$@ has %1$lld", [.integer(3), .text("Hall")], "Hall has 3"),
        ("%1$@ %1$@ %@", [.text("a"), .text("b")], "a a b"),
        ("%@ and %@", [.text("a")], "a and %@"),
        ("%9$@", [.text("a")], "%9$@"),
        ("%0$@", [.text("a")], "%0$@"),
        ("50%, %@", [.text("a")], "50%, a"),
        ("%#llx and % d", [.integer(255), .integer(-3)], "0xff and -3"),
        ("% %% %", [.text("a")], "% % %"),
        ("%", [.text("a")], "%"),
        ("%#@x@", [.text("a")], "%#@x@"),
        ("%lld", [.text("a")], "a"),
        ("%d", [.floating(2.9)], "2"),
        ("%.1f", [.integer(2)], "2.0"),
        ("%@", [.integer(2000)], "2,000"),
        ("%5@|%-5@|%.2@", [.text("abc"), .text("abc"), .text("abc")], "  abc|abc  |ab"),
        ("%.2e", [.floating(1234.5)], "1.23E3"),
        ("%g %g %g", [.floating(0.5), .floating(1e9), .floating(0)], "0.5 1E9 0"),
    ] as [(String, [FormatArgument], String)])
    func formatsTakeTheirArguments(_ format: String, _ arguments: [FormatArgument], _ text: String) {
        let formatter = PhraseFormatter(arguments: arguments, locale: Locale(identifier: "en_US"), language: "en", idiom: .iphone)
        #expect(formatter.string(LocalizedEntry(format)) == text)
    }
}
