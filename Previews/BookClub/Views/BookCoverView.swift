import SwiftUI

struct BookCoverView: View {
    let coverName: String
    var size: CGFloat = 120
    @StateObject private var loader = CoverImageLoader()

    var body: some View {
        CoverImage(loader.image, size: size)
            .onAppear { loader.load(coverName) }
    }
}

/// A cover, or a grey page where there is none yet.
struct CoverImage: View {
    let image: Image?
    let size: CGFloat

    init(_ image: Image?, size: CGFloat) {
        self.image = image
        self.size = size
    }

    var body: some View {
        if let image {
            image
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(height: size)
                .cornerRadius(6)
                .shadow(radius: 3, y: 2)
        } else {
            RoundedRectangle(cornerRadius: 6)
                .fill(.quaternary)
                .overlay { Image(systemName: "book.closed").font(.title).foregroundStyle(.secondary) }
                .frame(width: size * 2 / 3, height: size)
        }
    }
}

// B10, B11
#Preview("Loaded and missing", traits: .sizeThatFitsLayout) {
    HStack(spacing: 20) {
        BookCoverView(coverName: "Kokoro")
        CoverImage(nil, size: 120)
    }
    .padding()
}
