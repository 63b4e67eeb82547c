import Foundation
import Graphics

extension Path {
    /// A circular arc about `center`, from one angle to another; angles grow clockwise on screen from the +x axis.
    ///
    /// `clockwise` is CoreGraphics' flag, which where y grows downwards means counter-clockwise on screen. A line joins the arc to the
    /// current point. Angles that are no numbers or endless add nothing.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians, clockwise: clockwise,
            transform: transform)
    }

    /// An arc from an angle on by `delta`, whose sign is the direction; more than a turn goes round again.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startRadians: startAngle.radians, deltaRadians: delta.radians, transform: transform)
    }
}
