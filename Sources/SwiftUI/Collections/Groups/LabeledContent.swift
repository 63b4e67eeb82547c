import Foundation
import SwiftUICore

/// A label, and a value that belongs to it: side by side, the value in secondary colour at the trailing end; one above the other at
/// accessibility text sizes.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    @MainActor public var body: some View {
        style.makeBody(LabeledContentStyleConfiguration(
            label: .init(content: AnyView(ImplicitRow(label))), content: .init(content: AnyView(ImplicitRow(content)))))
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { (label, self.content) = (Text(titleKey), content()) }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { (label, content) = (Text(titleKey), Text(value)) }

    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        (label, content) = (Text(title), Text(value))
    }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { (label, content) = (Text(titleKey), Text(format.format(value))) }

    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { (label, content) = (Text(title), Text(format.format(value))) }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// What a style was handed, in the style round it.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

/// What a style of labelled content lays out.
public struct LabeledContentStyleConfiguration {
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
}

/// The look of labelled content inside a view.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The platform's default.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { LabelAndValue(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

private struct LabelAndValue: View, OmittedFromOutlines {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        if size.isAccessibilitySize {
            VStack(alignment: .leading) {
                configuration.label
                configuration.content.foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack {
                configuration.label
                Spacer()
                configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
        }
    }
}

/// A style, its type hidden.
struct AnyLabeledContentStyle: @unchecked Sendable {
    let makeBody: @MainActor (LabeledContentStyleConfiguration) -> AnyView

    init<S: LabeledContentStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static let standard = AnyLabeledContentStyle(AutomaticLabeledContentStyle())
    static var defaultValue: AnyLabeledContentStyle { standard }
}

extension EnvironmentValues {
    var labeledContentStyle: AnyLabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
    }
}
