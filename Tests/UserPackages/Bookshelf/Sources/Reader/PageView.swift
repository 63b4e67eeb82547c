import SwiftUI

struct PageView: View {
    @Environment(\.readingWidth) private var width
    @Environment(\.colorScheme) private var colorScheme
    var progress: ReadingProgress
    @Binding var isMarked: Bool

    var body: some View {
        VStack(spacing: 16) {
            Text("Page \(progress.page) of \(progress.pages)").bold()
            Rectangle().fill(Color.blue).frame(width: width * progress.fraction, height: 4)
            if isMarked { Bookmark().fill(Color.orange).frame(width: 16, height: 24) }
            Button("Next page") { progress.page += 1 }
            Text(colorScheme == .dark ? "By night" : "By day").foregroundStyle(.secondary)
        }
        .preference(key: WidestPage.self, value: width)
    }
}

#Preview {
    @Previewable @State var isMarked = true
    PageView(progress: ReadingProgress(pages: 4), isMarked: $isMarked)
}

#Preview("Narrow") {
    let progress = ReadingProgress(pages: 2)
    return PageView(progress: progress, isMarked: .constant(false)).environment(\.readingWidth, 120)
}

private struct NightPage_Previews: PreviewProvider {
    static var previews: some View {
        PageView(progress: ReadingProgress(pages: 3), isMarked: .constant(true))
            .environment(\.colorScheme, .dark)
            .previewDisplayName("dark")
    }
}
