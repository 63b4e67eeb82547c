import Foundation
import SwiftUICore

/// Room at both sides that depends on the width offered.
struct InsetByWidth: Surround {
    var inset: @Sendable (CGFloat) -> CGFloat

    private func side(_ width: Double) -> Double { width.isFinite ? Double(inset(CGFloat(width))) : 0 }

    private func inward(_ proposal: Proposal) -> Proposal {
        proposal.width.isNaN ? proposal : Proposal(max(proposal.width - 2 * side(proposal.width), 0), proposal.height)
    }

    func length(_ axis: Axis, _ proposal: Proposal, _ content: LayoutItem) -> Double {
        content.length(axis, inward(proposal)) + (axis == .horizontal ? 2 * side(proposal.width) : 0)
    }

    func dependence(_ axis: Axis, isNil: Bool, _ content: LayoutItem) -> Dependence {
        content.dependence(axis, isNil: isNil).union(axis == .horizontal ? .own : .other)
    }

    func place(_ content: LayoutItem, in item: LayoutItem, _ context: PlacementContext) {
        let inward = inward(item.proposal)
        item.placeInner(content, at: CGPoint(x: side(item.proposal.width), y: 0), size: content.size(inward), inward, context)
    }
}

nonisolated struct InsetByWidthLayer: Layer {
    let inset: @Sendable (CGFloat) -> CGFloat

    func makeItem(round inner: LayoutItem) -> SurroundItem<InsetByWidth> { SurroundItem(inner, InsetByWidth(inset: inset)) }

    func update(_ item: SurroundItem<InsetByWidth>, _ environment: EnvironmentValues) { item.surround.inset = inset }
}
