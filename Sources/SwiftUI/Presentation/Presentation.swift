import Foundation
import SwiftUICore

/// One thing shown over the screen: a sheet, an alert, a menu. It travels up the tree as a preference, to the screen that draws it.
struct Presentation: Identifiable, Equatable {
    enum Kind: Equatable {
        case sheet, cover, alert, dialog
        case popover(Edge?)
        case menu, contextMenu
        /// Nothing by itself: says that the screen below is to step back.
        case setBack
    }

    /// The modifier or control that presents it.
    let id: ObjectIdentifier
    /// Raised whenever what is shown may have become another; two presentations cannot be compared by their content.
    let version: Int
    let kind: Kind
    /// What the presenting view stands in: presented content is in the same environment.
    let environment: EnvironmentValues
    let content: AnyView
    /// Where the presenting view is.
    var anchor: Anchor<CGRect>?
    let dismiss: @MainActor () -> Void

    static func == (a: Presentation, b: Presentation) -> Bool {
        a.id == b.id && a.version == b.version && a.kind == b.kind && a.anchor == b.anchor
    }
}

enum PresentationKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }

    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

/// Who presents something, as long as it lives; counts how often its presentation was renewed.
final class Presenter {
    private(set) var version = 0

    func renew() -> Int {
        version += 1
        return version
    }
}

/// Presents content over the screen while a condition holds.
nonisolated struct PresentingModifier<Presented: View>: ViewModifier {
    let kind: Presentation.Kind
    let isPresented: Bool
    let dismiss: @MainActor () -> Void
    var onDismiss: (() -> Void)?
    @ViewBuilder let presented: () -> Presented
    @State private var presenter = Presenter()
    @Environment(\.self) private var environment

    @MainActor func body(content: Content) -> some View {
        let presentation = isPresented ? current : nil
        content
            .transformAnchorPreference(key: PresentationKey.self, value: .bounds) { value, anchor in
                guard var presentation else { return }
                presentation.anchor = anchor
                value.append(presentation)
            }
            .onChange(of: isPresented) { _, isPresented in
                if !isPresented { onDismiss?() }
            }
    }

    @MainActor private var current: Presentation {
        Presentation(
            id: ObjectIdentifier(presenter), version: presenter.renew(), kind: kind, environment: environment.followed,
            content: AnyView(presented()), dismiss: dismiss)
    }
}

extension EnvironmentValues {
    /// The same values, any change of which renews who reads them here.
    @MainActor fileprivate var followed: EnvironmentValues {
        _ = (colorScheme, layoutDirection, dynamicTypeSize, locale, horizontalSizeClass, isEnabled, tint)
        return self
    }
}
