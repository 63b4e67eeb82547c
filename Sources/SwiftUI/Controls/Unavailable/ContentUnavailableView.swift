import Foundation
import Metrics
import SwiftUICore

/// Says that there is nothing to show, and why; in the middle of the room it is offered.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    private typealias Metrics = ControlMetrics.ContentUnavailable

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    @MainActor public var body: some View {
        VStack(spacing: Metrics.symbolSpacing) {
            VStack(spacing: Metrics.descriptionSpacing) {
                label.labelStyle(UnavailableLabelStyle())
                description
                    .font(.subheadline)
                    .foregroundStyle(Color(Metrics.descriptionColor))
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: Metrics.maximumTextWidth)
            VStack(spacing: Metrics.descriptionSpacing) { actions }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init { SwiftUI.Label(titleKey, systemImage: name) } description: { description }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init { SwiftUI.Label(title, systemImage: name) } description: { description }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init { SwiftUI.Label(titleKey, image: name) } description: { description }
    }
}

extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    /// An empty search.
    public static var search: Self { search(text: "") }

    /// An empty search for some words. They are named in English only; elsewhere it says that there are no results.
    public static func search(text: String) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The parts of an empty search.
public enum SearchUnavailableContent {
    public nonisolated struct Label: View {
        let text: String
        @Environment(\.locale) private var locale

        @MainActor public var body: some View {
            SwiftUI.Label {
                let words = FrameworkStrings.text(.noResults, locale)
                let isNamed = !text.isEmpty && locale.language.languageCode?.identifier == "en"
                Text(verbatim: isNamed ? "\(words) for “\(text)”" : words)
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public nonisolated struct Description: View {
        @Environment(\.locale) private var locale

        @MainActor public var body: some View { Text(verbatim: FrameworkStrings.text(.checkSpelling, locale)) }
    }

    public nonisolated struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

/// A large grey symbol above a bold title.
struct UnavailableLabelStyle: LabelStyle {
    private typealias Metrics = ControlMetrics.ContentUnavailable

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: Metrics.symbolSpacing) {
            configuration.icon
                .accessibilityHidden(true)
                .font(.system(size: Metrics.symbolSize))
                .foregroundStyle(Color(Metrics.symbolColor))
            configuration.title.font(.title2.bold())
        }
    }
}
