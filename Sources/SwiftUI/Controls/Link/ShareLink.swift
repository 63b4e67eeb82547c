import Foundation
import SwiftUICore

/// A button that offers something to other apps. Here its sheet is not shown; the label is what one sees of it.
public nonisolated struct ShareLink<Item, Label: View>: View {
    let item: Item
    let label: Label

    public init(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        (self.item, self.label) = (item, label())
    }

    @MainActor public var body: some View {
        Button {} label: { label }
    }
}

/// The symbol of sharing with a title; without one, the system's own word.
public nonisolated struct DefaultShareLinkLabel: View {
    let title: Text?
    @Environment(\.locale) private var locale

    @MainActor public var body: some View {
        Label {
            title ?? Text(verbatim: FrameworkStrings.text(.share, locale) + "…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }

    public init(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
    }
}

// With a preview of the thing, which only the share sheet would show.
extension ShareLink {
    public init<I, C>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>, @ViewBuilder label: () -> Label
    ) { self.init(item: item, subject: subject, message: message, label: label) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I, C>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>) {
        self.init(item: item, subject: subject, message: message)
    }

    public init<I, C>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>
    ) { self.init(titleKey, item: item, subject: subject, message: message) }

    @_disfavoredOverload public init<S: StringProtocol, I, C>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>
    ) { self.init(title, item: item, subject: subject, message: message) }
}
