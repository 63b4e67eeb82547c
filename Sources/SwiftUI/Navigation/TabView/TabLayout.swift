import Foundation
import Metrics
import SwiftUICore

/// Pages that cover each other, and a bar below: the chosen page is laid out in what the bar leaves, and draws through it.
struct TabArrangement: Arrangement {
    var chosen = 0

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        if !proposal[axis].isNaN { return max(proposal[axis], 0) }
        return children.map { $0.length(axis, proposal) }.max() ?? 0
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        guard let bar = children.last else { return }
        let pages = children.dropLast(), frame = container.frame
        let offered = Proposal(Double(frame.width), .nan), height = CGFloat(bar.length(.vertical, offered))
        for (index, page) in pages.enumerated() { page.isCovered = index != chosen }
        if pages.indices.contains(chosen) {
            let area = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: max(frame.height - height, 0))
            var inside = context
            if height > 0 { inside.safeArea.size.height = max(area.maxY - context.safeArea.minY, 0) }
            inside.relativeSize = inside.safeArea.size
            let asked = Proposal(area.size), size = pages[chosen].size(asked)
            pages[chosen].place(
                CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height), asked, inside)
        }
        bar.place(CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height), offered, context)
    }

    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) {
        for child in children where !child.isCovered { child.paint(&painter) }
    }

    func readingOrder(_ children: [LayoutItem]) -> [LayoutItem] { children.filter { !$0.isCovered } }
}

/// Children: the pages, then the bar.
nonisolated struct TabLayout<Content: View>: ContainerView {
    typealias Body = Never

    let chosen: Int
    let content: Content

    init(chosen: Int, @ViewBuilder content: () -> Content) { (self.chosen, self.content) = (chosen, content()) }

    func makeItem() -> ArrangedItem<TabArrangement> { ArrangedItem(TabArrangement()) }

    func update(_ item: ArrangedItem<TabArrangement>, _ environment: EnvironmentValues) { item.arrangement = TabArrangement(chosen: chosen) }
}

/// An icon whose middle lies at a fixed height, and a title on a fixed baseline; either may be missing, and the other stays where it is.
struct TabItemArrangement: Arrangement {
    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        if !proposal[axis].isNaN { return max(proposal[axis], 0) }
        return children.map { $0.length(axis, .unspecified) }.max() ?? 0
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        let frame = container.frame
        for (index, child) in children.prefix(2).enumerated() {
            let asked = Proposal(Double(frame.width), .nan), size = child.size(asked)
            let isIcon = children.count > 1 ? index == 0 : !child.hasExplicitGuide(HorizontalAlignment.listRowSeparatorLeading.key)
            let y: CGFloat = if isIcon {
                TabBarMetrics.iconCentre - size.height / 2
            } else {
                frame.height - TabBarMetrics.labelBaselineAboveBottom
                    - child.guide(VerticalAlignment.firstTextBaseline.key, asked, size)
            }
            container.placeInner(child, at: CGPoint(x: context.wholePixels(below: (frame.width - size.width) / 2), y: y), size: size, asked, context)
        }
    }
}

nonisolated struct TabItemLayout<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeItem() -> ArrangedItem<TabItemArrangement> { ArrangedItem(TabItemArrangement()) }

    func update(_ item: ArrangedItem<TabItemArrangement>, _ environment: EnvironmentValues) {}
}
