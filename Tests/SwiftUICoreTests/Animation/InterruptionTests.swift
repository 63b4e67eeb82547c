@testable import SwiftUICore
import Testing

/// Values that are sent elsewhere while they move.
@Suite struct InterruptionTests {
    /// SplitMix64 (Steele, Lea, Flood 2014): the same numbers in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }
    }

    private static let animations: [Animation] = [
        .default, .bouncy, .snappy, .spring(response: 0.55, dampingFraction: 0.825), .interpolatingSpring(stiffness: 170, damping: 15),
        .easeInOut(duration: 2), .easeIn, .easeOut(duration: 0.7), .linear(duration: 1), .easeInOut(duration: 1).delay(0.3), .spring.speed(2),
        .linear(duration: 0.4).repeatCount(3),
    ]

    @Test("a thousand interruptions keep the value, and with springs the velocity, and end where the last target is", arguments: 0..<10)
    func interruptions(_ seed: Int) {
        var random = Generator(state: UInt64(seed))
        for _ in 0..<100 {
            var value = AnimatedValue(0.0)
            var time = 0.0, target = 0.0
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let animation = Self.animations.randomElement(using: &random)!
                let (before, speed) = (value.value(at: time), value.velocity(at: time))
                target = Double.random(in: -100...100, using: &random)
                value.move(to: target, animation, at: time)
                // Rounding of numbers up to a few hundred.
                #expect(abs(value.value(at: time) - before) < 1e-9, "the value jumps with \(animation)")
                if animation.takingOver != nil { #expect(abs(value.velocity(at: time) - speed) < 1e-6, "the velocity jumps with \(animation)") }
                // Where nothing ends within it, a short time changes little: no motion here is faster than 3,000 a second.
                let soon = time + 1e-6
                if value.end.map({ $0 > soon }) ?? false { #expect(abs(value.value(at: soon) - before) < 0.003 + 0.4) }
                time += Double.random(in: 0...1.5, using: &random)
            }
            #expect(value.value(at: time + 100) == target)
            #expect(!value.isMoving(at: time + 100))
        }
    }

    @Test("§8, R24: a curve turned round half way goes on smoothly and takes the new one's full time")
    func curvesAddUp() {
        var value = AnimatedValue(0.0)
        value.move(to: 100, .easeInOut(duration: 2), at: 0)
        #expect(abs(value.value(at: 1) - 50) < 0.001)
        let speed = value.velocity(at: 1)
        value.move(to: 0, .easeInOut(duration: 2), at: 1)
        #expect(abs(value.value(at: 1) - 50) < 0.001)
        #expect(abs(value.velocity(at: 1) - speed) < 1e-6, "an ease-in begins at rest, so the old motion's speed is kept")
        // At 1.5: the old one has come to .8708, the new one has taken .1292 of it back.
        #expect(abs(value.value(at: 1.5) - 100 * (0.8708 - 0.1292)) < 0.02)
        #expect(value.value(at: 3) == 0)
        #expect(value.end == 3)
    }

    @Test("§8, R24: a spring takes over the velocity of what runs")
    func springsTakeOver() {
        var value = AnimatedValue(0.0)
        value.move(to: 100, .default, at: 0)
        let (at, speed) = (value.value(at: 0.1), value.velocity(at: 0.1))
        #expect(abs(at - 35.77) < 0.006)
        value.move(to: 0, .default, at: 0.1)
        #expect(value.value(at: 0.1) == at)
        #expect(abs(value.velocity(at: 0.1) - speed) < 1e-9)
        #expect(value.value(at: 0.11) > at, "it still goes on a little before it turns")
        #expect(value.value(at: 2) == 0)
    }

    @Test func withoutAnimationAValueJumps() {
        var value = AnimatedValue(0.0)
        value.move(to: 100, .easeInOut(duration: 2), at: 0)
        value.move(to: 10, nil, at: 1)
        #expect(value.value(at: 1) == 10)
        #expect(!value.isMoving(at: 1))
    }

    @Test func pairsMoveTogether() {
        var value = AnimatedValue(AnimatablePair(0.0, 10.0))
        value.move(to: AnimatablePair(10, 0), .linear(duration: 1), at: 0)
        let half = value.value(at: 0.5)
        #expect(abs(half.first - 5) < 1e-5 && abs(half.second - 5) < 1e-5)
    }
}
