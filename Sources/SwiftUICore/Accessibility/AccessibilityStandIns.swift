import Foundation

/// Holds views that stand for others in accessibility: laid out in their frame, never drawn.
package final class UndrawnItem: ContainerItem {
    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        for child in children { child.place(frame, Proposal(frame.size), context) }
    }
}

/// A view with other views that give its elements, or some of their parts.
package final class AccessibilityStandInItem: WrapperItem {
    enum Use { case representation, children, actions }

    let use: Use
    let standIns = UndrawnItem()

    init(_ content: LayoutItem, _ use: Use) {
        self.use = use
        super.init(content)
        standIns.outer = self
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.placeInside(frame, proposal, context)
        standIns.place(frame, proposal, context)
    }

    override package var accessibility: [AccessibilityElement] {
        var given = standIns.accessibility.inReadingOrder
        for index in given.indices { given[index].frame = frame }
        switch use {
        case .representation: return given
        case .children:
            var element = accessibilityElement()
            (element.isGroup, element.children) = (true, given)
            return [element]
        case .actions:
            var elements = content.accessibility
            if elements.isEmpty { elements = [accessibilityElement()] }
            for action in given.flattened {
                guard let run = action.activate else { continue }
                let kind = AccessibilityActionKind(named: Text(verbatim: action.label ?? ""))
                for index in elements.indices { elements[index].actions.append(.init(kind: kind, name: action.label, run: run)) }
            }
            return elements
        }
    }
}

nonisolated struct AccessibilityStandInLayer<StandIns: View>: Layer {
    static var usesEnvironment: Bool { true }

    let use: AccessibilityStandInItem.Use
    let standIns: StandIns

    func makeItem(round inner: LayoutItem) -> AccessibilityStandInItem { AccessibilityStandInItem(inner, use) }

    func update(_ item: AccessibilityStandInItem, _ environment: EnvironmentValues) {}

    @MainActor func buildSecondary(for item: AccessibilityStandInItem, _ host: (ContainerItem) -> ContentHost) {
        host(item.standIns).renew(standIns)
    }
}

extension View {
    /// Replaces what accessibility finds here by what it would find in other views: a drawn control's by a `Slider`'s.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityStandInLayer(use: .representation, standIns: representation()))
    }

    /// Makes the view a group of what accessibility finds in other views: a drawing's of its bars'.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilityStandInLayer(use: .children, standIns: children()))
    }

    /// Offers what buttons do as named actions.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityStandInLayer(use: .actions, standIns: content()))
    }

    /// Offers an action by a name that is written as a view.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(AccessibilityStandInLayer(use: .actions, standIns: label().accessibilityControl([.isButton], activate: action)))
    }
}
