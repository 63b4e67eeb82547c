import Metrics
import SwiftUICore

/// Tells sections apart, as long as they live; a sidebar's are open or closed.
@Observable final class SectionIdentity { var isOpen = true }

/// Rows that belong together, with a header and a footer. Outside lists its parts follow one another.
///
/// A section inside another stands for itself: its rows are not the outer one's. In a sidebar a header opens and closes its section.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
    @State private var identity = SectionIdentity()
    @Environment(\.listStyle) private var style
    @Environment(\.isListRow) private var isInList

    init(parts header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
        (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
    }

    private var canClose: Bool { style == .sidebar && isInList && Parent.self != EmptyView.self }

    @MainActor public var body: some View {
        let identity = identity, id = ObjectIdentifier(identity)
        let state = isExpanded ?? Binding(get: { identity.isOpen }, set: { identity.isOpen = $0 })
        let isOpen = !canClose || state.wrappedValue
        header
            .modifier(SectionHeaderCaption(isExpanded: canClose ? state : nil))
            .modifier(TraitLayer(SectionTrait.self, SectionPlace(section: id, role: .header), innerWins: true))
        if isOpen {
            content.modifier(TraitLayer(SectionTrait.self, SectionPlace(section: id, role: .row), innerWins: true))
            footer
                .modifier(SectionFooterCaption())
                .modifier(TraitLayer(SectionTrait.self, SectionPlace(section: id, role: .footer), innerWins: true))
        }
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

    /// A section that a sidebar shows open or closed; other lists show it open.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded)
    }
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

    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded)
    }
}
