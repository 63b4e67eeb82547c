/// A spring by itself, to be asked where it is.
public struct Spring: Hashable, Sendable {
    let motion: SpringMotion

    /// - Parameter bounce: from −1 (sluggish) over 0 (no swing) to 1 (endless).
    public init(duration: Double = 0.5, bounce: Double = 0) {
        motion = SpringMotion(response: duration, damping: Animation.damping(bounce))
    }

    public init(response: Double, dampingRatio: Double) { motion = SpringMotion(response: response, damping: dampingRatio) }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let free = SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
        motion = allowOverDamping ? free : SpringMotion(frequency: free.frequency, damping: min(free.damping, 1))
    }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    public var duration: Double { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var response: Double { motion.response }
    public var dampingRatio: Double { motion.damping }
    public var mass: Double { 1 }
    public var stiffness: Double { motion.frequency * motion.frequency }
    public var damping: Double { 2 * motion.damping * motion.frequency }
    /// When less than a thousandth of the way is left, in seconds.
    public var settlingDuration: Double { motion.settlingDuration }

    /// How far it has come from 0 towards the target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let left = motion.displacement(at: time)
        return target - target.scaled(by: left.ofDistance) + initialVelocity.scaled(by: left.ofVelocity)
    }

    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let speed = motion.velocity(at: time)
        return initialVelocity.scaled(by: speed.ofVelocity) - target.scaled(by: speed.ofDistance)
    }
}
