import Combine
@testable import SwiftUICore
import Testing

/// The data flow of the 2020 talk's snippets: values, how often objects are made, and when they go.
@MainActor @Suite struct BookClubDataFlowTests {
    @Test("B3: several fields changed in one write are one update")
    func severalFields() {
        struct EditorConfig: Equatable {
            var isEditorPresented = false
            var note = "old"
            var progress = 0.0
            mutating func present(initialProgress: Double) {
                progress = initialProgress
                note = ""
                isEditorPresented = true
            }
        }
        final class Way { var present: () -> Void = {} }
        struct Editor: View {
            @State private var config = EditorConfig()
            let way: Way
            var body: some View {
                let _ = way.present = { config.present(initialProgress: 0.5) }
                Word("\(config.isEditorPresented) \(config.note) \(config.progress)")
            }
        }
        let way = Way()
        let tree = Mounted { Editor(way: way) }
        #expect(tree.texts == ["false old 0.0"])
        #expect(tree.bodies { way.present() } == 1)
        #expect(tree.texts == ["true  0.5"])
    }

    @Test("B6, B8: a computed property of an object follows what it is computed from")
    func computed() {
        final class CurrentlyReading: ObservableObject {
            @Published var progress = 0.25
            @Published var isFinished = false
            var currentProgress: Double { isFinished ? 1 : progress }
        }
        struct Ring: View {
            @ObservedObject var reading: CurrentlyReading
            var body: some View { Word("\(reading.currentProgress)") }
        }
        let reading = CurrentlyReading()
        let tree = Mounted { Ring(reading: reading) }
        #expect(tree.texts == ["0.25"])
        #expect(tree.bodies { reading.progress = 0.5 } == 1)
        #expect(tree.texts == ["0.5"])
        #expect(tree.bodies { reading.isFinished = true } == 1)
        #expect(tree.texts == ["1.0"])
    }

    @Test("B10, B11: a loader is made once, loads when its view appears, and goes with it")
    func loader() {
        final class CoverImageLoader: ObservableObject {
            @Published public private(set) var image: String?
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                journal.note("made")
            }
            func load(_ name: String) { image = "cover of " + name }
            func cancel() { journal.note("cancelled") }
            deinit { cancel() }
        }
        struct BookCoverView: View {
            let name: String
            let size: Int
            @StateObject private var loader: CoverImageLoader
            let journal: Journal
            init(name: String, size: Int, journal: Journal) {
                (self.name, self.size, self.journal) = (name, size, journal)
                _loader = StateObject(wrappedValue: CoverImageLoader(journal))
            }
            var body: some View {
                let _ = journal.note(loader.image ?? "placeholder")
                Word("\(loader.image ?? "placeholder") \(size)").onAppear { loader.load(name) }
            }
        }
        let journal = Journal()
        let tree = Mounted(1) { size in if size > 0 { BookCoverView(name: "Dune", size: size, journal: journal) } }
        #expect(journal.taken() == ["made", "placeholder", "cover of Dune"])
        for size in 2...10 { tree.input = size }
        #expect(journal.taken() == Array(repeating: "cover of Dune", count: 9), "neither made nor loaded again")
        tree.input = 0
        #expect(journal.taken() == ["cancelled"])
    }

    @Test("B12, B13: an observed object made in place is made anew with each evaluation round it; an owned one is not")
    func observedOrOwned() {
        final class Store: ObservableObject {
            @Published var books = 0
            init(_ journal: Journal) { journal.note("made") }
        }
        struct Bad: View {
            @ObservedObject var store: Store
            let step: Int
            var body: some View { Word("\(store.books)") }
        }
        struct Good: View {
            @StateObject private var store: Store
            let step: Int
            let handles: Handles
            init(_ store: @autoclosure @escaping () -> Store, step: Int, handles: Handles) {
                (_store, self.step, self.handles) = (StateObject(wrappedValue: store()), step, handles)
            }
            var body: some View {
                let _ = handles.counts["books"] = $store.books
                Word("\(store.books)")
            }
        }
        let bad = Journal(), good = Journal(), handles = Handles()
        let first = Mounted(1) { Bad(store: Store(bad), step: $0) }
        let second = Mounted(1) { Good(Store(good), step: $0, handles: handles) }
        handles.counts["books"]!.wrappedValue = 5
        for step in 2...4 { (first.input, second.input) = (step, step) }
        #expect(bad.taken().count == 4)
        #expect(good.taken().count == 1)
        #expect(second.texts == ["5"])
    }
}
