// `#Preview`s that nothing refers to; `PreviewDiscoveryTests` names their lines, so add new ones at the end.

import SwiftUI

#Preview {
    Words("unnamed")
}

#Preview("Named") {
    Words("named")
}

#Preview {
    let number = 3
    return Words("with return: \(number)")
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft, .fixedLayout(width: 320, height: 240), .modifier(Framed())) {
    if Bool(true) {
        Words("condition")
    } else {
        Words("other")
    }
}

#Preview("State") {
    @Previewable @State var count = 3
    @Previewable @State var title = "State"
    let line = "\(title) \(count)"
    Words(line)
}

#Preview("Rooms", arguments: [FixtureRoom(name: "Dungeon"), FixtureRoom(name: "Panorama")]) { room in
    Words(room.name)
}

#Preview("Not a closure", body: fixtureView)

enum PreviewHolder {
    #Preview("In a type") {
        Words("in a type")
    }
}

private struct FixtureRoom {
    var name: String
}

@MainActor private func fixtureView() -> any View { Words("from a function") }

struct Framed: PreviewModifier {
    static var contextsMade = 0

    static func makeSharedContext() async throws -> String {
        contextsMade += 1
        return "shared"
    }

    func body(content: Content, context: String) -> some View {
        VStack {
            content
            Words(context)
        }
    }
}

#Preview("Many lines") {
    // A comment, and a string of several lines.
    Words(
        """
        first
          second
        """)
}

#Preview("Many lines with state") {
    @Previewable @State var word = "second"
    let text = """
        first
          \(word)
        """
    Words(text)
}

@available(macOS 15, *)
#Preview("With a named trait", traits: .framed) {
    Words("named trait")
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var framed: Self = .modifier(Framed())
}

private let source = 7

#Preview("Names of its own") {
    Words("\(source)")
}

#Preview("Waiting", traits: .modifier(Waiting())) {
    Words("never drawn")
}

private struct Waiting: PreviewModifier {
    static func makeSharedContext() async throws { await Task.yield() }

    func body(content: Content, context: Void) -> some View { content }
}
