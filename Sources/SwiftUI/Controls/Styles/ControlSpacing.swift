import SwiftUICore

/// A control that keeps the distance of plain boxes to its neighbours, though it has text in it: two rows with switches stand 8 apart.
struct ControlSpacing: Surround {
    func length(_ axis: Axis, _ proposal: Proposal, _ content: LayoutItem) -> Double { content.length(axis, proposal) }

    func dependence(_ axis: Axis, isNil: Bool, _ content: LayoutItem) -> Dependence { content.dependence(axis, isNil: isNil) }

    func place(_ content: LayoutItem, in item: LayoutItem, _ context: PlacementContext) {
        content.place(item.frame, item.proposal, context)
    }

    var spacing: ViewSpacing? { ViewSpacing() }
}

nonisolated struct ControlSpacingLayer: Layer {
    func makeItem(round inner: LayoutItem) -> SurroundItem<ControlSpacing> { SurroundItem(inner, ControlSpacing()) }

    func update(_ item: SurroundItem<ControlSpacing>, _ environment: EnvironmentValues) {}
}
