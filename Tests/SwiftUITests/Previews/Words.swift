import SwiftUI

/// A view that tests can recognise by what it says.
struct Words: View, Equatable {
    nonisolated let text: String

    init(_ text: String) { self.text = text }

    nonisolated static func == (left: Words, right: Words) -> Bool { left.text == right.text }

    var body: some View { EmptyView() }
}
