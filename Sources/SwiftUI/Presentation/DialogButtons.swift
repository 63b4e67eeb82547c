import Foundation
import Metrics
import SwiftUICore

/// The look of buttons in alerts and dialogs; each closes what it stands in, after it has done what it is for.
struct DialogButtonStyle: PrimitiveButtonStyle {
    enum Kind { case alert, dialog }

    let kind: Kind

    nonisolated init(_ kind: Kind) { self.kind = kind }

    func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration, kind: kind) }
}

/// What a button in a dialog is for; views without it are not buttons.
enum DialogRoleTrait: TraitKey {
    struct Value { var role: ButtonRole? }
}

extension Subview {
    var isDialogButton: Bool { trait(DialogRoleTrait.self) != nil }
    var dialogRole: ButtonRole? { trait(DialogRoleTrait.self)?.role }
}

struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let kind: DialogButtonStyle.Kind
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = PresentationMetrics

    var body: some View {
        PressableButton(closing) { button in
            button.label
                .font(font.weight(configuration.role == .cancel ? .semibold : .regular))
                .foregroundStyle(color)
                .lineLimit(1)
                .minimumScaleFactor(Metrics.dialogTitleShrink)
                .padding(.horizontal, Metrics.dialogButtonInset)
                .frame(maxWidth: .infinity)
                .frame(height: kind == .alert ? Metrics.alertButtonHeight : Metrics.actionSheetRowHeight)
                .background(Color(.label).opacity(button.isPressed ? Metrics.dialogPressedOpacity : 0))
        }
        .modifier(TraitLayer(DialogRoleTrait.self, DialogRoleTrait.Value(role: configuration.role)))
    }

    private var font: Font { .system(size: kind == .alert ? Metrics.alertButtonTextSize : Metrics.actionSheetTextSize) }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    private var closing: PrimitiveButtonStyleConfiguration {
        let (dismiss, configuration) = (dismiss, configuration)
        return PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label.content) {
            configuration.trigger()
            dismiss()
        }
    }
}

/// Buttons with hairlines: two of an alert side by side, the one that cancels first; more of them stacked, the one that cancels last.
struct DialogButtons: View {
    let buttons: [Subview]
    let kind: DialogButtonStyle.Kind
    @Environment(\.pixelLength) private var pixel
    @Environment(\.locale) private var locale

    var body: some View {
        let cancel = buttons.filter { $0.dialogRole == .cancel }, others = buttons.filter { $0.dialogRole != .cancel }
        if buttons.isEmpty {
            line
            Button(role: .cancel) {} label: { Text(verbatim: FrameworkStrings.text(.ok, locale)) }
                .buttonStyle(DialogButtonStyle(kind))
        } else if kind == .alert && buttons.count == 2 {
            let pair = cancel.count == 1 ? cancel + others : buttons
            line
            HStack(spacing: 0) {
                pair[0]
                Color(PresentationMetrics.hairlineColor).frame(width: pixel)
                pair[1]
            }
            .frame(height: PresentationMetrics.alertButtonHeight)
        } else {
            ForEach(kind == .alert ? others + cancel : others) { button in
                line
                button
            }
        }
    }

    private var line: some View { Color(PresentationMetrics.hairlineColor).frame(height: pixel) }
}
