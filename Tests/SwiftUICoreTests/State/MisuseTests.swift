import Combine
import Observation
@testable import SwiftUICore
import Testing

/// What SwiftUI calls a mistake is said in words that name the view.
@MainActor @Suite struct MisuseTests {
    final class Model: ObservableObject { @Published var count = 0 }
    @Observable final class Newer { var count = 0 }

    @Test func publishingDuringABodyIsSaid() {
        struct Publishes: View {
            @ObservedObject var model: Model
            var body: some View {
                let _ = model.count == 0 ? (model.count = 1) : ()
                Word("\(model.count)")
            }
        }
        let tree = Mounted { VStack { Publishes(model: Model()) } }
        #expect(tree.texts == ["1"])
        #expect(tree.graph.diagnostics.map(\.kind) == [.unstableUpdate])
        #expect(tree.graph.diagnostics.first?.place.hasSuffix("Publishes") == true)
    }

    @Test func changesInActionsAreNotMistakes() {
        struct Acts: View {
            @StateObject private var model = Model()
            @State private var count = 0
            var body: some View {
                Word("\(count) \(model.count)").onAppear {
                    count = 1
                    model.count = 2
                }
            }
        }
        let tree = Mounted { Acts() }
        #expect(tree.texts == ["1 2"])
        #expect(tree.graph.diagnostics.isEmpty)
    }

    @Test("§2.5 a missing object is said with the view and the type")
    func missingObject() {
        final class Seen { var sentences: [String] = [] }
        /// Asks for the words that the program would end with.
        struct Reads: View {
            @Environment(\.isEnabled) private var isEnabled
            let seen: Seen
            var body: some View {
                let ticket = ViewGraph.currentReader?.ticket
                let _ = seen.sentences = [
                    MissingObject.sentence("@EnvironmentObject", Model.self, ticket, ".environmentObject(_:)"),
                    MissingObject.sentence("@Environment object", Newer.self, ticket, ".environment(_:)"),
                ]
                Word("a")
            }
        }
        let seen = Seen()
        _ = Mounted { VStack { Reads(seen: seen) } }
        #expect(seen.sentences.allSatisfy { $0.contains("VStack/Reads reads an @Environment") }, "\(seen.sentences)")
        #expect(seen.sentences[0].contains("of type Model") && seen.sentences[0].contains(".environmentObject(_:)"))
        #expect(seen.sentences[1].contains("of type Newer") && seen.sentences[1].contains(".environment(_:)"))
    }

    @Test func anOptionalObjectMayBeMissing() {
        struct Reads: View {
            @Environment(Newer.self) private var model: Newer?
            var body: some View { Word(model.map { "\($0.count)" } ?? "none") }
        }
        let tree = Mounted(Newer?.none) { Reads().environment($0) }
        #expect(tree.texts == ["none"])
        tree.input = Newer()
        #expect(tree.texts == ["0"])
    }

    @Test func propertiesOfViewsThatAreNotOnScreenHaveTheirFirstValues() {
        struct Loose: View {
            @State var count = 3
            @FocusState var isFocused: Bool
            @SceneStorage("a") var stored = "first"
            @Environment(\.lineLimit) var limit
            @FocusedValue(\.nothing) var nothing
            var body: some View { Word("") }
        }
        let view = Loose()
        view.count = 5
        view.isFocused = true
        view.stored = "second"
        view.$count.wrappedValue = 6
        #expect(view.count == 3)
        #expect(!view.isFocused)
        #expect(view.stored == "first")
        #expect(view.limit == nil)
        #expect(view.nothing == nil)
    }
}

private enum NothingKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
    fileprivate var nothing: Int? { self[NothingKey.self] }
}
