import Combine
import Observation
@testable import SwiftUICore
import Testing

/// A change evaluates the bodies that read what changed, each once, and no others.
@MainActor @Suite struct BodyCountTests {
    struct Reader: View {
        @Binding var count: Int
        let journal: Journal
        var body: some View {
            let _ = journal.note("reader")
            Word("\(count)")
        }
    }

    struct Outsider: View {
        @Binding var count: Int
        let journal: Journal
        var body: some View {
            let _ = journal.note("outsider")
            Word("o").onTapGesture { count += 1 }
        }
    }

    struct Owner: View {
        @State private var count = 0
        let handles: Handles
        let journal: Journal
        var body: some View {
            let _ = journal.note("owner")
            let _ = handles.counts["count"] = $count
            Reader(count: $count, journal: journal)
            Outsider(count: $count, journal: journal)
        }
    }

    @Test func aWriteThroughABindingRunsTheReaderOnly() {
        let journal = Journal(), handles = Handles()
        let tree = Mounted { VStack { Owner(handles: handles, journal: journal) } }
        #expect(journal.taken() == ["owner", "reader", "outsider"])
        handles.counts["count"]!.wrappedValue = 1
        handles.counts["count"]!.wrappedValue = 2
        tree.settle()
        #expect(journal.taken() == ["reader"])
        #expect(tree.texts == ["2", "o"])
        handles.counts["count"]!.wrappedValue = 2
        tree.settle()
        #expect(journal.taken() == [], "the same value is no change")
    }

    @Test func theInitialValueIsUsedOnce() {
        struct Initial: View {
            @State var count: Int
            var body: some View { Word("\(count)") }
        }
        let tree = Mounted(1) { Initial(count: $0) }
        tree.input = 2
        #expect(tree.texts == ["1"])
    }

    final class Model: ObservableObject {
        @Published var used = 0
        @Published var unused = 0
    }

    @Test(arguments: ["observed", "state", "environment"])
    func anyPropertyOfAnObservableObjectRunsItsFollowers(_ kind: String) {
        struct Observed: View {
            @ObservedObject var model: Model
            let journal: Journal
            var body: some View {
                let _ = journal.note("follower")
                Word("\(model.used)")
            }
        }
        struct Owned: View {
            @StateObject var model: Model
            let journal: Journal
            var body: some View {
                let _ = journal.note("follower")
                Word("\(model.used)")
            }
        }
        struct Found: View {
            @EnvironmentObject var model: Model
            let journal: Journal
            var body: some View {
                let _ = journal.note("follower")
                Word("\(model.used)")
            }
        }
        struct Holder: View {
            let model: Model
            let journal: Journal
            var body: some View {
                let _ = journal.note("holder")
                Word("\(model.used)")
            }
        }
        let model = Model(), journal = Journal()
        let tree = Mounted {
            VStack {
                switch kind {
                case "observed": Observed(model: model, journal: journal)
                case "state": Owned(model: model, journal: journal)
                default: Found(journal: journal).environmentObject(model)
                }
                Holder(model: model, journal: journal)
            }
        }
        #expect(journal.taken() == ["follower", "holder"])
        model.used = 1
        model.unused = 1
        tree.settle()
        #expect(journal.taken() == ["follower"])
        #expect(tree.texts == ["1", "0"])
    }

    @Test func anotherObservedObjectIsFollowedInsteadOfTheFirst() {
        struct Observed: View {
            @ObservedObject var model: Model
            var body: some View { Word("\(model.used)") }
        }
        let first = Model(), second = Model()
        let tree = Mounted(first) { Observed(model: $0) }
        tree.input = second
        #expect(tree.bodies { first.used = 1 } == 0)
        #expect(tree.bodies { second.used = 2 } == 1)
        #expect(tree.texts == ["2"])
    }

    @Observable final class Newer {
        var a = 0
        var b = 0
    }

    @Test func anObservablePropertyRunsItsReadersOnly() {
        struct Shows: View {
            let name: String
            let model: Newer
            let path: KeyPath<Newer, Int>
            let journal: Journal
            var body: some View {
                let _ = journal.note(name)
                Word("\(model[keyPath: path])")
            }
        }
        let model = Newer(), journal = Journal()
        let tree = Mounted {
            VStack {
                Shows(name: "a", model: model, path: \.a, journal: journal)
                Shows(name: "b", model: model, path: \.b, journal: journal)
            }
        }
        _ = journal.taken()
        model.a = 1
        model.a = 2
        tree.settle()
        #expect(journal.taken() == ["a"])
        #expect(tree.texts == ["2", "0"])
    }

