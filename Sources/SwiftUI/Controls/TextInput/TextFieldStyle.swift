import Foundation
import Metrics
import SwiftUICore

/// What a text field shows and changes, its label's type hidden.
struct FieldContent: StyledConfiguration {
    let text: Binding<String>
    let prompt: AnyView
    let axis: Axis
    let isSecure: Bool
    var cursor = StyleCursor.environment
}

/// Stands for a field's label in a style's hands.
public nonisolated struct _TextFieldStyleLabel: View {
    @MainActor public var body: some View { EmptyView() }
}

/// The look of text fields inside a view. As Apple's, its requirement has an underscore; styles written with it work.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// As `plain`.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View { PlainTextInput(input: configuration.input) }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View { PlainTextInput(input: configuration.input) }
}

/// The text in a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View { RoundedTextInput(input: configuration.input) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: DefaultTextFieldStyle { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: RoundedBorderTextFieldStyle { .init() } }

extension View {
    /// Gives the text fields inside this view the look of `style`; the innermost call wins.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(FieldContent.self) { style._body(configuration: TextField($0)) }
    }
}

struct StyledTextInput: View {
    let input: FieldContent

    var body: some View {
        Styled(input) { PlainTextInput(input: $0) }
    }
}

/// The frame and ground of a bordered field.
struct RoundedTextInput: View {
    let input: FieldContent
    @Environment(\.pixelLength) private var pixel

    private typealias Metrics = ControlMetrics.TextInput

    var body: some View {
        let outline = RoundedRectangle(cornerRadius: Metrics.roundedCornerRadius)
        PlainTextInput(input: input)
            .padding(.horizontal, Metrics.roundedTextInset)
            .padding(.vertical, (Metrics.roundedHeight - Metrics.plainHeight) / 2)
            .background(Color(.systemBackground), in: outline)
            .overlay { outline.strokeBorder(Color.primary.opacity(Metrics.roundedBorderOpacity), lineWidth: pixel) }
    }
}
