import Foundation
import Testing

@testable import SwiftUICore

struct FrameworkStringsTests {
    @Test(arguments: [
        (FrameworkStrings.Word.edit, "en_US", "Edit"), (.edit, "ar", "تحرير"), (.done, "ar_EG", "تم"), (.back, "ar", "رجوع"), (.delete, "ar", "حذف"),
        (.cancel, "ar", "إلغاء"), (.search, "ar", "بحث"), (.ok, "ar", "حسنًا"), (.edit, "ja_JP", "編集"), (.ok, "ja", "OK"), (.back, "ja", "戻る"),
        (.edit, "de_AT", "Bearbeiten"), (.cancel, "fr_CA", "Annuler"), (.search, "zh_TW", "搜尋"), (.search, "zh_CN", "搜索"), (.edit, "he", "עריכה"),
        (.edit, "xx", "Edit"), (.today, "pt_PT", "Hoje"),
    ])
    func words(_ word: FrameworkStrings.Word, _ locale: String, _ text: String) {
        #expect(FrameworkStrings.text(word, Locale(identifier: locale)) == text)
    }

    @Test(arguments: FrameworkStrings.languages)
    func everyLanguageHasEveryWord(_ language: String) {
        let row = FrameworkStrings.rows[language] ?? []
        #expect(row.count == FrameworkStrings.Word.allCases.count)
        #expect(row.allSatisfy { !$0.isEmpty && $0 == $0.trimmingCharacters(in: .whitespaces) })
    }
}
