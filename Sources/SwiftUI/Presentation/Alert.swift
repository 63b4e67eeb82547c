import Foundation
import Metrics
import SwiftUICore

extension View {
    /// Shows an alert while the binding is true; any of its buttons closes it. Without buttons it has OK.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() }) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() }) }

    public nonisolated func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let alert = AlertContent(title: title, message: message(), actions: actions())
        return modifier(PresentedByFlag(kind: .alert, isPresented: isPresented) { alert })
    }

    /// Shows an alert about some data while the binding is true and there is any.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() }) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() }) }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let alert = data.map { AlertContent(title: title, message: message($0), actions: actions($0)) }
        let isShown = Binding(get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
        return modifier(PresentedByFlag(kind: .alert, isPresented: isShown) { alert })
    }

    /// Shows an alert for an error while the binding is true: its description is the title.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let isShown = Binding(get: { isPresented.wrappedValue && error != nil }, set: { isPresented.wrappedValue = $0 })
        return alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isShown, actions: actions, message: { EmptyView() })
    }

    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error, actions: actions, message: message)
    }
}

/// An alert in the middle of the screen.
struct AlertPresentation: View {
    let content: AnyView

    var body: some View {
        Dimming().accessibilityHidden(true)
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.isElevated, true)
            .environment(\.tint, nil)
            .transition(.opacity)
    }
}

/// Title, message and buttons of an alert.
nonisolated struct AlertContent<Message: View, Actions: View>: View {
    let title: Text
    let message: Message
    let actions: Actions
    @Environment(\.colorScheme) private var colorScheme

    private typealias Metrics = PresentationMetrics

    @MainActor var body: some View {
        SubviewsReader(actions.buttonStyle(DialogButtonStyle(.alert)).textFieldStyle(.roundedBorder)) { actions in
            VStack(spacing: 0) {
                words
                let fields = actions.filter { !$0.isDialogButton }
                if !fields.isEmpty {
                    VStack(spacing: Metrics.alertTextGap) { ForEach(fields) { $0 } }
                        .padding(.horizontal, Metrics.alertFieldInset)
                        .padding(.bottom, Metrics.alertFieldInset)
                }
                DialogButtons(buttons: actions.filter(\.isDialogButton), kind: .alert)
            }
        }
        .frame(width: Metrics.alertWidth)
        .background(Color(Metrics.alertBackground(dark: colorScheme == .dark)))
        .clipShape(RoundedRectangle(cornerRadius: Metrics.alertCornerRadius))
    }

    @MainActor private var words: some View {
        VStack(spacing: Metrics.alertTextGap) {
            title.font(.headline)
            message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, Metrics.alertSidePadding)
        .padding(.vertical, Metrics.alertPadding)
        .frame(maxWidth: .infinity)
    }
}
