import Foundation
@testable import SwiftUICore

/// What a person does with a tree of views: each step is followed by a frame, as on a screen.
extension Mounted {
    var now: Double { graph.input.time }

    func down(_ x: CGFloat, _ y: CGFloat, after wait: Double = 0, finger: Int = 0) {
        graph.input.touchBegan(finger, at: CGPoint(x: x, y: y), time: now + wait)
        settle()
    }

    func move(_ x: CGFloat, _ y: CGFloat, after wait: Double = 0.1, finger: Int = 0) {
        graph.input.touchMoved(finger, to: CGPoint(x: x, y: y), time: now + wait)
        settle()
    }

    func up(_ x: CGFloat, _ y: CGFloat, after wait: Double = 0.1, finger: Int = 0) {
        graph.input.touchEnded(finger, at: CGPoint(x: x, y: y), time: now + wait)
        settle()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up(x, y, after: 0.05)
    }

    /// Down, in ten steps of a hundredth of a second, and up.
    func drag(_ from: (x: CGFloat, y: CGFloat), _ to: (x: CGFloat, y: CGFloat)) {
        down(from.x, from.y)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, after: 0.01)
        }
        up(to.x, to.y, after: 0.01)
    }

    func wait(_ seconds: Double) {
        graph.input.advance(to: now + seconds)
        settle()
    }
}

extension Mounted {
    /// Lets the clock come to an instant, as a frame does.
    func advance(to instant: Double) {
        while let next = graph.animations.nextDeadline, next <= instant, next > now {
            graph.input.advance(to: next)
            graph.showPresent()
        }
        graph.input.advance(to: instant)
        graph.showPresent()
    }
}
