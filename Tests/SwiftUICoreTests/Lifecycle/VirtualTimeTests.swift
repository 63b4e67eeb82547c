import Combine
import Foundation
@testable import SwiftUICore
import Testing

/// Time in views is the tree's virtual clock: debounces, timers and sleeping tasks.
@MainActor @Suite struct VirtualTimeTests {
    final class Search: ObservableObject {
        @Published var text = ""
        @Published var result = "nothing"

        init() {
            $text.debounce(for: .seconds(0.3), scheduler: RunLoop.main).filter { !$0.isEmpty }.map { "found \($0)" }.assign(to: &$result)
        }
    }

    final class Ways { var text: Binding<String>! }

    struct SearchView: View {
        @StateObject private var search = Search()
        let ways: Ways
        var body: some View {
            let _ = ways.text = $search.text
            Word(search.result)
        }
    }

    @Test func aDebounceWaitsForItsTime() {
        let ways = Ways()
        let tree = Mounted { SearchView(ways: ways) }
        tree.graph.perform { ways.text.wrappedValue = "a" }
        tree.settle()
        tree.advance(by: 0.2)
        tree.graph.perform { ways.text.wrappedValue = "ab" }
        tree.advance(by: 0.2)
        #expect(tree.texts == ["nothing"])
        tree.advance(by: 0.11)
        #expect(tree.texts == ["found ab"])
    }

    @Test func restGivesADebounceItsTime() async {
        let ways = Ways()
        let tree = Mounted { SearchView(ways: ways) }
        tree.graph.perform { ways.text.wrappedValue = "a" }
        await tree.rest()
        #expect(tree.texts == ["found a"])
        #expect(tree.graph.clock.now == SchedulerTime(nanoseconds: 300_000_000))
        #expect(tree.graph.diagnostics.isEmpty)
    }

    struct Clock: View {
        @State private var ticks: [Date] = []
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
            Word(ticks.map { "\(Int($0.timeIntervalSince(World.standardDate)))" }.joined(separator: " ")).onReceive(timer) { ticks.append($0) }
        }
    }

    @Test func aTimerTicksAsTimePassesAndHoldsNobodyUp() async {
        let tree = Mounted { Clock() }
        await tree.rest()
        #expect(tree.texts == [""])
        #expect(tree.graph.diagnostics.isEmpty)
        tree.advance(by: 2.5)
        #expect(tree.texts == ["1 2"])
        tree.advance(by: 0.5)
        #expect(tree.texts == ["1 2 3"])
    }

    @Test("§3.6 a sleeping task sleeps in virtual time, and gets it") func aSleepingTaskSleepsInVirtualTime() async {
        struct Loads: View {
            @State private var text = "loading"
            let journal: Journal
            var body: some View {
                Word(text).task {
                    journal.note("start")
                    try? await Task.sleep(for: .seconds(20))
                    text = await Self.fetch()
                    try? await Task.sleep(nanoseconds: 30_000_000_000)
                    text += " and more"
                }
            }
            nonisolated static func fetch() async -> String { "loaded" }
        }
        let journal = Journal()
        let tree = Mounted { Loads(journal: journal) }
        #expect(tree.texts == ["loading"], "the first picture is without")
        #expect(journal.entries == [])
        await tree.rest()
        #expect(tree.texts == ["loaded and more"])
        #expect(tree.graph.clock.now == SchedulerTime(nanoseconds: 50_000_000_000), "the sleep was the virtual clock's")
        #expect(tree.graph.diagnostics.isEmpty)
    }

    @Test func aTaskEndsWithItsViewAndBeginsAnewWithItsID() async {
        struct Works: View {
            let id: Int
            let journal: Journal
            var body: some View {
                Word("\(id)").task(id: id) {
                    journal.note("+\(id)")
                    do {
                        try await Task.sleep(for: .seconds(1))
                        journal.note("=\(id)")
                    } catch {
                        journal.note("-\(id)")
                    }
                }
            }
        }
        let journal = Journal()
        let tree = Mounted(1) { id in if id > 0 { Works(id: id, journal: journal) } }
        await tree.rest()
        #expect(journal.taken() == ["+1", "=1"])
        tree.input = 2
        for _ in 0..<20 { await Task.yield() }
        tree.input = 3
        for _ in 0..<20 { await Task.yield() }
        tree.input = 0
        await tree.rest()
        // A task that is cancelled hears of it in its own time: it may be after the next has begun.
        let taken = journal.taken()
        #expect(taken.sorted() == ["+2", "+3", "-2", "-3"] && taken.first == "+2" && taken.last == "-3")
    }

    @Test func tasksStartedByActionsSleepVirtuallyToo() async {
        struct Appears: View {
            @State private var count = 0
            var body: some View {
                Word("\(count)").onAppear {
                    Task {
                        for _ in 0..<3 {
                            try? await Task.sleep(for: .milliseconds(100))
                            count += 1
                        }
                    }
                }
            }
        }
        let tree = Mounted { Appears() }
        await tree.rest()
        #expect(tree.texts == ["3"])
    }

    @Test func aViewThatAlwaysWaitsForALaterTimeIsNamed() async {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Word("\(count > 0)").task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .seconds(1))
                        count += 1
                    }
                }
            }
        }
        struct Echo: View {
            @State private var echo = PassthroughSubject<Int, Never>()
            @State private var count = 0
            var body: some View {
                Word("\(count > 0)")
                    .onReceive(echo.delay(for: .seconds(1), scheduler: DispatchQueue.main)) {
                        count = $0
                        echo.send($0 + 1)
                    }
                    .onAppear { echo.send(1) }
            }
        }
        for (name, tree) in [("Restless", Mounted { VStack { Restless() } }), ("Echo", Mounted { VStack { Echo() } })] {
            await tree.rest()
            #expect(tree.graph.diagnostics.map(\.kind) == [.unstableUpdate], "\(name)")
            #expect(tree.graph.diagnostics.first?.place.contains(name) == true, "\(tree.graph.diagnostics)")
            #expect(tree.texts == ["true"])
            tree.graph.close()
        }
    }

    @Test func aTaskThatWaitsForTheOutsideIsSaid() async {
        struct Waits: View {
            var body: some View { Word("a").task { for await _ in AsyncStream<Int>(unfolding: { try? await ContinuousClock().sleep(for: .seconds(100_000)); return nil }) {} } }
        }
        let tree = Mounted { Waits() }
        await tree.rest()
        #expect(tree.graph.diagnostics.map(\.kind) == [.unstableUpdate])
        #expect(tree.graph.diagnostics.first?.place.contains("Waits") == true)
        tree.graph.close()
    }

    @Test func workForNowIsDoneBeforeTheFrame() {
        struct Later: View {
            @State private var subject = PassthroughSubject<Int, Never>()
            @State private var count = 0
            var body: some View {
                Word("\(count)").onReceive(subject.receive(on: DispatchQueue.main)) { count = $0 }.onAppear { subject.send(5) }
            }
        }
        #expect(Mounted { Later() }.texts == ["5"])
    }

    @Test func treesThatShareAClockHaveOneTime() {
        let clock = VirtualTimeScheduler(start: World.standardDate)
        let one = Mounted(0, clock: clock) { _ in Clock() }, two = Mounted(0, clock: clock) { _ in Clock() }
        one.advance(by: 1)
        two.settle()
        #expect(one.texts == ["1"])
        #expect(two.texts == ["1"])
    }
}
