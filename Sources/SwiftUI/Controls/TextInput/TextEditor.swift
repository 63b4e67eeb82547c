import Foundation
import Metrics
import SwiftUICore

/// A page of text that can be changed and scrolled; takes all the room it is offered.
public nonisolated struct TextEditor: View {
    let text: Binding<String>

    private typealias Metrics = ControlMetrics.TextInput

    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        EditorPage(text: text)
    }
}

struct EditorPage: View {
    @Binding var text: String

    var body: some View {
        EditorText(text: text)
            .contentShape(Rectangle())
            .focusable(input: TextInput(
                insert: { text += $0 }, deleteBackward: { if !text.isEmpty { text.removeLast() } }, submit: { text += "\n" },
                resignsOnSubmit: false))
            .accessibilityControl(.isTextField, value: Text(verbatim: text))
    }
}

struct EditorText: View {
    let text: String
    @Environment(\.editorBackground) private var background
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.TextInput

    var body: some View {
        ScrollView {
            Text(verbatim: text.isEmpty ? " " : text)
                .accessibilityHidden(true)
                .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color(.tertiaryLabel)))
                .frame(maxWidth: .infinity, alignment: .topLeading)
                .padding(.horizontal, Metrics.editorHorizontalInset)
                .padding(.vertical, Metrics.editorVerticalInset)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemBackground).opacity(background == .hidden ? 0 : 1))
    }
}

private enum EditorBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// What `scrollContentBackground` says, for text editors.
    var editorBackground: Visibility {
        get { self[EditorBackgroundKey.self] }
        set { self[EditorBackgroundKey.self] = newValue }
    }
}
