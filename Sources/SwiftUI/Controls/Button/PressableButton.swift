import SwiftUICore

/// A button's look together with what a finger does to it: it is pressed while the finger is down, and acts when it is lifted inside.
///
/// One that may be a row has the row of a list it stands in pressed in its place.
nonisolated struct PressableButton<Look: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let mayBeRow: Bool
    let look: @MainActor (ButtonStyleConfiguration) -> Look
    @State private var isPressed = false
    @Environment(\.pressedInPreviews) private var isShownPressed
    @Environment(\.isListRow) private var isListRow

    init(
        _ configuration: PrimitiveButtonStyleConfiguration, mayBeRow: Bool = false,
        @ViewBuilder look: @escaping @MainActor (ButtonStyleConfiguration) -> Look
    ) { (self.configuration, self.mayBeRow, self.look) = (configuration, mayBeRow, look) }

    @MainActor var body: some View {
        look(ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed || isShownPressed))
            .modifier(ButtonPress(
                isRow: mayBeRow && isListRow, onPressingChanged: { isPressed = $0 }, action: { configuration.trigger() }))
            .onKeyboardShortcut(perform: { configuration.trigger() })
            .accessibilityControl(configuration.traits, activate: { MainActor.assumeIsolated { configuration.trigger() } })
    }
}

/// Where a finger has to come down: on the button, or on the row it stands in.
struct ButtonPress: ViewModifier {
    let isRow: Bool
    let onPressingChanged: (Bool) -> Void
    let action: @MainActor () -> Void

    func body(content: Content) -> some View {
        if isRow {
            content.modifier(RowPress(onPressingChanged: onPressingChanged, action: action))
        } else {
            content.onPress(onPressingChanged: onPressingChanged, perform: action)
        }
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
