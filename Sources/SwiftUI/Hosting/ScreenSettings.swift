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
    /// Pixels per point.
    package var scale: CGFloat?
    /// How many threads the rasteriser may use; changes no pixel.
    package var rasterThreads = 1

    package init() {}

    /// The environment of a tree's root under these conditions on a device.
    func environment(on device: DeviceMetrics, landscape: Bool) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = scale ?? device.scale
        values.colorScheme = colorScheme ?? .light
        values.dynamicTypeSize = dynamicTypeSize ?? .large
        values.layoutDirection = layoutDirection ?? .leftToRight
        if let locale { values.locale = locale }
        values.horizontalSizeClass = device.horizontalSizeClass(landscape: landscape) == .compact ? .compact : .regular
        values.verticalSizeClass = device.verticalSizeClass(landscape: landscape) == .compact ? .compact : .regular
        return values
    }
}
