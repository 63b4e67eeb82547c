import SwiftUICore

/// A button's look together with what a finger does to it: it is pressed while the finger is down, and acts when it is lifted inside.
nonisolated struct PressableButton<Look: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let look: @MainActor (ButtonStyleConfiguration) -> Look
    @State private var isPressed = false
    @Environment(\.pressedInPreviews) private var isShownPressed

    init(_ configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder look: @escaping @MainActor (ButtonStyleConfiguration) -> Look) {
        (self.configuration, self.look) = (configuration, look)
    }

    @MainActor var body: some View {
        look(ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed || isShownPressed))
            .onPress(onPressingChanged: { isPressed = $0 }, perform: { configuration.trigger() })
            .onKeyboardShortcut(perform: { configuration.trigger() })
            .accessibilityControl(configuration.traits, activate: { MainActor.assumeIsolated { configuration.trigger() } })
    }
}

private enum PressedInPreviewsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether buttons are drawn as if a finger lay on them: a picture of the pressed look needs no finger.
    var pressedInPreviews: Bool {
        get { self[PressedInPreviewsKey.self] }
        set { self[PressedInPreviewsKey.self] = newValue }
    }
}

extension View {
    /// Draws the buttons inside as while they are pressed. Vitrine's own, for previews of the pressed look; SwiftUI has no such modifier.
    public nonisolated func previewPressed(_ isPressed: Bool = true) -> some View { environment(\.pressedInPreviews, isPressed) }
}
