/// How a change of value unfolds in time.
public struct Animation: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case curve(TimingCurve, duration: Double)
        /// Takes the value and velocity of what runs when it starts.
        case spring(SpringMotion)
        /// Runs beside what runs when it starts; velocity is in units of the change a second.
        case independentSpring(SpringMotion, velocity: Double)
    }

    /// What was put round the base, innermost first.
    enum Wrapper: Hashable, Sendable {
        case delay(Double)
        case speed(Double)
        case repeating(Int?, autoreverses: Bool)
    }

    let base: Base
    private(set) var wrappers: [Wrapper] = []
    /// When changes with this animation count as done for what comes after; nil: as the base says.
    private(set) var logicalEnd: Double?

    init(_ base: Base) { self.base = base }

    // MARK: Curves

    /// A spring without bounce that takes half a second, as since iOS 17.
    public static let `default` = Animation.spring()
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    /// - Parameter duration: seconds; not positive: at once.
    public static func linear(duration: Double) -> Animation { Animation(.curve(.linear, duration: duration)) }
    public static func easeIn(duration: Double) -> Animation { Animation(.curve(.easeIn, duration: duration)) }
    public static func easeOut(duration: Double) -> Animation { Animation(.curve(.easeOut, duration: duration)) }
    public static func easeInOut(duration: Double) -> Animation { Animation(.curve(.easeInOut, duration: duration)) }

    /// A Bézier curve with these two control points; their x must lie in 0…1 and is cut to that.
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
        Animation(.curve(TimingCurve(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2), duration: duration))
    }

    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        guard case .bezier(let bezier) = curve.kind else { return circular(curve, duration) }
        return Animation(.curve(bezier, duration: duration))
    }

    /// The Bézier curve nearest to a quarter of a circle, and two of them: off by less than a thousandth.
    private static func circular(_ curve: UnitCurve, _ duration: Double) -> Animation {
        switch curve.kind {
        case .circularIn: timingCurve(0.55, 0, 1, 0.45, duration: duration)
        case .circularOut: timingCurve(0, 0.55, 0.45, 1, duration: duration)
        default: timingCurve(0.85, 0, 0.15, 1, duration: duration)
        }
    }

    // MARK: Springs

    public static let spring = spring()
    public static let bouncy = bouncy()
    public static let snappy = snappy()
    public static let smooth = smooth()
    public static let interactiveSpring = interactiveSpring()
    public static let interpolatingSpring = interpolatingSpring()

    /// - Parameters:
    ///   - response: the duration of one undamped swing, in seconds; not positive: at once.
    ///   - dampingFraction: 1 comes to rest without a swing.
    ///   - blendDuration: not used: a spring that takes over another's motion has the new response from its first instant.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation(.spring(SpringMotion(response: response, damping: dampingFraction)))
    }

    /// - Parameter bounce: from −1 (sluggish) over 0 (no swing) to 1 (endless).
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(SpringMotion(response: duration, damping: damping(bounce))))
    }

    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(.spring(spring.motion)) }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { spring(duration: duration, bounce: extraBounce) }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

    @_disfavoredOverload
    public static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring that keeps its own time: changes add up instead of taking over from each other.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(.independentSpring(SpringMotion(mass: mass, stiffness: stiffness, damping: damping), velocity: initialVelocity))
    }

    public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
        Animation(.independentSpring(SpringMotion(response: duration, damping: damping(bounce)), velocity: initialVelocity))
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(.independentSpring(spring.motion, velocity: initialVelocity))
    }

    static func damping(_ bounce: Double) -> Double { bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-3) }

    // MARK: Wrapping

    private func wrapped(_ wrapper: Wrapper) -> Animation {
        var copy = self
        copy.wrappers.append(wrapper)
        return copy
    }

    /// Waits before it begins; seconds, negative ones skip the beginning.
    public func delay(_ delay: Double) -> Animation { wrapped(.delay(delay)) }

    /// Runs this many times as fast; not positive: it never gets anywhere.
    public func speed(_ speed: Double) -> Animation { wrapped(.speed(speed)) }

    /// Runs several times, every other time backwards; then the value is the new one, however it came there.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        wrapped(.repeating(max(repeatCount, 0), autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation { wrapped(.repeating(nil, autoreverses: autoreverses)) }

    /// Lets what waits for its end begin after this many seconds.
    public func logicallyComplete(after duration: Double) -> Animation {
        var copy = self
        copy.logicalEnd = duration
        return copy
    }
}
