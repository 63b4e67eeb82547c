import SwiftUI

struct BookCard: View {
    let book: Book
    let progress: Double

    var body: some View {
        HStack {
            Cover(name: book.coverName)
            VStack(alignment: .leading) {
                TitleText(title: book.title)
                AuthorText(author: book.author)
            }
            Spacer()
            RingProgressView(value: progress)
        }
    }
}

struct Cover: View {
    let name: String

    var body: some View {
        Image(name, bundle: .module)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(height: 60)
            .cornerRadius(4)
    }
}

struct TitleText: View {
    let title: String

    var body: some View { Text(title).font(.headline) }
}

struct AuthorText: View {
    let author: String

    var body: some View { Text(author).font(.subheadline).foregroundStyle(.secondary) }
}

struct RingProgressView: View {
    let value: Double

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.gray.opacity(0.2), lineWidth: 6)
            Circle()
                .trim(from: 0, to: value)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(value, format: .percent.precision(.fractionLength(0)))
                .font(.caption2)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
        .frame(width: 44, height: 44)
        .padding(3)
    }
}

// B1, B2
#Preview("Card", traits: .fixedLayout(width: 361, height: 90)) {
    BookCard(book: .persuasion, progress: 0.48).padding()
}

#Preview("Rings", traits: .sizeThatFitsLayout) {
    HStack {
        ForEach([0, 0.25, 0.5, 0.9, 1], id: \.self) { RingProgressView(value: $0) }
    }
    .padding()
}
