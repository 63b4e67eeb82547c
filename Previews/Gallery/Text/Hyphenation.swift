import SwiftUI

#Preview("German at the largest size", traits: .fixedLayout(width: 320, height: 1200)) {
    VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: "Benachrichtigungseinstellungen").font(.headline)
        Text(verbatim: "Geschwindigkeitsbegrenzungen und „Straßenverkehrsordnungen“ gelten.")
        Label { Text(verbatim: "Überstundenabrechnung") } icon: { Image(systemName: "clock") }
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .dynamicTypeSize(.accessibility5)
    .environment(\.locale, Locale(identifier: "de_DE"))
}

private let words = [
    ("en_US", "knowledgeable"), ("en_GB", "knowledgeable"), ("de", "Brückenschlag"), ("fr", "bibliothèque"), ("es", "construcción"),
    ("it", "responsabilità"), ("nl", "woordenboeken"), ("pt_BR", "informações"), ("sv", "försäkringar"), ("da", "arbejderne"),
    ("nb", "informasjon"), ("pl", "książkami"), ("cs", "informace"), ("hu", "magyarok"), ("ru", "информация"), ("uk", "інформація"),
    ("el", "πληροφορία"), ("ar", "knowledgeable"),
]

#Preview("By language", traits: .sizeThatFitsLayout) {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(72), alignment: .topLeading), count: 3), alignment: .leading, spacing: 8) {
        ForEach(words, id: \.0) { language, word in
            VStack(alignment: .leading) {
                Text(verbatim: language).font(.caption2).foregroundStyle(.secondary)
                Text(verbatim: word).environment(\.locale, Locale(identifier: language))
            }
        }
    }
    .frame(width: 240)
    .padding(8)
}

/// Shown where a line ends at them, and nowhere else; Finnish words have no other hyphens here.
#Preview("Soft hyphens", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 8) {
        ForEach([260, 140, 84] as [CGFloat], id: \.self) { width in
            Text(verbatim: "Uusi lento\u{AD}kone\u{AD}suihku\u{AD}turbiini")
                .frame(width: width, alignment: .leading)
                .border(.blue)
        }
    }
    .environment(\.locale, Locale(identifier: "fi"))
    .padding(8)
}
