import Foundation
import Graphics
import Metrics
import SwiftUICore

extension View {
    /// Asks for a choice at the bottom of the screen while the binding is true; any of its buttons closes it. Without a cancelling button it
    /// has one of its own.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
    }

    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        // A title of its own accord shows only where there is a message to go with it.
        let isTitled = titleVisibility == .visible || titleVisibility == .automatic && M.self != EmptyView.self
        let dialog = DialogContent(title: isTitled ? title : nil, message: message(), actions: actions())
        return modifier(PresentedByFlag(kind: .dialog, isPresented: isPresented) { dialog })
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let isTitled = titleVisibility == .visible || titleVisibility == .automatic && M.self != EmptyView.self
        let dialog = data.map { DialogContent(title: isTitled ? Text(titleKey) : nil, message: message($0), actions: actions($0)) }
        let isShown = Binding(get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
        return modifier(PresentedByFlag(kind: .dialog, isPresented: isShown) { dialog })
    }
}

/// An action sheet: a group of choices and, apart from it, the way out.
struct DialogPresentation: View {
    let content: AnyView
    let dismiss: @MainActor () -> Void

    var body: some View {
        Dimming().onTapGesture { dismiss() }.accessibilityHidden(true)
        ScreenCardView(
            ScreenCard(area: { screen, _ in screen }, radii: CornerRadii(all: 0)), background: Color.clear,
            content: content
                .padding(.horizontal, PresentationMetrics.actionSheetMargin)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom),
            front: EmptyView())
            .environment(\.isElevated, true)
            .environment(\.tint, nil)
            .transition(.move(edge: .bottom))
    }
}

nonisolated struct DialogContent<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.locale) private var locale

    private typealias Metrics = PresentationMetrics

    @MainActor var body: some View {
        SubviewsReader(actions.buttonStyle(DialogButtonStyle(.dialog))) { actions in
            VStack(spacing: Metrics.actionSheetMargin) {
                VStack(spacing: 0) {
                    words
                    DialogButtons(buttons: actions, kind: .dialog)
                }
                .background(background)
                .clipShape(RoundedRectangle(cornerRadius: Metrics.actionSheetCornerRadius))
                // In a popover, leaving needs no button: one taps beside it.
                if widthClass != .regular { cancel(actions.first { $0.dialogRole == .cancel }) }
            }
        }
        .frame(width: widthClass == .regular ? Metrics.alertWidth : nil)
    }

    @MainActor @ViewBuilder private var words: some View {
        if title != nil || Message.self != EmptyView.self {
            VStack(spacing: Metrics.actionSheetTextGap) {
                title?.fontWeight(.semibold)
                message
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(Metrics.actionSheetTextPadding)
            .frame(maxWidth: .infinity)
        }
    }

    @MainActor private var background: Color { Color(Metrics.actionSheetBackground(dark: colorScheme == .dark)) }

    @MainActor private func cancel(_ given: Subview?) -> some View {
        Group {
            if let given {
                given
            } else {
                Button(role: .cancel) {} label: { Text(verbatim: FrameworkStrings.text(.cancel, locale)) }
                    .buttonStyle(DialogButtonStyle(.dialog))
            }
        }
        .background(Color(Metrics.actionSheetCancelBackground(dark: colorScheme == .dark)))
        .clipShape(RoundedRectangle(cornerRadius: Metrics.actionSheetCornerRadius))
    }
}
