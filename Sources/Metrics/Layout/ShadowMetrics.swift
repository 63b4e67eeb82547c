import Foundation

/// How shadows and blurs spread, and the shadows that controls wear.
package enum ShadowMetrics {
    /// One shadow: offset downwards and standard deviation in points, black at `opacity`.
    package struct Shadow: Equatable, Sendable { package let y, radius: CGFloat, opacity: Double }

    /// Sigma of the Gaussian per point of `shadow(radius:)`: the best fit is 0.97 to 1.0; measured on iOS 18.5.
    package static let sigmaPerRadius: CGFloat = 1
    /// The Gaussian of a shadow is cut at this many radii and scaled up again; measured.
    package static let shadowCut: CGFloat = 2.2
    /// `blur(radius:)` is three box passes per axis, each this many radii wide; measured.
    package static let blurBoxWidthPerRadius: CGFloat = 1.85

    /// Under a switch's knob, and only inside the track: fitted to a picture of iOS 18.5, off by half a level.
    package static let switchKnob = [Shadow(y: 2.5, radius: 3, opacity: 0.12)]
    /// Under a slider's knob: fitted to a picture of iOS 18.5, off by 0.4 of a level.
    package static let sliderKnob = [Shadow(y: 6.5, radius: 6, opacity: 0.12), Shadow(y: 0.5, radius: 2, opacity: 0.12)]
    /// Under the selected segment; eyeballed by a reimplementation of the control.
    package static let segment = [Shadow(y: 3, radius: 4, opacity: 0.12), Shadow(y: 3, radius: 0.5, opacity: 0.04)]
}
