import Graphics
@testable import SwiftUICore

extension Mounted {
    /// Everything of the layout tree, in drawing order.
    var items: [LayoutItem] {
        func all(_ item: LayoutItem) -> [LayoutItem] { [item] + item.inner.flatMap(all) }
        return all(graph.rootItem)
    }

    /// Where the tree's items stand otherwise than plain placement of everything puts them, to the last bit; nil if nowhere.
    ///
    /// Then everything has been placed plainly.
    var misplacement: String? {
        let items = items, frames = items.map(\.frame), proposals = items.map(\.proposal)
        graph.placeAnew()
        let anew = self.items
        guard anew.count == items.count, zip(anew, items).allSatisfy({ $0 === $1 }) else { return "placed anew the tree shows other items" }
        for (index, item) in items.enumerated() where !item.frame.isBitwiseEqual(to: frames[index]) || item.proposal != proposals[index] {
            return "\(type(of: item)) in \(item.node?.place ?? "nothing") stands at \(frames[index]) for \(proposals[index].text);"
                + " placed anew it is at \(item.frame) for \(item.proposal.text)"
        }
        return nil
    }

    /// The scroll views of the tree.
    var scrollItems: [ScrollItem] { items.compactMap { $0 as? ScrollItem } }
}
