import SwiftUI

extension Color {
    /// An opaque sRGB colour from `0xRRGGBB`, or a fainter one with an alpha of 0…1.
    init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }
}
