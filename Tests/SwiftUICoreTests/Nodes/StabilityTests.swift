@testable import SwiftUICore
import Testing

/// Trees that never come to rest are said, by name, and still show something.
@MainActor @Suite struct StabilityTests {
    struct WritesInBody: View {
        @State private var count = 0
        var body: some View {
            let _ = count += 1
            Word("\(count > 0)")
        }
    }

    struct ChasesItself: View {
        @State private var count = 0
        var body: some View { Word("\(count > 0)").onChange(of: count, initial: true) { count += 1 } }
    }

    struct Alternates: View {
        @State private var isWide = false
        var body: some View {
            Word("true").padding(isWide ? 10 : 0).preference(key: Flag.self, value: isWide)
                .onPreferenceChange(Flag.self) { isWide = !$0 }
        }
        enum Flag: PreferenceKey {
            static var defaultValue: Bool { false }
            static func reduce(value: inout Bool, nextValue: () -> Bool) {}
        }
    }

    @Test("§3.5 a tree that never rests is said, with the view that keeps asking", arguments: ["WritesInBody", "ChasesItself", "Alternates"]) func theCulpritIsNamed(_ name: String) {
        let tree = Mounted {
            VStack {
                switch name {
                case "WritesInBody": WritesInBody()
                case "ChasesItself": ChasesItself()
                default: Alternates()
                }
            }
        }
        #expect(tree.graph.diagnostics.map(\.kind) == [.unstableUpdate])
        #expect(tree.graph.diagnostics.first?.place.contains(name) == true, "\(tree.graph.diagnostics)")
        #expect(tree.texts == ["true"])
        tree.graph.close()
    }

    @Test("§3.5 a change during a body is said, though it ends") func aChangeDuringABodyIsSaidThoughItEnds() {
        struct Measures: View {
            @State private var width = 0
            var body: some View {
                let _ = width = 5
                Word("\(width)")
            }
        }
        let tree = Mounted { Measures() }
        #expect(tree.texts == ["5"])
        #expect(tree.graph.diagnostics.map(\.kind) == [.unstableUpdate])
        #expect(tree.graph.diagnostics.first?.message.contains("while its body is evaluated") == true)
        #expect(tree.graph.diagnostics.first?.place.hasSuffix("Measures") == true)
    }
}
