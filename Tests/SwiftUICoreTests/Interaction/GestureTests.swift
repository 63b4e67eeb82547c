import Foundation
@testable import SwiftUICore
import Testing

/// Which gestures are recognised, and in which order.
@MainActor @Suite struct GestureTests {
    private func run(
        @ViewBuilder _ view: @escaping (Journal) -> some View, _ script: (Mounted<Int>) -> Void
    ) -> [String] {
        let journal = Journal()
        let tree = Mounted { view(journal) }
        defer { tree.graph.close() }
        script(tree)
        return journal.taken()
    }

    @Test func aTapEndsNearItsStart() {
        func view(_ journal: Journal) -> some View { Color.red.onTapGesture { journal.note("tap") } }
        #expect(run { view($0) } _: { $0.tap(50, 50) } == ["tap"])
        #expect(run { view($0) } _: { $0.down(50, 50); $0.move(60, 60); $0.up(60, 60) } == ["tap"])
        #expect(run { view($0) } _: { $0.down(50, 50); $0.move(150, 50); $0.move(50, 50); $0.up(50, 50) } == [])
        #expect(run { view($0) } _: { $0.down(50, 50); $0.graph.input.touchCancelled(time: 0.1); $0.tap(50, 50) } == ["tap"])
    }

    @Test func tapsAreCounted() {
        func view(_ journal: Journal) -> some View { Color.red.onTapGesture(count: 2) { journal.note("double") } }
        #expect(run { view($0) } _: { $0.tap(50, 50); $0.tap(50, 50) } == ["double"])
        #expect(run { view($0) } _: { $0.tap(50, 50); $0.wait(0.5); $0.tap(50, 50) } == [])
        #expect(run { view($0) } _: { $0.tap(50, 50); $0.tap(150, 150) } == [])
        #expect(run { view($0) } _: { for _ in 0..<4 { $0.tap(50, 50) } } == ["double", "double"])
    }

    @Test func aSingleTapWaitsForTheDoubleTapInside() {
        func view(_ journal: Journal) -> some View {
            Color.red.onTapGesture(count: 2) { journal.note("double") }.onTapGesture { journal.note("single") }
        }
        #expect(run { view($0) } _: { $0.tap(50, 50); $0.tap(50, 50); $0.wait(1) } == ["double"])
        #expect(run { view($0) } _: { $0.tap(50, 50); $0.wait(1) } == ["single"])
        func exclusive(_ journal: Journal) -> some View {
            Color.red.gesture(
                TapGesture(count: 2).onEnded { journal.note("double") }.exclusively(before: TapGesture().onEnded { journal.note("single") }))
        }
        #expect(run { exclusive($0) } _: { $0.tap(50, 50); $0.tap(50, 50); $0.wait(1) } == ["double"])
        #expect(run { exclusive($0) } _: { $0.tap(50, 50); $0.wait(1) } == ["single"])
    }

