import Foundation
import Testing

@testable import SwiftUICore

struct DateTextTests {
    static let now = Date(timeIntervalSince1970: 1_559_573_180)  // 3 June 2019, 14:46:20 UTC

    @Test(arguments: [
        (0.0, Text.DateStyle.date, "en_US", "June 3, 2019"), (0, .time, "en_US", "2:46 PM"), (0, .time, "de_DE", "14:46"), (0, .date, "de_DE", "3. Juni 2019"),
        (8599, .relative, "en_US", "2 hr, 23 min"), (-8599, .relative, "en_US", "2 hr, 23 min"), (83, .relative, "en_US", "1 min, 23 sec"),
        (7200, .offset, "en_US", "+2 hours"), (-60, .offset, "en_US", "-1 minute"), (152, .timer, "en_US", "2:32"), (133_141, .timer, "en_US", "36:59:01"),
        (0, .timer, "en_US", "0:00"), (.infinity, .timer, "en_US", "0:00"),
    ])
    func styles(_ seconds: Double, _ style: Text.DateStyle, _ locale: String, _ text: String) {
        let shown = DateText(Self.now.addingTimeInterval(seconds), style: style, now: Self.now).text(in: environment(locale))
        #expect(shown.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ") == text)
    }

    @Test func arabicDatesHaveArabicDigits() {
        #expect(DateText(Self.now, style: .date, now: Self.now).text(in: environment("ar")).hasSuffix("٢٠١٩"))
    }

    @Test func aDateCanStandInAKey() {
        var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
        interpolation.appendLiteral("since ")
        interpolation.appendInterpolation(deferred: DateText(Self.now, style: .date, now: Self.now))
        let key = LocalizedStringKey(stringInterpolation: interpolation)
        #expect(key.key == "since %@")
        #expect(key.resolved(in: environment("en_US")) == "since June 3, 2019")
    }
}
