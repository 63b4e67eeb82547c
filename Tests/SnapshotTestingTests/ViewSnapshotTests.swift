import SnapshotTesting
import SwiftUI
import Testing

private struct LoginButton: View {
    var body: some View {
        HStack {
            Image(systemName: "person.crop.circle")
            Text("Log in")
        }
        .padding(10)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color.blue))
        .padding(10)
    }
}

/// Written as tests for Apple's platforms are; their references lie beside this file and were looked at.
@MainActor @Suite(.snapshots()) struct ViewSnapshotTests {
    @Test func button() {
        assertSnapshot(of: LoginButton(), as: .image)
        assertSnapshot(of: LoginButton(), as: .image(traits: .init(userInterfaceStyle: .dark)), named: "dark")
        assertSnapshot(of: LoginButton(), as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .fixed(width: 150, height: 60)), named: "fixed")
    }

    @Test func screen() {
        assertSnapshot(of: LoginButton(), as: .layout(layout: .device(config: .iPhone13)), named: "phone")
        assertSnapshot(of: LoginButton(), as: .layout(layout: .device(config: .iPhone13(.landscape)), traits: .init(layoutDirection: .rightToLeft)), named: "turned")
    }

    @Test func values() {
        assertSnapshot(of: LoginButton(), as: .accessibility, named: "accessibility")
        assertSnapshot(of: ["b": 2, "a": 1], as: .json)
        assertSnapshot(of: "one\ntwo", as: .lines)
        assertSnapshot(of: [1, 2], as: .dump)
    }
}

/// Off the main actor, as old tests are.
@Test(.snapshots()) func offTheMainActor() async {
    let strategy: Snapshotting<Text, String> = .layout
    let text = await MainActor.run { Text("Hello") }
    assertSnapshot(of: text, as: strategy)
}
