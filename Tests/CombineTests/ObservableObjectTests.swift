@testable import Combine
import Testing

private class Store: ObservableObject {
    @Published var rooms = ["Dungeon"]
    @Published var count = 0
    var plain = 0
}

private final class SubStore: Store {
    @Published var extra: String?
}

private final class GenericStore<Value>: ObservableObject {
    let before = "moves the offset"
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

private final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var count = 0
}

private final class NoPublished: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}

@MainActor private final class MainStore: ObservableObject {
    @Published var count = 0
}

struct ObservableObjectTests {
    /// How often the object says that it will change.
    private func changes(of object: some ObservableObject, during action: () -> Void) -> Int {
        var count = 0
        let cancellable = object.objectWillChange.sink { _ in count += 1 }
        action()
        cancellable.cancel()
        return count
    }

    @Test func `each change of a published property is told, in place and inherited ones too`() {
        let store = Store()
        #expect(changes(of: store) { store.count = 1 } == 1)
        #expect(changes(of: store) { store.rooms.append("Panorama") } == 1)
        #expect(changes(of: store) { store.plain = 1 } == 0)
        #expect(store.rooms == ["Dungeon", "Panorama"])

        let sub = SubStore()
        #expect(changes(of: sub) { (sub.count, sub.extra) = (1, "x") } == 2)
        #expect(changes(of: sub as Store) { sub.extra = nil } == 1)

        let generic = GenericStore([1: "a"])
        #expect(changes(of: generic) { generic.value[2] = "b" } == 1)
    }

    @Test func `the publisher is the same each time, and one for each object`() {
        let (a, b) = (Store(), Store())
        #expect(a.objectWillChange === a.objectWillChange)
        #expect(a.objectWillChange !== b.objectWillChange)
    }

    @Test func `an object with its own publisher sends by itself`() {
        let object = OwnPublisher()
        #expect(changes(of: object) { object.count = 1 } == 0)
        #expect(changes(of: object) { object.objectWillChange.send(1) } == 1)
    }

    @Test func `an object without published properties has a publisher that goes with it`() {
        let before = ObjectPublishers.shared.count
        let object = NoPublished()
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(changes(of: object) { object.count = 1 } == 1)
        for _ in 0..<1000 { _ = NoPublished().objectWillChange }
        // Swept whenever the table has doubled: what is left is in proportion to what lives.
        #expect(ObjectPublishers.shared.count <= 2 * before + 40)
    }

    @Test func `the change is told before it is made`() {
        let store = Store()
        var seen: [String] = []
        var cancellables: Set<AnyCancellable> = []
        store.objectWillChange.sink { seen.append("will change \(store.count)") }.store(in: &cancellables)
        store.$count.sink { seen.append("\($0), still \(store.count)") }.store(in: &cancellables)
        store.count = 5
        #expect(seen == ["0, still 0", "will change 0", "5, still 0"])
        #expect(store.count == 5)
    }

    @Test func `assign to a property sends through it and ends with its object`() {
        let subject = PassthroughSubject<Int, Never>()
        var store: Store? = Store()
        weak let released = store
        subject.assign(to: &store!.$count)
        #expect(changes(of: store!) { subject.send(7) } == 1)
        #expect(store?.count == 7)
        store = nil
        #expect(released == nil)
        subject.send(8)
    }

    @Test func `assign to a key path writes until it is cancelled`() {
        let subject = PassthroughSubject<Int, Never>()
        let store = Store()
        let cancellable = subject.assign(to: \.count, on: store)
        subject.send(7)
        cancellable.cancel()
        subject.send(8)
        #expect(store.count == 7)
    }

    @MainActor @Test func `objects of the main actor are observable`() {
        let store = MainStore()
        #expect(changes(of: store) { store.count = 1 } == 1)
    }

    @Test func `an observer's publishers do not keep the object alive`() {
        weak var released: Store?
        do {
            let store = Store()
            released = store
            _ = store.objectWillChange.sink {}
            _ = store.$count.sink { _ in }
        }
        #expect(released == nil)
    }
}
