import SwiftUICore

// Animations under the names of the first betas of 2019.

extension Animation {
    /// How a `basic` animation goes from start to end.
    @available(*, deprecated, message: "Use linear, easeIn, easeOut or easeInOut.")
    public enum BasicAnimationTimingFunction: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut }

    /// Takes `duration` seconds, by default along an ease-in-out curve.
    @available(*, deprecated, message: "Use easeInOut(duration:).")
    public static func basic(duration: Double = 0.35, curve: BasicAnimationTimingFunction = .easeInOut) -> Animation {
        switch curve {
        case .linear: linear(duration: duration)
        case .easeIn: easeIn(duration: duration)
        case .easeOut: easeOut(duration: duration)
        case .easeInOut: easeInOut(duration: duration)
        }
    }

    /// The spring of today's `spring()`. What the betas' `stiffness` stood for is not documented, so it cannot be given.
    @available(*, deprecated, message: "Use spring(response:dampingFraction:blendDuration:).")
    public static func fluidSpring(dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        spring(dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring that keeps its own time, by its physics.
    @available(*, deprecated, renamed: "interpolatingSpring(mass:stiffness:damping:initialVelocity:)")
    public static func spring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
}