    @Test func whatABodyNoLongerReadsDoesNotRunIt() {
        struct Switching: View {
            let model: Newer
            let readsA: Bool
            var body: some View { Word("\(readsA ? model.a : model.b)") }
        }
        let model = Newer()
        let tree = Mounted(true) { Switching(model: model, readsA: $0) }
        tree.input = false
        #expect(tree.bodies { model.a = 1 } == 0)
        #expect(tree.bodies { model.b = 1 } == 1)
        #expect(tree.texts == ["1"])
    }

    @Test func aPropertyOfAUsersOwnIsUpdatedBeforeTheBodyAndFollowed() {
        @propertyWrapper struct Doubled: DynamicProperty {
            @State private var count = 1
            @Environment(\.lineLimit) private var limit
            private(set) var wrappedValue = 0
            var projectedValue: Binding<Int> { $count }
            mutating func update() { wrappedValue = 2 * count + (limit ?? 0) }
        }
        struct Shows: View {
            @Doubled var value
            let handles: Handles
            var body: some View {
                let _ = handles.counts["count"] = $value
                Word("\(value)")
            }
        }
        let handles = Handles()
        let tree = Mounted(0) { limit in Shows(handles: handles).lineLimit(limit) }
        #expect(tree.texts == ["2"])
        handles.counts["count"]!.wrappedValue = 5
        tree.settle()
        #expect(tree.texts == ["10"])
        tree.input = 100
        #expect(tree.texts == ["110"])
    }

    @Test func siblingsThatDependOnOneValueReactInTreeOrder() {
        struct Reacts: View {
            @Binding var count: Int
            let name: Int
            let journal: Journal
            var body: some View {
                let _ = journal.note("\(name)")
                Word("\(count)")
            }
        }
        struct Many: View {
            @State private var count = 0
            let handles: Handles
            let journal: Journal
            var body: some View {
                let _ = handles.counts["count"] = $count
                ForEach(0..<20) { Reacts(count: $count, name: $0, journal: journal) }
            }
        }
        let handles = Handles(), journal = Journal()
        let tree = Mounted { VStack { Many(handles: handles, journal: journal) } }
        _ = journal.taken()
        handles.counts["count"]!.wrappedValue = 1
        tree.settle()
        #expect(journal.entries == (0..<20).map { "\($0)" })
    }

    @Test func whatOnlyARowsClosureReadsRunsIt() {
        struct Rows: View {
            let model: Newer
            let handles: Handles
            @State private var shift = 0
            var body: some View {
                let _ = handles.counts["shift"] = $shift
                Word("\(model.b)")
                ForEach(0..<2) { Word("\($0 + shift) \(model.a)") }
            }
        }
        let handles = Handles(), model = Newer()
        let tree = Mounted { VStack { Rows(model: model, handles: handles) } }
        handles.counts["shift"]!.wrappedValue = 5
        tree.settle()
        #expect(tree.texts == ["0", "5 0", "6 0"])
        model.a = 1
        tree.settle()
        #expect(tree.texts == ["0", "5 1", "6 1"])
        handles.counts["shift"]!.wrappedValue = 7
        tree.settle()
        #expect(tree.texts == ["0", "7 1", "8 1"])
        // What the body itself read goes on to matter when rows have read after it.
        model.b = 1
        tree.settle()
        #expect(tree.texts == ["1", "7 1", "8 1"])
    }

    @Test func partsOfAValueAreBoundToTheirPlaceInIt() {
        struct Pair: Equatable { var a = 1, items = [1, 2] }
        struct Parts: View {
            @Binding var a: Int
            @Binding var last: Int
            let journal: Journal
            var body: some View {
                let _ = journal.note("parts")
                Word("\(a) \(last)")
            }
        }
        struct Whole: View {
            @State private var pair = Pair()
            let handles: Handles
            let journal: Journal
            var body: some View {
                let _ = (handles.counts["a"] = $pair.a, handles.counts["last"] = $pair.items[1])
                Parts(a: $pair.a, last: $pair.items[1], journal: journal)
            }
        }
        let handles = Handles(), journal = Journal()
        let tree = Mounted { Whole(handles: handles, journal: journal) }
        handles.counts["a"]!.wrappedValue = 7
        handles.counts["last"]!.wrappedValue = 8
        tree.settle()
        #expect(tree.texts == ["7 8"])
        #expect(journal.entries == ["parts", "parts"])
    }
}
