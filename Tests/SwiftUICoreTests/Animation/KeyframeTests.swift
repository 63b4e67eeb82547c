import Foundation
@testable import SwiftUICore
import Testing

/// Values on their way through keyframes.
@MainActor @Suite struct KeyframeTests {
    private func near(_ value: Double, _ expected: Double, _ place: SourceLocation = #_sourceLocation) {
        #expect(abs(value - expected) < 1e-4, "\(value) is not \(expected)", sourceLocation: place)
    }

    @Test func linearAndMovedPieces() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(100)
            LinearKeyframe(90, duration: 0.5)
            LinearKeyframe(100, duration: 2, timingCurve: .easeInOut)
        }
        #expect(timeline.duration == 3.5)
        for (time, value) in [(-1.0, 0.0), (0, 0), (0.25, 2.5), (0.999999, 10), (1.25, 95), (1.5, 90), (2.5, 95), (3.5, 100), (9, 100)] {
            near(timeline.value(time: time), value)
        }
        // The reference's easeInOut at a quarter: .1292.
        #expect(abs(timeline.value(time: 2) - 91.292) < 0.001)
        near(timeline.value(progress: 0), 0)
        near(timeline.value(progress: 1), 100)
    }

    @Test func cubicPiecesAreASplineThroughTheirPoints() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(0, duration: 1)
            CubicKeyframe(2, duration: 2, endVelocity: 3)
        }
        near(timeline.value(time: 1), 1)
        near(timeline.value(time: 2), 0)
        near(timeline.value(time: 4), 2)
        // Hermite: from 0 at rest to 1 with the tangent (0 − 0) / 2 = 0, so half way is half.
        near(timeline.value(time: 0.5), 0.5)
        // From 1 at rest to 0 with the tangent (2 − 1) / 3: 1/2 − 1/3 · 1/8.
        near(timeline.value(time: 1.5), 0.5 - 1.0 / 24)
        // From 0 with 1/3 to 2 with 3 within 2 s: 2/2 + 2/8 · (1/3 − 3).
        near(timeline.value(time: 3), 1 + 0.25 * (1.0 / 3 - 3))
    }

    @Test func springsTakeTheWayOfTheReference() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 0.3)) }
        for (time, value) in [(0.05, 0.1457), (0.1, 0.4233), (0.3, 1.0339), (0.5, 1.0145)] {
            #expect(abs(timeline.value(time: time) - value) < 0.0001)
        }
        #expect(timeline.value(time: timeline.duration) == 1)
        // One that is given less time than it needs hands over where it is, with its velocity.
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.1, spring: .smooth)
            CubicKeyframe(1, duration: 1)
        }
        #expect(abs(cut.value(time: 0.1) - 0.3577) < 0.0001)
        #expect(cut.value(time: 0.11) > cut.value(time: 0.1) + 0.03, "it goes on as fast as the spring was")
    }

    private struct Pose: Equatable { var scale = 1.0, angle = Angle.zero }

    @Test func tracksRunBesideEachOther() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2.0, duration: 1)
                for target in [3.0, 4.0] { LinearKeyframe(target, duration: 1) }
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
        }
        #expect(timeline.duration == 3)
        near(timeline.value(time: 1).angle.degrees, 45)
        near(timeline.value(time: 2.5).scale, 3.5)
        near(timeline.value(time: 2.5).angle.degrees, 90)
        var pose = Pose(scale: 7)
        timeline.update(value: &pose, time: 0.5)
        near(pose.scale, 1.5)
    }

    @Test("absurd durations are none", arguments: [0, -1, Double.nan, .infinity])
    func absurd(_ duration: Double) {
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(5, duration: duration) }
        #expect(timeline.duration == 0 && timeline.value(time: 0) == 5)
    }

    // MARK: In a view

    private func width(_ tree: Mounted<some Any>) -> Double {
        func first(_ item: LayoutItem) -> ShapeItem? { (item as? ShapeItem) ?? item.inner.lazy.compactMap(first).first }
        return Double(first(tree.graph.rootItem)?.frame.width ?? -1)
    }

    private func grown(trigger: Int) -> some View {
        Color(white: 0).keyframeAnimator(initialValue: 10.0, trigger: trigger) { view, width in view.frame(width: width) } keyframes: { now in
            LinearKeyframe(now + 40, duration: 1)
            LinearKeyframe(30, duration: 1)
        }
    }

    @Test func aTriggerStartsItAndTheNextStartsWhereItIs() {
        let tree = Mounted(0) { grown(trigger: $0) }
        tree.graph.animations.isOn = true
        near(width(tree), 10)
        tree.input = 1
        near(width(tree), 10)
        tree.advance(to: 0.5)
        near(width(tree), 30)
        tree.advance(to: 1.5)
        near(width(tree), 40)
        // 40 + 40 within the next second.
        tree.input = 2
        tree.advance(to: 2)
        near(width(tree), 60)
        tree.advance(to: 5)
        near(width(tree), 30)
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test func aStillShowsTheFirstValueAndAfterTheTriggerTheLast() {
        let tree = Mounted(0) { grown(trigger: $0) }
        near(width(tree), 10)
        tree.input = 1
        near(width(tree), 30)
        tree.graph.close()
    }

    @Test func withoutATriggerItRepeats() {
        let tree = Mounted(false) { isShown in
            ZStack {
                if isShown {
                    Color(white: 0).keyframeAnimator(initialValue: 10.0) { view, width in view.frame(width: width) } keyframes: { _ in
                        KeyframeTrack { LinearKeyframe(50, duration: 2) }
                    }
                }
            }
        }
        tree.graph.animations.isOn = true
        tree.input = true
        tree.advance(to: 1)
        near(width(tree), 30)
        tree.advance(to: 7)
        near(width(tree), 30)
        #expect(tree.graph.animations.end == .infinity)
        tree.graph.close()
    }
}
