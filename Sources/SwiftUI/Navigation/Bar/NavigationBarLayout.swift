import Foundation
import SwiftUICore

/// Buttons at both ends of a bar, and something in its middle: centred in the bar, moved aside where buttons reach that far, and cut
/// where there is no room.
struct NavigationBarArrangement: Arrangement {
    /// Between buttons and what stands in the middle.
    private static let gap = 8.0

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        if !proposal[axis].isNaN { return max(proposal[axis], 0) }
        let lengths = children.map { $0.length(axis, proposal) }
        return axis == .horizontal ? lengths.reduce(0, +) : lengths.max() ?? 0
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        guard children.count == 3 else { return }
        let width = Double(container.frame.width), height = Double(container.frame.height)
        let trailing = min(children[2].length(.horizontal, Proposal(width, height)), width)
        let ideal = children[1].length(.horizontal, Proposal(.nan, height))
        // The button that leads back gives its title up before the page's own is cut.
        let beside = ideal > 0 ? max((width - ideal) / 2 - Self.gap, 0) : max(width - trailing - Self.gap, 0)
        let leading = min(children[0].length(.horizontal, Proposal(beside, height)), width)
        let left = leading > 0 ? leading + Self.gap : 0, right = trailing > 0 ? trailing + Self.gap : 0
        let room = max(width - left - right, 0)
        let middle = min(children[1].length(.horizontal, Proposal(min(ideal, room), height)), room)
        let centred = (width - middle) / 2

        func place(_ child: LayoutItem, at x: Double, _ length: Double, _ offered: Double) {
            let asked = Proposal(offered, height)
            let own = child.length(.vertical, asked)
            container.placeInner(
                child, at: CGPoint(x: x, y: context.wholePixels(below: (height - own) / 2)), size: CGSize(width: length, height: own), asked, context)
        }
        place(children[0], at: 0, leading, beside)
        place(children[2], at: width - trailing, trailing, width)
        place(children[1], at: min(max(centred, left), max(width - right - middle, left)), middle, min(ideal, room))
    }
}

extension PlacementContext {
    /// Bars place what stands in them on whole pixels, rounded down; measured on titles and on the labels of tabs.
    func wholePixels(below length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / scale }
}

/// Children: what stands at the leading end, in the middle, at the trailing end.
nonisolated struct NavigationBarLayout<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeItem() -> ArrangedItem<NavigationBarArrangement> { ArrangedItem(NavigationBarArrangement()) }

    func update(_ item: ArrangedItem<NavigationBarArrangement>, _ environment: EnvironmentValues) {}
}
