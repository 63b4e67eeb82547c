/// A value on its way: where it is to end, and the motions that still keep it from there.
///
/// The value shown is the target and what each motion leaves of its way. A new target brings a motion of its own; motions along
/// curves go on beside it, so that the sum turns round smoothly. A spring instead takes over: it starts from the value shown, with
/// its velocity, and is then alone.
struct AnimatedValue<Value: VectorArithmetic> {
    private struct Motion {
        /// From the target to where the motion starts.
        var distance: Value
        /// For a spring that took over: units a second of its own time.
        var velocity: Value
        var animation: Animation
        var start: Double
        /// When it has ended.
        var end: Double
    }

    private(set) var target: Value
    private var motions: [Motion] = []

    init(_ value: Value) { target = value }

    /// Whether the value still moves at an instant.
    func isMoving(at time: Double) -> Bool { motions.contains { $0.end > time } }

    /// When it will have come to rest; nil if it is.
    var end: Double? { motions.map(\.end).max() }

    /// Sends the value elsewhere; without an animation it is there at once.
    mutating func move(to newTarget: Value, _ animation: Animation?, at time: Double) {
        motions.removeAll { $0.end <= time }
        guard let animation, animation.duration > 0 else {
            (target, motions) = (newTarget, [])
            return
        }
        if let (motion, speed) = animation.takingOver {
            let shown = value(at: time), velocity = velocity(at: time)
            target = newTarget
            motions = [Motion(
                distance: shown - newTarget, velocity: velocity.scaled(by: 1 / speed), animation: animation, start: time,
                end: time + motion.settlingDuration / speed)]
        } else {
            let distance = target - newTarget
            target = newTarget
            motions.append(Motion(distance: distance, velocity: .zero, animation: animation, start: time, end: time + animation.duration))
        }
    }

    /// Changes where the value ends, and lets what is on its way go on as it does.
    mutating func shift(to newTarget: Value) { target = newTarget }

    func value(at time: Double) -> Value {
        motions.reduce(target) { $1.end > time ? $0 + left($1, time) : $0 }
    }

    /// Units a second.
    func velocity(at time: Double) -> Value {
        motions.reduce(.zero) { $1.end > time ? $0 + speed($1, time) : $0 }
    }

    private func left(_ motion: Motion, _ time: Double) -> Value {
        let passed = time - motion.start
        if let (spring, speed) = motion.animation.takingOver {
            let left = spring.displacement(at: passed * speed)
            return motion.distance.scaled(by: left.ofDistance) + motion.velocity.scaled(by: left.ofVelocity)
        }
        return motion.distance.scaled(by: 1 - motion.animation.progress(at: passed).share)
    }

    private func speed(_ motion: Motion, _ time: Double) -> Value {
        let passed = time - motion.start
        if let (spring, speed) = motion.animation.takingOver {
            let change = spring.velocity(at: passed * speed)
            return (motion.distance.scaled(by: change.ofDistance) + motion.velocity.scaled(by: change.ofVelocity)).scaled(by: speed)
        }
        return motion.distance.scaled(by: -motion.animation.progress(at: passed).speed)
    }
}
