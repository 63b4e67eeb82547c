import SwiftUICore

/// The styles that user code and the framework set for controls, by what they style: each kind has a stack of its own.
struct ControlStyles {
    /// One style, and the one it was set inside of.
    final class Entry: Sendable {
        let makeBody: @MainActor (Any) -> AnyView
        let outer: Entry?

        init(makeBody: @escaping @MainActor (Any) -> AnyView, outer: Entry?) { (self.makeBody, self.outer) = (makeBody, outer) }
    }

    private var innermost: [ObjectIdentifier: Entry] = [:]

    /// A style that was set explicitly for the configuration's kind; nil leaves the control its standard look.
    func style<C>(for configuration: C.Type) -> Entry? { innermost[ObjectIdentifier(configuration)] }

    mutating func push<C>(_ configuration: C.Type, _ makeBody: @escaping @MainActor (C) -> AnyView) {
        let kind = ObjectIdentifier(configuration)
        innermost[kind] = Entry(makeBody: { makeBody($0 as! C) }, outer: innermost[kind])
    }

    /// Back to the standard look of a kind of control.
    mutating func removeAll<C>(for configuration: C.Type) { innermost[ObjectIdentifier(configuration)] = nil }
}

/// Which style a configuration is to be shown in: the environment's, or, when a style shows the configuration it was handed, the
/// next one outside of it.
enum StyleCursor {
    case environment
    case entry(ControlStyles.Entry?)
}

/// What a style's `makeBody` is handed.
protocol StyledConfiguration {
    var cursor: StyleCursor { get set }
}

/// Shows a configuration in the style that is set for it, or else in the standard look.
nonisolated struct Styled<Configuration: StyledConfiguration, Standard: View>: View {
    let configuration: Configuration
    let standard: @MainActor (Configuration) -> Standard
    @Environment(\.controlStyles) private var styles

    init(_ configuration: Configuration, @ViewBuilder standard: @escaping @MainActor (Configuration) -> Standard) {
        (self.configuration, self.standard) = (configuration, standard)
    }

    @MainActor var body: some View {
        if let style {
            style.makeBody(inside(style))
        } else {
            standard(configuration)
        }
    }

    @MainActor private var style: ControlStyles.Entry? {
        switch configuration.cursor {
        case .environment: styles.style(for: Configuration.self)
        case .entry(let entry): entry
        }
    }

    @MainActor private func inside(_ style: ControlStyles.Entry) -> Configuration {
        var configuration = configuration
        configuration.cursor = .entry(style.outer)
        return configuration
    }
}

private enum ControlStylesKey: EnvironmentKey { static var defaultValue: ControlStyles { ControlStyles() } }

extension EnvironmentValues {
    var controlStyles: ControlStyles {
        get { self[ControlStylesKey.self] }
        set { self[ControlStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of one kind of control for what is inside.
    nonisolated func controlStyle<C, Body: View>(_ configuration: C.Type, _ makeBody: @escaping @MainActor (C) -> Body) -> some View {
        transformEnvironment(\.controlStyles) { styles in styles.push(configuration) { AnyView(makeBody($0)) } }
    }
}

/// A part of a configuration, its type hidden: a control's label, a progress view's value.
nonisolated struct StylePart: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor var body: some View { content }
}
