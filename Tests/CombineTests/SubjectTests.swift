import Combine
import Testing

struct SubjectTests {
    @Test func `a passthrough subject keeps nothing`() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let record = Record(subject)
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        #expect(record.text == "2 |")
        #expect(recorded(subject) == "|")
    }

    @Test func `a current value subject sends its value first and shows a new one while sending it`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let cancellable = subject.sink { seen += [$0, subject.value] }
        subject.value = 2
        subject.send(3)
        cancellable.cancel()
        subject.send(4)
        #expect(seen == [1, 1, 2, 2, 3, 3])
        #expect(subject.value == 4)
    }

    @Test func `demand is kept: a passthrough subject drops, a current value subject keeps the latest`() {
        let passthrough = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(0)
        let (first, second) = (Sipper(), Sipper())
        passthrough.subscribe(first)
        current.subscribe(second)
        for value in 1...3 {
            passthrough.send(value)
            current.send(value)
        }
        #expect(first.values == [])
        first.subscription?.request(.max(2))
        second.subscription?.request(.max(2))
        for value in 4...6 {
            passthrough.send(value)
            current.send(value)
        }
        #expect(first.values == [4, 5])
        #expect(second.values == [3, 4])
    }

    @Test func `operators that wait keep what is not asked for`() {
        let subject = PassthroughSubject<Int, Never>()
        let sipper = Sipper()
        subject.merge(with: PassthroughSubject<Int, Never>()).subscribe(sipper)
        subject.send(1)
        subject.send(2)
        sipper.subscription?.request(.max(1))
        #expect(sipper.values == [1])
        sipper.subscription?.request(.max(5))
        #expect(sipper.values == [1, 2])
    }

    @Test func `a value passed over is asked for again`() {
        let sipper = Sipper()
        (1...10).publisher.filter { $0 % 2 == 0 }.subscribe(sipper)
        sipper.subscription?.request(.max(3))
        #expect(sipper.values == [2, 4, 6])
    }

    @Test func `a subscriber may cancel, send and subscribe while it is told a value`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var cancellables: Set<AnyCancellable> = []
        subject.sink { value in
            seen.append(value)
            if value == 1 {
                subject.send(2)
                subject.sink { seen.append($0 * 100) }.store(in: &cancellables)
            }
            if value == 3 { cancellables = [] }
        }.store(in: &cancellables)
        subject.send(1)
        subject.send(3)
        subject.send(4)
        #expect(seen == [1, 2, 3] || seen == [1, 2, 3, 300])
    }

    @Test func `letting go of the cancellable lets go of everything`() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let cancellable = subject.map { $0 + 1 }.merge(with: Just(1)).sink { _ in _ = held }
            subject.send(1)
            cancellable.cancel()
        }
        #expect(token == nil)
    }

    @Test func `a shared publisher is subscribed to once, and again after all have left`() {
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions = 0
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let (first, second) = (Record(shared), Record(shared))
        subject.send(1)
        first.cancel()
        second.cancel()
        let third = Record(shared)
        subject.send(2)
        #expect([first.text, second.text, third.text] == ["1", "1", "2"])
        #expect(subscriptions == 2)
    }

    @Test func `switchToLatest leaves the one before`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let record = Record(outer.switchToLatest())
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        second.send(4)
        second.send(completion: .finished)
        #expect(record.text == "1 3 4 |")
    }

    @Test func `values until and from another publisher's first`() {
        let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (before, after) = (Record(subject.prefix(untilOutputFrom: other)), Record(subject.drop(untilOutputFrom: other)))
        subject.send(1)
        other.send()
        subject.send(2)
        #expect(before.text == "1 |")
        #expect(after.text == "2")
    }

    @Test func `print writes each step`() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = recorded(Just(1).print("p", to: lines))
        #expect(lines.text == "p: receive subscription\np: request unlimited\np: receive value: (1)\np: receive finished\n")
    }
}

/// Takes only what is asked for by hand.
private final class Sipper: Subscriber {
    var subscription: (any Subscription)?
    var values: [Int] = []

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}
