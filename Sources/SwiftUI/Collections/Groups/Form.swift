import SwiftUICore

/// Controls for settings and the like, in the look of a grouped list.
public nonisolated struct Form<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { FormPage(content: content) }
}

struct FormPage<Content: View>: View {
    let content: Content
    @Environment(\.formStyle) private var style
    @Environment(\.givenListStyle) private var listStyle

    var body: some View {
        switch style {
        case .grouped:
            // A list style given round a form is the form's: `.grouped` and the like. Plain ones are not for forms.
            List { content }.environment(\.givenListStyle, listStyle == .grouped ? .grouped : .insetGrouped)
        case .columns:
            VStack(alignment: .leading) { content }
        }
    }
}

public enum _FormStyleKind: Sendable { case grouped, columns }

/// The look of a form.
public protocol FormStyle: Sendable { var _kind: _FormStyleKind { get } }

/// The platform's default: groups with rounded corners.
public struct AutomaticFormStyle: FormStyle {
    public init() {}
    public var _kind: _FormStyleKind { .grouped }
}

/// Groups with rounded corners.
public struct GroupedFormStyle: FormStyle {
    public init() {}
    public var _kind: _FormStyleKind { .grouped }
}

/// Controls below each other, without scrolling; on a phone there is one column of them.
public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public var _kind: _FormStyleKind { .columns }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }

private enum FormStyleKey: EnvironmentKey { static var defaultValue: _FormStyleKind { .grouped } }

extension EnvironmentValues {
    var formStyle: _FormStyleKind {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style._kind) }
}
