import SwiftUI

struct BookRow: View {
    let book: Book

    var body: some View {
        HStack {
            Image(systemName: "star.fill").foregroundColor(.yellow)
            VStack(alignment: .leading) {
                Text(book.title).font(.headline)
                Text("\(book.author), \(book.pages) pages").font(.subheadline).foregroundColor(.secondary)
            }
        }
        .padding(12)
    }
}

struct BookRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BookRow(book: sampleBooks[0]).previewDisplayName("light")
            BookRow(book: sampleBooks[0])
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("right to left")
        }
        .previewLayout(.sizeThatFits)
    }
}
