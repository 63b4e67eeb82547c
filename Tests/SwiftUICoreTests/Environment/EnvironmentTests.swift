import Combine
import Graphics
import Observation
@testable import SwiftUICore
import Testing

@MainActor @Suite struct EnvironmentTests {
    struct Reader: View {
        let name: String
        let journal: Journal
        @Environment(\.mark) private var mark
        var body: some View {
            let _ = journal.note(name)
            Word("\(name)=\(mark)")
        }
    }

    struct Deaf: View {
        let name: String
        let journal: Journal
        @Environment(\.mark) private var mark
        var body: some View {
            let _ = journal.note(name)
            Word(name)
        }
    }

    @Test func aChangeRunsReadersThatAreNotShadowed() {
        let journal = Journal()
        let tree = Mounted("1") { mark in
            VStack {
                Reader(name: "plain", journal: journal)
                Reader(name: "shadowed", journal: journal).environment(\.mark, "own")
                Reader(name: "other", journal: journal).environment(\.otherMark, mark)
                Deaf(name: "deaf", journal: journal)
            }
            .environment(\.mark, mark)
        }
        _ = journal.taken()
        tree.input = "2"
        #expect(journal.taken() == ["plain", "other"])
        #expect(tree.texts == ["plain=2", "shadowed=own", "other=2", "deaf"])
    }

    @Test func anotherKeysChangeRunsNobody() {
        let journal = Journal()
        let tree = Mounted("1") { mark in
            VStack { Reader(name: "a", journal: journal).environment(\.mark, "own") }.environment(\.otherMark, mark)
        }
        _ = journal.taken()
        tree.input = "2"
        #expect(journal.taken() == [])
    }

    @Test func aValueSetInsideABackgroundDoesNotReachIt() {
        let journal = Journal()
        let tree = Mounted("b") { mark in
            Reader(name: "text", journal: journal)
                .environment(\.mark, "a")
                .background(Reader(name: "behind", journal: journal))
                .environment(\.mark, mark)
        }
        #expect(tree.texts == ["behind=b", "text=a"])
        _ = journal.taken()
        tree.input = "c"
        #expect(tree.texts == ["behind=c", "text=a"])
        #expect(journal.taken() == ["behind"])
    }

    @Test func aModifierThatReadsTheEnvironmentDoesNotRunTheBodyBelow() {
        let journal = Journal()
        let tree = Mounted(ColorScheme.light) { scheme in
            Deaf(name: "deaf", journal: journal).shadow(color: .primary, radius: 1).environment(\.colorScheme, scheme)
        }
        func shadow() -> ResolvedColor? {
            var next: LayoutItem? = tree.graph.rootItem
            while let item = next {
                if let shadow = item as? ShadowItem { return shadow.shadow.color }
                next = item.inner.first
            }
            return nil
        }
        let before = shadow()
        _ = journal.taken()
        tree.input = .dark
        #expect(journal.taken() == [])
        #expect(before != nil && shadow() != before)
    }

    @Test func transformsAddUp() {
        let journal = Journal()
        let tree = Mounted("1") { mark in
            Reader(name: "a", journal: journal)
                .transformEnvironment(\.mark) { $0 += "x" }
                .transformEnvironment(\.mark) { $0 += "y" }
                .environment(\.mark, mark)
        }
        #expect(tree.texts == ["a=1yx"])
        tree.input = "2"
        #expect(tree.texts == ["a=2yx"])
    }

    final class Model: ObservableObject {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    @Observable final class Newer {
        var name: String
        init(_ name: String) { self.name = name }
    }

    struct Finds: View {
        @EnvironmentObject var model: Model
        @Environment(Newer.self) var newer
        var body: some View { Word("\(model.name) \(newer.name)") }
    }

