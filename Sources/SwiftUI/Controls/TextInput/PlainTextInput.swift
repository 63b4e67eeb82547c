import Foundation
import Metrics
import SwiftUICore

/// The text of a field, or its prompt while it is empty; takes the width it is offered.
struct PlainTextInput: View {
    let input: FieldContent
    @Environment(\.submitActions) private var submitActions

    var body: some View {
        let (text, actions) = (input.text, submitActions)
        FieldLine(input: input)
            .contentShape(Rectangle())
            .focusable(input: TextInput(
                insert: { text.wrappedValue += $0 },
                deleteBackward: { if !text.wrappedValue.isEmpty { text.wrappedValue.removeLast() } },
                submit: { actions.run(.text) }, resignsOnSubmit: input.axis == .horizontal))
            .accessibilityControl(
                input.isSecure ? .isSecureTextField : .isTextField, value: text.wrappedValue.isEmpty ? nil : Text(verbatim: spoken))
    }

    /// What is read of the text: of a secret, only how long it is.
    private var spoken: String {
        let text = input.text.wrappedValue
        return input.isSecure ? String(repeating: "•", count: text.count) : text
    }
}

/// What a field shows: its text with the caret behind it while keys go there, or its prompt. The text is changed at its end.
struct FieldLine: View {
    let input: FieldContent
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused

    private typealias Metrics = ControlMetrics.TextInput

    var body: some View {
        let text = input.text.wrappedValue
        // Prompt and text take turns in one place: what stands round it, and has the focus, stays.
        ZStack(alignment: .leading) { line(text) }
            .overlay(alignment: text.isEmpty ? .leading : .bottomTrailing) { if isFocused { Caret() } }
            .frame(maxWidth: .infinity, alignment: side)
            .padding(.vertical, Metrics.plainVerticalPadding)
    }

    @ViewBuilder private func line(_ text: String) -> some View {
        if text.isEmpty {
            input.prompt
                .foregroundStyle(Color(Metrics.placeholderColor))
                .lineLimit(1)
        } else if input.isSecure {
            SecureBullets(count: text.count).accessibilityHidden(true).spoken(by: input.prompt)
        } else if input.axis == .horizontal {
            Text(verbatim: text.replacingOccurrences(of: "\n", with: " "))
                .lineLimit(1)
                .accessibilityHidden(true)
                .spoken(by: input.prompt)
                .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color(.tertiaryLabel)))
        } else {
            Text(verbatim: text)
                .accessibilityHidden(true)
                .spoken(by: input.prompt)
                .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color(.tertiaryLabel)))
        }
    }

    private var side: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// The mark where the next character goes, as high as a line of text.
struct Caret: View {
    var body: some View {
        Text(verbatim: " ")
            .accessibilityHidden(true)
            .frame(width: ControlMetrics.TextInput.caretWidth)
            .clipped()
            .overlay { Capsule().fill(.tint) }
            .offset(x: ControlMetrics.TextInput.caretWidth)
    }
}

/// A disc for each character, on the line a text would have.
struct SecureBullets: View {
    let count: Int
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // A text of no width gives the line its height and its baseline.
        Text(verbatim: " ")
            .frame(width: CGFloat(count) * ControlMetrics.TextInput.bulletPitch * scale, alignment: .leading)
            .overlay { BulletRow(count: count, scale: scale) }
            .clipped()
    }

    /// Bullets grow with the text; they were measured at the standard size.
    private var scale: CGFloat { TypeRamp.size(.body, typeSize.name) / TypeRamp.size(.body, .large) }
}

private nonisolated struct BulletRow: Shape {
    let count: Int
    let scale: CGFloat

    func path(in rect: CGRect) -> Path {
        let diameter = ControlMetrics.TextInput.bulletDiameter * scale, pitch = ControlMetrics.TextInput.bulletPitch * scale
        var path = Path()
        for index in 0..<min(count, 1000) {
            path.addEllipse(in: CGRect(
                x: rect.minX + (CGFloat(index) + 0.5) * pitch - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
        }
        return path
    }
}
