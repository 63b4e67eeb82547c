import SwiftUI

private let sentences: [(language: String, isRightToLeft: Bool, text: String)] = [
    ("en", false, "Meet in the Dungeon at 9:41, and bring 3 chairs."),
    ("de", false, "Treffen um 9:41 Uhr im Verlies, bitte Überstundenzettel mitbringen."),
    ("ru", false, "Встреча в подземелье в 9:41, возьмите 3 стула."),
    ("el", false, "Συνάντηση στο μπουντρούμι στις 9:41."),
    ("ar", true, "اللقاء في الغرفة (Dungeon) الساعة ٩:٤١ صباحًا."),
    ("he", true, "ניפגש בחדר Dungeon בשעה 9:41, עם 3 כיסאות."),
    ("hi", false, "सुबह 9:41 बजे कक्ष में मिलिए, तीन कुर्सियाँ लाइए।"),
    ("th", false, "พบกันที่ห้องประชุมใต้ดินเวลา 9:41 น. และนำเก้าอี้มาด้วย"),
    ("ja", false, "九時四十一分に地下室で会いましょう。椅子を三脚お持ちください。"),
    ("zh-Hans", false, "九点四十一分在地牢会面，请带三把椅子。"),
    ("ko", false, "9시 41분에 지하 감옥에서 만나요. 의자 세 개를 가져오세요."),
]

private struct Sentences: View {
    var width: CGFloat = 300

    var body: some View {
        VStack(spacing: 8) {
            ForEach(sentences, id: \.language) { sentence in
                Text(verbatim: sentence.text)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .environment(\.locale, Locale(identifier: sentence.language))
                    .environment(\.layoutDirection, sentence.isRightToLeft ? .rightToLeft : .leftToRight)
            }
        }
        .padding(8)
        .frame(width: width)
    }
}

#Preview("Eleven languages", traits: .sizeThatFitsLayout) { Sentences() }

#Preview("Eleven languages, dark, bold", traits: .sizeThatFitsLayout) {
    Sentences().bold().background(Color.black).environment(\.colorScheme, .dark)
}

#Preview("At one pixel a point", traits: .sizeThatFitsLayout) { Sentences().environment(\.displayScale, 1) }

#Preview("Cut where reading ends", traits: .sizeThatFitsLayout) { Sentences(width: 200).lineLimit(1) }

#Preview("Emoji and flags", traits: .sizeThatFitsLayout) {
    Text(verbatim: "Family 👨‍👩‍👧‍👦 flags 🇩🇪🇯🇵🏴󠁧󠁢󠁳󠁣󠁴󠁿 keycap 1️⃣ tone 👍🏽 text ☎︎ picture ☎️").frame(width: 260).padding(8)
}

#Preview("Accessibility sizes", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        Text("AX5 title").font(.title)
        Text("AX5 body")
        Text("AX5 footnote").font(.footnote)
        Text(verbatim: "عربي حجم كبير")
        Text(verbatim: "ตัวใหญ่ที่สุด")
    }
    .padding(8)
    .environment(\.dynamicTypeSize, .accessibility5)
}
