import Foundation
import Metrics
import SwiftUICore

/// The conditions of one picture. nil leaves what the preview says, and else the default: iPhone 15, light, Large, en_US.
package struct ScreenSettings: Sendable {
    package var device: DeviceMetrics?
    package var colorScheme: ColorScheme?
    package var dynamicTypeSize: DynamicTypeSize?
    package var layoutDirection: LayoutDirection?
    package var locale: Locale?
    /// Whether keys that no string table has are reported.
    package var reportsMissingStrings = false
    /// Pixels per point.
    package var scale: CGFloat?
    /// Whether the status bar, the island and the home indicator of the device are drawn over a whole screen.
    package var showsDeviceFurniture = false
    /// How many threads the rasteriser may use; changes no pixel.
    package var rasterThreads = 1
    /// The size classes, where they are not to be the device's.
    package var horizontalSizeClass, verticalSizeClass: UserInterfaceSizeClass?
    /// The area to lay out in, instead of what the preview asks for.
    package var stage: Stage?

    /// An area that is no device's screen.
    package struct Stage: Sendable {
        /// In points; nil is the view's ideal size.
        package var size: CGSize?
        package var safeArea: EdgeInsets

        package init(size: CGSize?, safeArea: EdgeInsets) { (self.size, self.safeArea) = (size, safeArea) }
    }

    package init() {}

    /// The environment of a tree's root under these conditions on a device.
    func environment(on device: DeviceMetrics, landscape: Bool) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = scale ?? device.scale
        values.colorScheme = colorScheme ?? .light
        values.dynamicTypeSize = dynamicTypeSize ?? .large
        values.layoutDirection = layoutDirection ?? .leftToRight
        if let locale { values.locale = locale }
        if reportsMissingStrings { values.reportsMissingStrings = true }
        values.horizontalSizeClass = horizontalSizeClass ?? (device.horizontalSizeClass(landscape: landscape) == .compact ? .compact : .regular)
        values.verticalSizeClass = verticalSizeClass ?? (device.verticalSizeClass(landscape: landscape) == .compact ? .compact : .regular)
        return values
    }
}
