/// The conditions that the command line asks for; `nil` leaves the preview's own.
package struct PreviewSettings: Codable, Sendable, Equatable {
    /// A device's name, e.g. `iPhone SE`.
    package var device: String?
    /// `light` or `dark`.
    package var colorScheme: String?
    /// A case of `DynamicTypeSize`, e.g. `xxLarge` or `accessibility3`.
    package var dynamicType: String?
    /// `leftToRight` or `rightToLeft`.
    package var layoutDirection: String?
    /// An identifier such as `ar` or `pt-BR`.
    package var locale: String?
    /// Pixels per point, finite and greater than 0.
    package var scale: Double?
    /// Whether the frames of what accessibility finds are drawn over the picture, with a legend beside it.
    package var marksAccessibility = false
    /// Whether keys that no string table has are reported. It changes no pixel.
    package var reportsMissingStrings = false
    /// Whether the status bar, the island and the home indicator of the device are drawn over whole screens.
    package var showsDeviceFrame = false
    /// How many threads one worker may draw with, at least 1. It changes no pixel.
    package var rasterThreads: Int

    package init(
        device: String? = nil, colorScheme: String? = nil, dynamicType: String? = nil, layoutDirection: String? = nil, locale: String? = nil,
        scale: Double? = nil, rasterThreads: Int = 1
    ) {
        (self.device, self.colorScheme, self.dynamicType) = (device, colorScheme, dynamicType)
        (self.layoutDirection, self.locale, self.scale, self.rasterThreads) = (layoutDirection, locale, scale, rasterThreads)
    }
}
