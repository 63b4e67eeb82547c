import Combine
import Foundation
import Testing

/// What happens when values are sent at given times, written as `time:value`, in seconds.
private struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: String
    var operation: @Sendable (AnyPublisher<String, Never>, VirtualTimeScheduler) -> AnyPublisher<String, Never>

    init<P: Publisher & SendableMetatype>(
        _ description: String, _ expected: String,
        _ operation: @escaping @Sendable (AnyPublisher<String, Never>, VirtualTimeScheduler) -> P
    ) where P.Output == String, P.Failure == Never {
        testDescription = description
        self.expected = expected
        self.operation = { operation($0, $1).eraseToAnyPublisher() }
    }
}

/// Sent: a at 0, b at 0.2, c at 0.4, d at 2, e at 2.9, the end at 6.
private let sent: [(Double, String)] = [(0, "a"), (0.2, "b"), (0.4, "c"), (2, "d"), (2.9, "e")]

private let cases: [Case] = [
    Case("as it comes", "0.0:a 0.2:b 0.4:c 2.0:d 2.9:e 6.0:|") { values, _ in values },
    Case("debounce", "1.4:c 3.9:e 6.0:|") { values, clock in values.debounce(for: 1, scheduler: clock) },
    Case("throttle, latest", "0.0:a 1.0:c 2.0:d 3.0:e 6.0:|") { values, clock in
        values.throttle(for: .seconds(1), scheduler: clock, latest: true)
    },
    Case("throttle, first", "0.0:a 1.0:b 2.0:d 3.0:e 6.0:|") { values, clock in
        values.throttle(for: .seconds(1), scheduler: clock, latest: false)
    },
    Case("delay", "0.5:a 0.7:b 0.9:c 2.5:d 3.4:e 6.5:|") { values, clock in
        values.delay(for: .milliseconds(500), scheduler: clock)
    },
    Case("timeout", "0.0:a 0.2:b 0.4:c 1.4:|") { values, clock in values.timeout(1, scheduler: clock) },
    Case("receive on", "0.0:a 0.2:b 0.4:c 2.0:d 2.9:e 6.0:|") { values, clock in values.receive(on: clock) },
]

struct SchedulingTests {
    @Test(arguments: cases)
    private func `operators keep the virtual time`(_ test: Case) {
        let clock = VirtualTimeScheduler()
        let subject = PassthroughSubject<String, Never>()
        var seen: [String] = []
        func time() -> String { "\(Double(clock.now.nanoseconds) / 1_000_000_000)" }
        let cancellable = test.operation(subject.eraseToAnyPublisher(), clock).sink { _ in
            seen.append("\(time()):|")
        } receiveValue: { seen.append("\(time()):\($0)") }
        for (time, value) in sent {
            clock.schedule(after: SchedulerTime(nanoseconds: 0).advanced(by: .seconds(time))) { subject.send(value) }
        }
        clock.schedule(after: SchedulerTime(nanoseconds: 6_000_000_000)) { subject.send(completion: .finished) }
        clock.advance(by: 10)
        #expect(seen.joined(separator: " ") == test.expected)
        #expect(clock.nextDeadline == nil)
        cancellable.cancel()
    }

    @Test func `work at one time is done in the order of scheduling, and work it brings about too`() {
        let clock = VirtualTimeScheduler()
        var seen: [Int] = []
        let soon = clock.now.advanced(by: 1)
        clock.schedule(after: soon) {
            seen.append(1)
            clock.schedule { seen.append(3) }
        }
        clock.schedule(after: soon) { seen.append(2) }
        clock.schedule { seen.append(0) }
        clock.runDue()
        #expect(seen == [0])
        #expect(clock.nextDeadline == soon)
        clock.advance(by: 1)
        #expect(seen == [0, 1, 2, 3])
    }

    @Test func `work that brings itself about for ever is stopped`() {
        let clock = VirtualTimeScheduler()
        func again() { clock.schedule(again) }
        again()
        #expect(!clock.runDue(limit: 100))
    }

    @Test func `main queue, run loop and timers are the current clock`() {
        let clock = VirtualTimeScheduler(start: Date(timeIntervalSinceReferenceDate: 1000))
        CombineScheduling.$current.withValue(clock) {
            let queue = Record(Just("queue").delay(for: .seconds(1), scheduler: DispatchQueue.main))
            let loop = Record(Just("loop").receive(on: RunLoop.main))
            let ticks = Record(
                Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().map(\.timeIntervalSinceReferenceDate).prefix(3))
            #expect([queue.text, loop.text, ticks.text] == ["", "", ""])
            clock.runDue()
            #expect([queue.text, loop.text, ticks.text] == ["", "loop |", ""])
            clock.advance(by: 1)
            #expect([queue.text, ticks.text] == ["queue |", "1000.5 1001.0"])
            clock.advance(by: 5)
            #expect(ticks.text == "1000.5 1001.0 1001.5 |")
            #expect(clock.nextDeadline == nil || clock.now < clock.nextDeadline!)
        }
    }

    @Test func `without a clock of its own, code has its work for now done at once`() {
        #expect(recorded(Just(1).receive(on: DispatchQueue.main).subscribe(on: DispatchQueue.global())) == "1 |")
    }

    @Test func `notifications are sent until cancelled`() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let record = Record(center.publisher(for: name).map { $0.userInfo?["n"] as? Int ?? 0 })
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil)
        record.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(record.text == "1")
    }

    @Test(arguments: [
        (SchedulerTime.Stride(0.3), 300_000_000), (.seconds(2), 2_000_000_000), (.milliseconds(-5), -5_000_000), (3, 3_000_000_000),
        (0.25, 250_000_000), (.seconds(Double.nan), 0), (.seconds(Double.infinity), Int.max), (.seconds(Int.max), Int.max),
        (SchedulerTime.Stride(DispatchTimeInterval.microseconds(7)), 7000),
    ])
    func `lengths of time in nanoseconds`(stride: SchedulerTime.Stride, nanoseconds: Int) {
        #expect(stride.nanoseconds == nanoseconds)
    }
}