    @Test func objectsAreFoundByTheirTypeNearestFirst() {
        let far = Model("far"), newer = Newer("n")
        let tree = Mounted(Model("near")) { near in
            VStack {
                Finds().environmentObject(near)
                Finds()
            }
            .environmentObject(far)
            .environment(newer)
        }
        #expect(tree.texts == ["near n", "far n"])
        tree.input = Model("other")
        #expect(tree.texts == ["other n", "far n"])
        #expect(tree.bodies { newer.name = "m" } == 2)
        #expect(tree.bodies { far.name = "farther" } == 1)
        #expect(tree.texts == ["other m", "farther m"])
    }

    @Test func anOptionalObjectMayBeMissing() {
        struct Maybe: View {
            @Environment(Newer.self) var newer: Newer?
            var body: some View { Word(newer?.name ?? "none") }
        }
        let tree = Mounted(Newer?.none) { newer in
            VStack {
                Maybe().environment(newer)
                Maybe()
            }
        }
        #expect(tree.texts == ["none", "none"])
        tree.input = Newer("a")
        #expect(tree.texts == ["a", "none"])
    }

    @Test("§2.5 a missing object ends the program with words that name the view and the type") func aMissingObjectIsNamedWithTheViewThatWantsIt() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Mounted { Finds().environment(Newer("n")) } }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("Finds reads an @EnvironmentObject of type Model"), "\(message)")
        #expect(message.contains("environmentObject(_:)"))
        let newer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Mounted { Finds().environmentObject(Model("n")) } }
        }
        let second = String(decoding: try #require(newer).standardErrorContent, as: UTF8.self)
        #expect(second.contains("Finds reads an @Environment object of type Newer"), "\(second)")
    }

    @Test func theRootsEnvironmentReachesReadersOnly() {
        let journal = Journal()
        let tree = Mounted {
            VStack {
                Reader(name: "a", journal: journal)
                Deaf(name: "b", journal: journal)
            }
        }
        _ = journal.taken()
        var environment = EnvironmentValues()
        environment.mark = "set"
        tree.graph.setRootEnvironment(environment)
        tree.settle()
        #expect(journal.taken() == ["a"])
        tree.graph.setRootEnvironment(environment)
        tree.settle()
        #expect(journal.taken() == [])
        #expect(tree.texts == ["a=set", "b"])
    }

    /// For random chains, the bits that changed are those of the keys whose innermost values differ.
    @Test func changedBitsAreThoseOfKeysWhoseValuesDiffer() {
        var state: UInt64 = 7
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let keys: [any EnvironmentKey.Type] = [MarkKey.self, OtherMarkKey.self]
        for _ in 0..<500 {
            var base = EnvironmentValues()
            func grow(_ values: inout EnvironmentValues) {
                for _ in 0..<random(4) {
                    if random(2) == 0 { values.mark = "\(random(3))" } else { values.otherMark = "\(random(3))" }
                }
            }
            grow(&base)
            var (a, b) = (base, base)
            grow(&a)
            grow(&b)
            var expected: UInt64 = 0
            if a.mark != b.mark { expected |= EnvironmentKeyBits.bit(of: ObjectIdentifier(keys[0])) }
            if a.otherMark != b.otherMark { expected |= EnvironmentKeyBits.bit(of: ObjectIdentifier(keys[1])) }
            let found = EnvironmentFrame.changedBits(a.frame, b.frame)
            #expect(found & expected == expected, "a change is never missed")
            // A key that only one of them sets counts as changed, though it may be set to its default.
            if a.sets == b.sets { #expect(found == expected) }
        }
    }
}

private enum MarkKey: EnvironmentKey { static var defaultValue: String { "-" } }
private enum OtherMarkKey: EnvironmentKey { static var defaultValue: String { "-" } }

extension EnvironmentValues {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
    fileprivate var otherMark: String {
        get { self[OtherMarkKey.self] }
        set { self[OtherMarkKey.self] = newValue }
    }
    fileprivate var sets: Set<ObjectIdentifier> {
        var keys: Set<ObjectIdentifier> = [], next = frame
        while let frame = next {
            keys.insert(frame.key)
            next = frame.outer
        }
        return keys
    }
}
