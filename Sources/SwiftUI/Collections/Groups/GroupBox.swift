import Metrics
import SwiftUICore

/// A box round views that belong together, with a label above them.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }

    @MainActor public var body: some View {
        style.makeBody(GroupBoxStyleConfiguration(
            label: .init(content: AnyView(ImplicitRow(label))), content: .init(content: AnyView(VStack { content })),
            hasLabel: Label.self != EmptyView.self))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// What a style of boxes lays out.
public struct GroupBoxStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public nonisolated struct Content: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let label: Label
    public let content: Content
    let hasLabel: Bool
}

/// The look of boxes inside a view.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The platform's default: a filled box, the label leading in the style of a headline; with a label it takes the width it is offered.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FilledGroupBox(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { .init() } }

private struct FilledGroupBox: View, OmittedFromOutlines {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxLevel) private var level

    var body: some View {
        VStack {
            if configuration.hasLabel {
                configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            }
            configuration.content
        }
        .padding(ControlMetrics.GroupBox.padding)
        .environment(\.groupBoxLevel, level + 1)
        .background(
            Color(level % 2 == 0 ? ControlMetrics.GroupBox.background : ControlMetrics.GroupBox.nestedBackground),
            in: RoundedRectangle(cornerRadius: ControlMetrics.GroupBox.cornerRadius))
    }
}

/// A style, its type hidden.
struct AnyGroupBoxStyle: @unchecked Sendable {
    let makeBody: @MainActor (GroupBoxStyleConfiguration) -> AnyView

    init<S: GroupBoxStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static let standard = AnyGroupBoxStyle(DefaultGroupBoxStyle())
    static var defaultValue: AnyGroupBoxStyle { standard }
}
private enum GroupBoxLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    var groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    /// How many boxes the view stands in.
    var groupBoxLevel: Int {
        get { self[GroupBoxLevelKey.self] }
        set { self[GroupBoxLevelKey.self] = newValue }
    }
}

extension View {
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
    }
}
