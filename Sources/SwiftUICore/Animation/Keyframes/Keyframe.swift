import Foundation

/// One piece of a track's way: how a value goes on from where the piece before it ended.
public struct _Keyframe<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        /// Whether it ends where it was sent: a spring that is given less time than it needs does not.
        case spring(Spring, start: Value.AnimatableData?, isCut: Bool)
    }

    let target: Value
    /// Seconds, not negative.
    let duration: Double
    let kind: Kind

    init(_ target: Value, _ duration: Double, _ kind: Kind) {
        (self.target, self.kind) = (target, kind)
        self.duration = duration.isFinite ? max(duration, 0) : 0
    }
}

/// A way to the next value at the share of time that a curve gives.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    public let _keyframes: [_Keyframe<Value>]

    /// - Parameter duration: seconds; not positive: at once.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(to, duration, .linear(timingCurve))]
    }
}

/// A way to the next value along a cubic curve that goes on smoothly from the piece before and into the next.
///
/// Fidelity: velocities that are not given are those of a Catmull-Rom spline between neighbours, and 0 at the track's ends; Apple documents
/// the spline, not what happens beside keyframes of other kinds.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    public let _keyframes: [_Keyframe<Value>]

    /// - Parameters:
    ///   - duration: seconds; not positive: at once.
    ///   - startVelocity: units a second.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [_Keyframe(to, duration, .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))]
    }
}

/// A way to the next value on a spring, which takes over the velocity of the piece before.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    public let _keyframes: [_Keyframe<Value>]

    /// - Parameter duration: seconds; nil: until the spring has settled. One that is given less stops on its way.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _keyframes = [_Keyframe(
            to, duration ?? spring.settlingDuration, .spring(spring, start: startVelocity?.animatableData, isCut: duration != nil))]
    }
}

/// The next value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    public let _keyframes: [_Keyframe<Value>]

    public init(_ to: Value) { _keyframes = [_Keyframe(to, 0, .move)] }
}
