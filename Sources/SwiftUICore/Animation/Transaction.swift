/// What accompanies an update: above all, how the changes made in it are animated.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}

    public init(animation: Animation?) { self.animation = animation }
}

/// How a change of value unfolds in time.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: Double)
        case spring(response: Double, dampingFraction: Double)
    }

    var curve: Curve
    var delay = 0.0
    var speed = 1.0
    var repeatCount = 1
    var autoreverses = false

    init(_ curve: Curve) { self.curve = curve }

    public static let `default` = Animation(.spring(response: 0.5, dampingFraction: 1))
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    public static func linear(duration: Double) -> Animation { Animation(.bezier(0, 0, 1, 1, duration: duration)) }
    public static func easeIn(duration: Double) -> Animation { Animation(.bezier(0.42, 0, 1, 1, duration: duration)) }
    public static func easeOut(duration: Double) -> Animation { Animation(.bezier(0, 0, 0.58, 1, duration: duration)) }
    public static func easeInOut(duration: Double) -> Animation { Animation(.bezier(0.42, 0, 0.58, 1, duration: duration)) }

    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
        Animation(.bezier(x1, y1, x2, y2, duration: duration))
    }

    public static let spring = spring(response: 0.5, dampingFraction: 1)
    public static let bouncy = spring(response: 0.5, dampingFraction: 0.7)
    public static let snappy = spring(response: 0.5, dampingFraction: 0.85)
    public static let smooth = spring(response: 0.5, dampingFraction: 1)

    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction))
    }

    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
    }

    public func delay(_ delay: Double) -> Animation { var copy = self; copy.delay += delay; return copy }
    public func speed(_ speed: Double) -> Animation { var copy = self; copy.speed *= speed; return copy }

    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        (copy.repeatCount, copy.autoreverses) = (count, autoreverses)
        return copy
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation { repeatCount(.max, autoreverses: autoreverses) }
}

/// Makes changes that unfold with an animation. In a still picture they have their final values at once.
@MainActor public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
