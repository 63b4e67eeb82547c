import SwiftUICore

/// Tells sections apart, as long as they live.
final class SectionIdentity {}

/// Rows that belong together, with a header and a footer. Outside lists its parts follow one another.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    @State private var identity = SectionIdentity()

    init(parts header: Parent, _ content: Content, _ footer: Footer) {
        (self.header, self.content, self.footer) = (header, content, footer)
    }

    @MainActor public var body: some View {
        let id = ObjectIdentifier(identity)
        header.modifier(SectionCaption()).modifier(TraitLayer(SectionTrait.self, SectionPlace(section: id, role: .header)))
        content.modifier(TraitLayer(SectionTrait.self, SectionPlace(section: id, role: .row)))
        footer.modifier(SectionCaption(isFooter: true)).modifier(TraitLayer(SectionTrait.self, SectionPlace(section: id, role: .footer)))
    }
}

extension Section {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(parts: header(), content(), footer())
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(parts: header, content(), footer) }
}

extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parts: EmptyView(), content(), footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(parts: EmptyView(), content(), footer) }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: header(), content(), EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(parts: header, content(), EmptyView()) }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(parts: EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleKey), content(), EmptyView())
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(title), content(), EmptyView())
    }
}

/// The text look of headers and footers inside a list; outside one, nothing.
nonisolated struct SectionCaption: ViewModifier {
    var isFooter = false
    @Environment(\.isListRow) private var isInList
    @Environment(\.listStyle) private var style

    @MainActor func body(content: Content) -> some View {
        if !isInList {
            content
        } else if style == .plain && !isFooter {
            content.font(.headline)
        } else {
            content.font(.footnote).foregroundStyle(.secondary).textCase(isFooter ? nil : .uppercase)
        }
    }
}
