import SwiftUICore

/// An alert as a value, by its older spelling.
public struct Alert {
    /// One button of an alert or action sheet.
    public struct Button {
        let label: Text?
        let role: ButtonRole?
        let action: @MainActor () -> Void

        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
            Button(label: label, role: nil, action: { action?() })
        }

        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
            Button(label: label, role: .cancel, action: { action?() })
        }

        /// A cancelling button with the system's own word.
        public static func cancel(_ action: (@MainActor () -> Void)? = nil) -> Button { Button(label: nil, role: .cancel, action: { action?() }) }

        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
            Button(label: label, role: .destructive, action: { action?() })
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// A choice at the bottom of the screen as a value, by its older spelling.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// The buttons of an older alert as views.
nonisolated struct OlderButtons: View {
    let buttons: [Alert.Button]
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        ForEach(0..<buttons.count, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) {
                buttons[index].label ?? Text(verbatim: FrameworkStrings.text(.cancel, locale))
            }
        }
    }
}

extension View {
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return older(alert, .init(get: { isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 }))
    }

    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: ""))
        return older(alert, Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }))
    }

    private nonisolated func older(_ alert: Alert, _ isPresented: Binding<Bool>) -> some View {
        self.alert(alert.title, isPresented: isPresented) { OlderButtons(buttons: alert.buttons) } message: { alert.message }
    }

    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        older(content(), isPresented)
    }

    public nonisolated func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        older(
            item.wrappedValue.map(content) ?? ActionSheet(title: Text(verbatim: "")),
            Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }))
    }

    private nonisolated func older(_ sheet: ActionSheet, _ isPresented: Binding<Bool>) -> some View {
        confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
            OlderButtons(buttons: sheet.buttons)
        } message: {
            sheet.message
        }
    }
}
