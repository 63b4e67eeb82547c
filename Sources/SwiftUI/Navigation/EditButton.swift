import SwiftUICore

/// Whether a list's rows can be deleted and moved.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Turns edit mode on and off; its title is the system's own, in the environment's language.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @Environment(\.locale) private var locale

    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: FrameworkStrings.text(isEditing ? .done : .edit, locale))
                .fontWeight(isEditing ? .semibold : nil)
        }
    }
}
