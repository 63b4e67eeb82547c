@testable import SwiftUICore
import Testing

/// Curves and springs against the reference's values, which are written with four decimals.
@Suite struct CurveTests {
    private static let rounding = 0.00005 + 1e-9

    private static let springTable: [(time: Double, values: [Double])] = [
        (0.05, [0.1313, 0.1382, 0.1457, 0.1189]), (0.10, [0.3577, 0.3881, 0.4233, 0.3465]), (0.20, [0.7154, 0.7864, 0.8737, 0.7451]),
        (0.25, [0.8210, 0.8945, 0.9841, 0.8659]), (0.30, [0.8900, 0.9564, 1.0339, 0.9405]), (0.50, [0.9864, 1.0060, 1.0145, 1.0101]),
        (1.0, [1.0000, 1.0000, 1.0001, 0.9999]),
    ]

    @Test("§7, R24: springs take the way of the reference", arguments: springTable)
    func springs(_ time: Double, _ values: [Double]) {
        let animations: [Animation] = [
            .spring(duration: 0.5, bounce: 0), .snappy, .bouncy, .spring(response: 0.55, dampingFraction: 0.825),
        ]
        for (animation, value) in zip(animations, values) {
            #expect(abs(animation.progress(at: time).share - value) <= Self.rounding, "\(animation) at \(time)")
        }
    }

    private static let curveTable: [(share: Double, values: [Double])] = [
        (0.1, [0.0197, 0.0170, 0.1606, 0.0948]), (0.25, [0.1292, 0.0935, 0.3781, 0.4085]), (0.5, [0.5000, 0.3154, 0.6846, 0.8024]),
        (0.75, [0.8708, 0.6219, 0.9065, 0.9605]), (0.9, [0.9803, 0.8394, 0.9830, 0.9943]),
    ]

    @Test("§7, R34: timing curves take the way of the reference", arguments: curveTable)
    func curves(_ share: Double, _ values: [Double]) {
        let animations: [Animation] = [
            .easeInOut(duration: 2), .easeIn(duration: 2), .easeOut(duration: 2), .timingCurve(0.25, 0.1, 0.25, 1, duration: 2),
        ]
        for (animation, value) in zip(animations, values) {
            #expect(abs(animation.progress(at: 2 * share).share - value) <= Self.rounding, "\(animation) at \(share)")
        }
        #expect(abs(Animation.linear(duration: 2).progress(at: 2 * share).share - share) < 1e-6)
    }

    @Test func durationsByDefault() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] { #expect(animation.duration == 0.35) }
        #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.default.logicalDuration == 0.5)
    }

    @Test func springsAreTheirEquations() {
        // Damping fraction of the bounce: 1 − b, or 1 / (1 + b) below zero.
        #expect(Animation.damping(0.15) == 0.85)
        #expect(Animation.damping(-0.5) == 2)
        // m = 1, k = 100, c = 20: ω = 10, critically damped.
        let free = Animation.interpolatingSpring(stiffness: 100, damping: 20)
        #expect(abs(free.progress(at: 0.1).share - (1 - 2 * 0.36787944117144233)) < 1e-9, "1 − (1 + ωt) e^−ωt at ωt = 1")
        // Over-damped, ω = 1, ζ = 1.25: exponents −0.5 and −2.
        let slow = SpringMotion(frequency: 1, damping: 1.25)
        let expected = (2 * 0.6065306597126334 - 0.5 * 0.1353352832366127) / 1.5
        #expect(abs(slow.displacement(at: 1).ofDistance - expected) < 1e-9)
        // A velocity at the start carries on at first.
        let pushed = Animation.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 3)
        #expect(abs(pushed.progress(at: 0).speed - 3) < 1e-12)
    }

    @Test func wrappersChangeTheTime() {
        let base = Animation.linear(duration: 1)
        #expect(base.delay(0.5).progress(at: 0.4).share == 0)
        #expect(abs(base.delay(0.5).progress(at: 1).share - 0.5) < 1e-6)
        #expect(abs(base.speed(2).progress(at: 0.25).share - 0.5) < 1e-6)
        #expect(base.speed(2).duration == 0.5)
        #expect(base.speed(0).duration == .infinity)
        let twice = base.repeatCount(2)
        #expect(twice.duration == 2)
        #expect(abs(twice.progress(at: 1.25).share - 0.75) < 1e-6)
        #expect(twice.progress(at: 2).share == 1, "however it came there, the value is the new one")
        #expect(abs(base.repeatCount(2, autoreverses: false).progress(at: 1.25).share - 0.25) < 1e-6)
        #expect(base.repeatForever().duration == .infinity)
        // A delay inside a repetition is waited for each time, one outside once.
        #expect(base.delay(1).repeatCount(2).duration == 4)
        #expect(base.repeatCount(2).delay(1).duration == 3)
    }

    @Test("absurd numbers end at once or never", arguments: [0, -1, Double.nan])
    func absurd(_ duration: Double) {
        #expect(Animation.easeInOut(duration: duration).progress(at: 0).share == 1)
        #expect(Animation.spring(duration: duration).duration == 0)
        #expect(Animation.linear(duration: duration).duration == 0)
    }

    @Test func springsComeToRestWithinAThousandth() {
        for (response, damping) in [(0.5, 1.0), (0.5, 0.7), (0.3, 0.2), (1.0, 3.0), (0.5, 0.99)] {
            let spring = SpringMotion(response: response, damping: damping)
            let end = spring.settlingDuration
            for later in stride(from: end, to: end + 3 * response, by: response / 40) {
                #expect(abs(spring.displacement(at: later).ofDistance) <= 0.001)
            }
        }
    }
}
