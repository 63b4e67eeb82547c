import Metrics
import SwiftUICore

/// The chosen value with two chevrons; it opens a menu. In a list's row, the picker's label stands before it and the value is grey.
struct MenuPicker: View {
    let label: AnyView
    let choices: PickerChoices
    @Environment(\.isListRow) private var isListRow

    var body: some View {
        if isListRow {
            LabeledControlRow(label: label) { menu }
                .accessibilityControl(.isButton)
        } else {
            menu.spoken(by: label).accessibilityControl(.isButton)
        }
    }

    private typealias Metrics = ControlMetrics.Picker

    private var menu: some View {
        Menu {
            CheckedRows(choices: choices)
        } label: {
            MenuPickerValue(choices: choices)
        }
        .buttonStyle(MenuPickerButtonStyle(isListRow: isListRow))
    }
}

struct MenuPickerValue: View {
    let choices: PickerChoices
    @ScaledMetric(relativeTo: .body) private var chevronSize = ControlMetrics.Picker.menuChevronSize

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        HStack(spacing: Metrics.menuChevronGap) {
            SelectedChoice(choices: choices).lineLimit(1)
            Image(systemName: "chevron.up.chevron.down")
                .accessibilityHidden(true)
                .font(.system(size: chevronSize, weight: .medium))
                .frame(height: max(Metrics.menuChevronBox, chevronSize))
        }
    }
}

struct MenuPickerButtonStyle: PrimitiveButtonStyle {
    let isListRow: Bool

    private typealias Metrics = ControlMetrics.Picker

    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { MenuPickerLook(configuration: $0, isListRow: isListRow) }
    }
}

struct MenuPickerLook: View {
    let configuration: ButtonStyleConfiguration
    let isListRow: Bool
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        configuration.label
            .foregroundStyle(color)
            .padding(.vertical, Metrics.menuVerticalPadding)
            .padding(.leading, isListRow ? 0 : Metrics.menuHorizontalPadding)
            .padding(.trailing, isListRow ? Metrics.menuChevronTrailing : Metrics.menuHorizontalPadding)
            .opacity(configuration.isPressed ? ControlMetrics.Button.pressedOpacity : 1)
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
        return isListRow ? AnyShapeStyle(Color(Metrics.rowValueColor)) : AnyShapeStyle(.tint)
    }
}

/// The choices as rows of a menu, the chosen one with a check mark.
struct CheckedRows: View {
    let choices: PickerChoices

    var body: some View {
        SubviewsReader(choices.content) { subviews in
            ForEach(subviews) { choice in
                Button { choices.select(choice) } label: { choice }
                    .environment(\.menuRowIsChecked, choices.isSelected(choice))
            }
        }
    }
}

/// The choices as rows of the list the picker stands in.
struct InlinePicker: View {
    let label: AnyView
    let choices: PickerChoices
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        if labels != .hidden { label }
        ChoiceRows(choices: choices)
    }
}

/// One row per choice, the chosen one with a check mark at its trailing end.
struct ChoiceRows: View {
    let choices: PickerChoices

    var body: some View {
        SubviewsReader(choices.content) { subviews in
            ForEach(subviews) { choice in
                HStack(spacing: 0) {
                    choice
                    Spacer(minLength: RowAccessoryMetrics.chevronGap)
                    if choices.isSelected(choice) {
                        Image(systemName: "checkmark")
                            .accessibilityHidden(true)
                            .font(.system(size: ControlMetrics.Picker.checkSize, weight: .semibold))
                            .foregroundStyle(.tint)
                    }
                }
                .contentShape(Rectangle())
                .onPress { choices.select(choice) }
                .accessibilityControl(
                    choices.isSelected(choice) ? [.isButton, .isSelected] : .isButton,
                    activate: { MainActor.assumeIsolated { choices.select(choice) } })
            }
        }
    }
}

/// A row with the label and the chosen value, leading to a list of the choices.
struct LinkPicker: View {
    let label: AnyView
    let choices: PickerChoices

    var body: some View {
        NavigationLink {
            List { ChoiceRows(choices: choices) }
        } label: {
            LabeledControlRow(label: label) {
                SelectedChoice(choices: choices).foregroundStyle(Color(ControlMetrics.Picker.rowValueColor))
            }
        }
    }
}
