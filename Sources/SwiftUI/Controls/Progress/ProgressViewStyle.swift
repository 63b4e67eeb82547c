import SwiftUICore

/// What a progress view's style draws.
public struct ProgressViewStyleConfiguration: StyledConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    /// 0…1; nil where there is no telling.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
    var cursor = StyleCursor.environment

    init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        (self.fractionCompleted, self.label, self.currentValueLabel) = (fractionCompleted, label, currentValueLabel)
    }

    /// The same with another share done.
    func with(fraction: Double?) -> ProgressViewStyleConfiguration {
        var copy = ProgressViewStyleConfiguration(fractionCompleted: fraction, label: label, currentValueLabel: currentValueLabel)
        copy.cursor = cursor
        return copy
    }
}

/// The look of progress views inside a view.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where a share is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinnerProgress(configuration: configuration)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// A bar; an empty track where no share is known.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let tint { LinearProgress(configuration: configuration).tint(tint) } else { LinearProgress(configuration: configuration) }
    }
}

/// A spinner, on iOS whether a share is known or not.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let tint { SpinnerProgress(configuration: configuration).tint(tint) } else { SpinnerProgress(configuration: configuration) }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: DefaultProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { .init() } }

extension View {
    /// Gives the progress views inside this view the look of `style`; the innermost call wins.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(ProgressViewStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}
