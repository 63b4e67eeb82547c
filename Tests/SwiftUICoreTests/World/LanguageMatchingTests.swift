import Foundation
import Testing

@testable import SwiftUICore

struct LanguageMatchingTests {
    @Test(arguments: [
        ("en_US", ["en-latn-us", "en-us", "en-latn", "en"]),
        ("zh_TW", ["zh-hant-tw", "zh-tw", "zh-hant", "zh"]),
        ("zh-Hant-HK", ["zh-hant-hk", "zh-hk", "zh-hant", "zh"]),
        ("ar", ["ar-arab", "ar"]),
        ("es_MX", ["es-latn-mx", "es-mx", "es-419", "es-latn", "es"]),
        ("ar@numbers=latn", ["ar-arab", "ar"]),
    ])
    func candidates(_ locale: String, _ expected: [String]) {
        #expect(LanguageMatching.candidates(for: Locale(identifier: locale)) == expected)
    }

    @Test(arguments: [
        ("en_US", ["ar", "en"], ["en"]),
        ("en_US", ["en-AU", "en-GB"], ["en-AU", "en-GB"]),
        ("en_US", ["en-GB", "en", "en_US"], ["en_US", "en", "en-GB"]),
        ("en_US", ["English", "fr"], ["English"]),
        ("zh_TW", ["zh", "zh-Hant", "zh-Hans"], ["zh-Hant", "zh"]),
        ("zh_TW", ["zh", "zh-HK"], ["zh-HK", "zh"]),
        ("zh-Hans", ["zh_CN", "zh_TW"], ["zh_CN"]),
        ("zh", ["zh-Hans"], ["zh-Hans"]),
        ("sr", ["sr-Latn", "sr"], ["sr"]),
        ("nb_NO", ["no"], ["no"]),
        ("es_MX", ["es", "es-419"], ["es-419", "es"]),
        ("es_ES", ["es-419"], ["es-419"]),
        ("fr", ["en", "ar"], []),
        ("", ["en"], []),
    ])
    func serving(_ locale: String, _ available: [String], _ expected: [String]) {
        #expect(LanguageMatching.serving(Locale(identifier: locale), among: available) == expected)
    }
}
