/// How much layout has done in a tree so far: what the items that are there now have counted.
///
/// The difference of two shows what one change has cost.
package struct LayoutEffort: Equatable {
    /// Items of the tree.
    package private(set) var items = 0
    /// Lengths that containers have computed, and not remembered.
    package private(set) var lengths = 0
    /// Items whose inside was placed.
    package private(set) var placements = 0

    @MainActor package init(of graph: ViewGraph) { count(graph.rootItem) }

    private mutating func count(_ item: LayoutItem) {
        items += 1
        placements += Int(item.placementCount)
        if let container = item as? ContainerItem { lengths += Int(container.lengthCount) }
        for inner in item.inner { count(inner) }
    }

    package static func - (after: LayoutEffort, before: LayoutEffort) -> LayoutEffort {
        var difference = after
        difference.lengths -= before.lengths
        difference.placements -= before.placements
        return difference
    }
}
