/// Sizes of the controls of iOS 15 to 18, in points: one nested namespace per control, each in its own file.
///
/// Measured on iOS 18.5 pictures (393-point phone, Large) unless a line says otherwise.
package enum ControlMetrics {
    /// SwiftUI's `ControlSize`.
    package enum Size: String, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
}
