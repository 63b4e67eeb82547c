/// Opacities that styles put on a colour of the user's.
package enum StyleOpacity {
    /// `.primary`, `.secondary`, `.tertiary`, `.quaternary` of a colour foreground, and the levels of a hierarchical symbol.
    ///
    /// Read from a reimplementation of SwiftUI. A default foreground uses the label colours instead.
    package static let hierarchy: [Double] = [1, 0.5, 0.25, 0.18]
    /// A default-style button while it is pressed; from memory, other sources say up to 0.4.
    package static let pressed = 0.2
    /// A switch or slider that is disabled; from memory.
    package static let disabledControl = 0.5
    /// The foreground of a redacted placeholder bar; measured on iOS 18.5 (41/255).
    package static let placeholder = 0.16
}
