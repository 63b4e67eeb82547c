import Metrics
import SwiftUICore

/// The two parts of a label.
public struct LabelStyleConfiguration: StyledConfiguration {
    public nonisolated struct Title: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public nonisolated struct Icon: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
    var cursor = StyleCursor.environment

    init(title: Title, icon: Icon) { (self.title, self.icon) = (title, icon) }
}

/// The look of labels inside a view.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Icon and title side by side; in a list's row the icon has a column of its own and the tint.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

/// Icon and title, whatever the place would do without.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

/// The icon alone; the title remains for accessibility.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityHidden(true).spoken(by: configuration.title)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: TitleAndIconLabelStyle { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }

extension View {
    /// Gives the labels inside this view the look of `style`; the innermost call wins.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(LabelStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}

struct IconAndTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isListRow) private var isListRow
    @Environment(\.isTabItem) private var isTabItem

    var body: some View {
        if isTabItem {
            configuration.icon.accessibilityHidden(true)
            configuration.title
        } else if isListRow {
            HStack(spacing: RowAccessoryMetrics.labelTitleOffset - RowAccessoryMetrics.labelIconColumn) {
                configuration.icon
                    .accessibilityHidden(true)
                    .foregroundStyle(.tint)
                    .imageScale(.large)
                    .frame(width: RowAccessoryMetrics.labelIconColumn)
                configuration.title
            }
        } else {
            HStack(spacing: ControlMetrics.Label.spacing) {
                configuration.icon.accessibilityHidden(true)
                configuration.title
            }
        }
    }
}