    @Test func theInnerGestureComesFirst() {
        func tap(_ journal: Journal, _ name: String) -> some Gesture { TapGesture().onEnded { journal.note(name) } }
        #expect(run { journal in Color.red.gesture(tap(journal, "in")).gesture(tap(journal, "out")) } _: { $0.tap(9, 9) } == ["in"])
        #expect(run { journal in Color.red.gesture(tap(journal, "in")).highPriorityGesture(tap(journal, "out")) } _: { $0.tap(9, 9) } == ["out"])
        #expect(Set(run { journal in
            Color.red.gesture(tap(journal, "in")).simultaneousGesture(tap(journal, "out"))
        } _: { $0.tap(9, 9) }) == ["in", "out"])
        #expect(run { journal in
            Color.red.gesture(tap(journal, "in")).gesture(tap(journal, "out"), including: .gesture)
        } _: { $0.tap(9, 9) } == ["out"])
        #expect(run { journal in
            Color.red.gesture(tap(journal, "in")).highPriorityGesture(tap(journal, "out"), including: .subviews)
        } _: { $0.tap(9, 9) } == ["in"])
        #expect(run { journal in
            Color.red.gesture(tap(journal, "in"), isEnabled: false).gesture(tap(journal, "out"))
        } _: { $0.tap(9, 9) } == ["out"])
    }

    @Test func dragsTellWhereTheyAre() {
        func view(_ journal: Journal) -> some View {
            Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture()
                    .onChanged { journal.note("\(Int($0.location.x)),\(Int($0.translation.width))") }
                    .onEnded { journal.note("end \(Int($0.startLocation.x)) \(Int($0.velocity.width.rounded())) \(Int($0.predictedEndTranslation.width.rounded()))") })
        }
        // The view starts at 50; the first 8 points are too few.
        #expect(run { view($0) } _: {
            $0.down(60, 100); $0.move(68, 100); $0.move(80, 100); $0.move(100, 100); $0.up(100, 100, after: 0)
        } == ["30,20", "50,40", "end 10 200 90"])
        #expect(run { view($0) } _: { $0.down(60, 100); $0.move(68, 100); $0.up(68, 100) } == [])
        func global(_ journal: Journal) -> some View {
            Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { journal.note("\(Int($0.location.x))") })
        }
        #expect(run { global($0) } _: { $0.down(60, 100); $0.up(60, 100) } == ["60"])
    }

    @Test func aLongPressNeedsItsTime() {
        func view(_ journal: Journal) -> some View {
            Color.red.onLongPressGesture { journal.note("long") } onPressingChanged: { journal.note("\($0)") }
        }
        #expect(run { view($0) } _: { $0.down(50, 50); $0.wait(0.4); $0.up(50, 50, after: 0.05) } == ["true", "false"])
        #expect(run { view($0) } _: { $0.down(50, 50); $0.wait(0.6); $0.up(50, 50) } == ["true", "false", "long"])
        #expect(run { view($0) } _: { $0.down(50, 50); $0.move(80, 50); $0.wait(1); $0.up(80, 50) } == ["true", "false"])
    }

    @Test func aSequenceTakesOneAfterTheOther() {
        func view(_ journal: Journal) -> some View {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                    .onEnded { value in
                        if case .second(true, let drag?) = value { journal.note("moved \(Int(drag.translation.width))") }
                    })
        }
        #expect(run { view($0) } _: { $0.down(50, 50); $0.wait(0.6); $0.move(90, 50); $0.up(90, 50) } == ["moved 40"])
        #expect(run { view($0) } _: { $0.down(50, 50); $0.move(90, 50); $0.up(90, 50) } == [])
    }

    @Test func gesturesTogetherGiveBothValues() {
        func view(_ journal: Journal) -> some View {
            Color.red.gesture(
                MagnifyGesture().simultaneously(with: RotateGesture())
                    .onChanged { journal.note("\($0.first.map { String(format: "%.1f", $0.magnification) } ?? "-") \($0.second.map { "\(Int($0.rotation.degrees.rounded()))" } ?? "-")") })
        }
        #expect(run { view($0) } _: { tree in
            tree.down(100, 100)
            tree.down(120, 100, finger: 1)
            tree.move(140, 100, finger: 1)
            tree.move(100, 140, finger: 1)
            tree.up(100, 140, finger: 1)
        } == ["2.0 -", "2.0 90"])
    }

    private struct Puller: View {
        let journal: Journal
        @GestureState private var pull = CGSize.zero

        var body: some View {
            let _ = journal.note("\(Int(pull.width))")
            Color.red.gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation })
        }
    }

    @Test("§2.13 gesture state is reset however the gesture ends") func gestureStateIsResetHoweverTheGestureEnds() {
        #expect(run { Puller(journal: $0) } _: { $0.down(50, 50); $0.move(80, 50); $0.up(80, 50) } == ["0", "30", "0"])
        #expect(run { Puller(journal: $0) } _: { $0.down(50, 50); $0.move(80, 50); $0.graph.input.touchCancelled(time: 1); $0.settle() } == ["0", "30", "0"])
    }

    private struct Pressable: View {
        let journal: Journal
        @State private var isPressed = false

        var body: some View {
            Color(white: isPressed ? 0.5 : 0)
                .onPress(onPressingChanged: { isPressed = $0; journal.note("\($0)") }) { journal.note("done") }
        }
    }

    @Test func aPressIsDoneWhereItIsReleased() {
        func view(_ journal: Journal) -> some View { Pressable(journal: journal).frame(width: 40, height: 40) }
        #expect(run { view($0) } _: { $0.tap(100, 100) } == ["true", "false", "done"])
        // 70 points beyond the edge at 120 is still near.
        #expect(run { view($0) } _: { $0.down(100, 100); $0.move(185, 100); $0.up(185, 100) } == ["true", "false", "done"])
        #expect(run { view($0) } _: { $0.down(100, 100); $0.move(195, 100); $0.up(195, 100) } == ["true", "false"])
        #expect(run { view($0) } _: { $0.down(100, 100); $0.move(195, 100); $0.move(100, 100); $0.up(100, 100) } == ["true", "false", "true", "false", "done"])
    }

    @Test func scrollingTakesAPressAway() {
        #expect(run { journal in
            ScrollView { Pressable(journal: journal).frame(height: 500) }
        } _: { $0.drag((100, 150), (100, 50)) } == ["true", "false"])
    }

    /// A gesture of a user's own, made from others.
    private struct Swipe: Gesture {
        let minimum: CGFloat

        var body: some Gesture<Bool> { DragGesture(minimumDistance: minimum).map { $0.translation.width > 0 } }
    }

    @Test func ownGesturesAreMadeOfOthers() {
        #expect(run { journal in
            Color.red.gesture(Swipe(minimum: 30).onEnded { journal.note($0 ? "right" : "left") })
        } _: { $0.drag((50, 50), (150, 50)); $0.drag((150, 50), (50, 50)); $0.drag((50, 50), (70, 50)) } == ["right", "left"])
        #expect(run { journal in
            Color.red.gesture(AnyGesture(Swipe(minimum: 30)).onEnded { _ in journal.note("any") })
        } _: { $0.drag((50, 50), (150, 50)) } == ["any"])
    }

    @Test func aViewThatLeavesEndsItsGesture() {
        let journal = Journal()
        let tree = Mounted(true) { isShown in
            if isShown { Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in journal.note("end") }) }
        }
        tree.down(50, 50)
        tree.input = false
        tree.move(80, 50)
        tree.up(80, 50)
        #expect(journal.taken() == [])
        #expect(!tree.graph.input.isBusy)
        tree.graph.close()
    }
}
