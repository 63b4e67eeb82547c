import Foundation
@testable import SwiftUICore
import Testing

/// Views that change with time by themselves: phase by phase, and by schedules.
@MainActor @Suite struct PhaseTests {
    private func width(_ tree: Mounted<some Any>) -> Double {
        func first(_ item: LayoutItem) -> ShapeItem? { (item as? ShapeItem) ?? item.inner.lazy.compactMap(first).first }
        return Double(first(tree.graph.rootItem)?.frame.width ?? -1)
    }

    private func moving<Input>(_ input: Input, @ViewBuilder _ view: @escaping (Input) -> some View) -> Mounted<Input> {
        let tree = Mounted(input) { view($0).environment(\.isTimeline, true) }
        tree.graph.animations.isOn = true
        return tree
    }

    private func near(_ value: Double, _ expected: Double, _ place: SourceLocation = #_sourceLocation) {
        #expect(abs(value - expected) < 0.01, "\(value) is not \(expected)", sourceLocation: place)
    }

    @Test func aTriggerGoesOnceThroughThePhasesAndBackToTheFirst() {
        let tree = moving(0) { trigger in
            Color(white: 0).phaseAnimator([10.0, 50, 30], trigger: trigger) { view, width in view.frame(width: width) } animation: { _ in
                .linear(duration: 1)
            }
        }
        near(width(tree), 10)
        tree.input = 1
        for (time, value) in [(0.5, 30.0), (1, 50), (1.5, 40), (2, 30), (2.5, 20), (3, 10), (9, 10)] {
            tree.advance(to: time)
            near(width(tree), value)
        }
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test func withoutATriggerItGoesRoundForEver() {
        let tree = moving(false) { isShown in
            ZStack {
                if isShown {
                    PhaseAnimator([10.0, 50]) { Color(white: 0).frame(width: $0) } animation: { _ in .linear(duration: 1) }
                }
            }
        }
        tree.input = true
        for (time, value) in [(0.25, 20.0), (1.25, 40), (2.25, 20), (101.25, 40)] {
            tree.advance(to: time)
            near(width(tree), value)
        }
        tree.graph.close()
    }

    @Test("a still shows the first phase; one phase or none does not move", arguments: [[10.0, 50], [10], []])
    func stills(_ phases: [Double]) {
        let tree = Mounted(0) { trigger in
            ZStack { Color(white: 0).phaseAnimator(phases, trigger: trigger) { view, width in view.frame(width: width) } }
        }
        tree.input = 1
        near(width(tree), phases.isEmpty ? -1 : 10)
        tree.graph.close()
    }

    // MARK: Schedules

    /// Writes down what it was made for.
    private struct Noted: View {
        init(_ journal: Journal, _ text: String) { journal.note(text) }

        var body: some View { Word("") }
    }

    private func seconds(_ schedule: some TimelineSchedule, at times: [Double]) -> [Double] {
        let journal = Journal()
        let world = World()
        let tree = Mounted(0, world: world) { _ in
            TimelineView(schedule) { Noted(journal, "\($0.date.timeIntervalSince(world.now))") }
        }
        tree.graph.animations.isOn = true
        tree.input = 1
        let result = times.map { time -> Double in
            tree.advance(to: time)
            return Double(journal.entries.last ?? "") ?? .nan
        }
        tree.graph.close()
        return result
    }

    @Test func schedulesMakeTheViewAnewAtTheirInstants() {
        let now = World().now
        #expect(seconds(.periodic(from: now, by: 2), at: [0, 1.9, 2, 3.5, 7]) == [0, 0, 2, 2, 6])
        #expect(seconds(.explicit([now, now.addingTimeInterval(1), now.addingTimeInterval(5)]), at: [0.5, 1, 4.9, 6]) == [0, 1, 1, 5])
        #expect(seconds(.animation(minimumInterval: 0.5), at: [0.4, 0.5, 1.2]) == [0, 0.5, 1])
        #expect(seconds(.animation(paused: true), at: [3]) == [0])
        let minutes = seconds(.everyMinute, at: [0, 60, 120])
        #expect(minutes[1] - minutes[0] == 60 && minutes[2] - minutes[1] == 60 && minutes[0] <= 0)
    }

    @Test func aStillShowsTheWorldsOwnDate() {
        let world = World()
        let journal = Journal()
        let tree = Mounted(0, world: world) { _ in
            TimelineView(.animation) { Noted(journal, "\($0.date == world.now)") }
        }
        #expect(journal.taken() == ["true"])
        tree.graph.close()
    }
}
