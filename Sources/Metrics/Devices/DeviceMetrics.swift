import Foundation

/// A device's screen: what a preview needs to know of it, in points and portrait unless said otherwise.
package struct DeviceMetrics: Equatable, Sendable {
    package enum Idiom: String, Sendable { case phone, pad }

    package enum SizeClass: String, Sendable { case compact, regular }

    /// Distances of the safe area from the screen's edges.
    package struct SafeArea: Equatable, Sendable { package var top, leading, bottom, trailing: CGFloat }

    /// Xcode's name for the device, such as `iPhone 15` or `iPad Pro 11-inch (M4)`.
    package let name: String
    /// Other spellings of the same device.
    package let aliases: [String]
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    package let portraitSafeArea, landscapeSafeArea: SafeArea
    /// Radius of the glass's continuous corner; 0 for a square screen.
    package let displayCornerRadius: CGFloat
    package let idiom: Idiom
    /// True for the phones whose landscape is regular in width (Plus and Max).
    package let isWideInLandscape: Bool

    package func size(landscape: Bool) -> CGSize {
        landscape ? CGSize(width: size.height, height: size.width) : size
    }

    package func safeArea(landscape: Bool) -> SafeArea { landscape ? landscapeSafeArea : portraitSafeArea }

    package func horizontalSizeClass(landscape: Bool) -> SizeClass {
        idiom == .pad || landscape && isWideInLandscape ? .regular : .compact
    }

    package func verticalSizeClass(landscape: Bool) -> SizeClass { idiom == .phone && landscape ? .compact : .regular }
}
