// `#Preview`s that nothing refers to; `PreviewDiscoveryTests` names their lines, so add new ones at the end.

import SwiftUI

#Preview {
    Text("unnamed")
}

#Preview("Named") {
    Text("named")
}

#Preview {
    let number = 3
    return Text("with return: \(number)")
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft, .fixedLayout(width: 320, height: 240), .modifier(Framed())) {
    if Bool(true) {
        Text("condition")
    } else {
        Text("other")
    }
}

#Preview("State") {
    @Previewable @State var count = 3
    @Previewable @State var title = "State"
    let line = "\(title) \(count)"
    Text(line)
}

#Preview("Rooms", arguments: [FixtureRoom(name: "Dungeon"), FixtureRoom(name: "Panorama")]) { room in
    Text(room.name)
}

#Preview("Not a closure", body: fixtureView)

enum PreviewHolder {
    #Preview("In a type") {
        Text("in a type")
    }
}

private struct FixtureRoom {
    var name: String
}

@MainActor private func fixtureView() -> any View { Text("from a function") }

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View {
        VStack {
            content
            Text(context)
        }
    }
}
