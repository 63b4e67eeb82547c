import SwiftUI

extension EnvironmentValues {
    @Entry var readingWidth: CGFloat = 280
}

@Observable final class ReadingProgress {
    var page = 1
    let pages: Int

    init(pages: Int) { self.pages = pages }

    var fraction: Double { Double(page) / Double(pages) }
}

/// The width of the widest page, as a key in Swift 6 has to be written.
struct WidestPage: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
