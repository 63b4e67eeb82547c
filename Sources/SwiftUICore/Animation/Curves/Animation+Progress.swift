/// Where an animation is at an instant: its share of the change, and how fast that grows.
extension Animation {
    struct Progress: Equatable {
        var share: Double
        /// Shares a second.
        var speed: Double
    }

    /// How long a change takes, in seconds; infinite if it never ends.
    var duration: Double { duration(wrappers.count) }

    /// When changes with this animation count as done for what comes after it, in seconds.
    var logicalDuration: Double {
        if let logicalEnd { return max(logicalEnd, 0) }
        let base: Double =
            switch base {
            case .curve(_, let duration): max(duration, 0)
            case .spring(let motion), .independentSpring(let motion, _): motion.isInstant ? 0 : motion.response
            }
        return lengthened(base, wrappers.count)
    }

    private var baseDuration: Double {
        switch base {
        case .curve(_, let duration): duration > 0 ? duration : 0
        case .spring(let motion), .independentSpring(let motion, _): motion.settlingDuration
        }
    }

    private func duration(_ depth: Int) -> Double { lengthened(baseDuration, depth) }

    private func lengthened(_ base: Double, _ depth: Int) -> Double {
        wrappers.prefix(depth).reduce(base) { duration, wrapper in
            switch wrapper {
            case .delay(let delay): max(duration + delay, 0)
            case .speed(let speed): speed > 0 ? duration / speed : .infinity
            case .repeating(let count, _): count.map { duration * Double($0) } ?? (duration > 0 ? .infinity : 0)
            }
        }
    }

    /// The progress this many seconds after the start.
    func progress(at time: Double) -> Progress { progress(at: time, wrappers.count) }

    private func progress(at time: Double, _ depth: Int) -> Progress {
        guard depth > 0 else { return baseProgress(at: time) }
        switch wrappers[depth - 1] {
        case .delay(let delay):
            return time < delay ? Progress(share: 0, speed: 0) : progress(at: time - delay, depth - 1)
        case .speed(let speed):
            guard speed > 0 else { return Progress(share: 0, speed: 0) }
            let inner = progress(at: time * speed, depth - 1)
            return Progress(share: inner.share, speed: inner.speed * speed)
        case .repeating(let count, let autoreverses):
            let length = duration(depth - 1)
            guard length > 0, length.isFinite else { return progress(at: time, depth - 1) }
            let round = (time / length).rounded(.down)
            if let count, round >= Double(count) { return Progress(share: 1, speed: 0) }
            let inner = progress(at: time - round * length, depth - 1)
            // Backwards is the rest of the way, not the way in reverse: an ease-in begins slowly both times.
            let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
            return isBack ? Progress(share: 1 - inner.share, speed: -inner.speed) : inner
        }
    }

    private func baseProgress(at time: Double) -> Progress {
        if time < 0 { return Progress(share: 0, speed: 0) }
        switch base {
        case .curve(let curve, let duration):
            guard duration > 0, time < duration else { return Progress(share: 1, speed: 0) }
            return Progress(share: curve.value(at: time / duration), speed: curve.slope(at: time / duration) / duration)
        case .spring(let motion): return progress(of: motion, 0, time)
        case .independentSpring(let motion, let velocity): return progress(of: motion, velocity, time)
        }
    }

    /// The distance left is 1 at first and shrinks with `velocity`.
    private func progress(of motion: SpringMotion, _ velocity: Double, _ time: Double) -> Progress {
        let left = motion.displacement(at: time), speed = motion.velocity(at: time)
        return Progress(
            share: 1 - (left.ofDistance - velocity * left.ofVelocity), speed: -(speed.ofDistance - velocity * speed.ofVelocity))
    }

    /// The spring that takes over the motion of what runs, and how fast its time passes; nil for all that runs beside it.
    var takingOver: (motion: SpringMotion, speed: Double)? {
        guard case .spring(let motion) = base else { return nil }
        var speed = 1.0
        for wrapper in wrappers {
            guard case .speed(let factor) = wrapper, factor > 0 else { return nil }
            speed *= factor
        }
        return (motion, speed)
    }
}
