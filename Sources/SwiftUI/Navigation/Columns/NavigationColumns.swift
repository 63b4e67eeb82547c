import Foundation
import Graphics
import Metrics
import SwiftUICore

/// Columns of pages side by side on wide screens: every one but the last has a width of its own, 320 points unless its page says
/// otherwise, and the last takes what is left.
struct ColumnsArrangement: Arrangement {
    var pixel: CGFloat = 1
    var line = ResolvedStyle.color(.black)

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        if !proposal[axis].isNaN { return max(proposal[axis], 0) }
        let lengths = children.map { $0.length(axis, proposal) }
        return axis == .horizontal ? lengths.reduce(0, +) : lengths.max() ?? 0
    }

    /// No column takes more than half of what there is.
    private func edges(_ children: [LayoutItem], _ width: CGFloat) -> [CGFloat] {
        var edges: [CGFloat] = [0]
        for index in children.indices.dropLast() {
            let own = children[index].preference(NavigationBarKey.self)?.columnWidth ?? ColumnMetrics.sidebarWidth
            edges.append(min((edges.last ?? 0) + min(own, width / 2), width))
        }
        edges.append(width)
        return edges
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        let frame = container.frame, edges = edges(children, frame.width)
        for (index, child) in children.enumerated() {
            let width = edges[index + 1] - edges[index]
            let x = container.isRightToLeft ? frame.maxX - edges[index + 1] : frame.minX + edges[index]
            let column = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
            var inside = context
            // What a column draws stays in it.
            func narrowed(_ area: CGRect, _ reach: Bool) -> CGRect {
                let left = abs(column.minX - frame.minX) < 0.001 && reach ? area.minX : column.minX
                let right = abs(column.maxX - frame.maxX) < 0.001 && reach ? area.maxX : column.maxX
                return CGRect(x: left, y: area.minY, width: right - left, height: area.height)
            }
            inside.safeArea = narrowed(context.safeArea, true)
            inside.container = narrowed(context.container, true)
            inside.relativeSize = inside.safeArea.size
            child.place(column, Proposal(column.size), inside)
        }
    }

    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) {
        for child in children { child.paint(&painter) }
        let frame = container.frame
        for edge in edges(children, frame.width).dropFirst().dropLast() {
            let x = container.isRightToLeft ? frame.maxX - edge : frame.minX + edge - pixel
            // Through the safe area: the window's columns reach from edge to edge.
            let rect = painter.snapped(CGRect(x: x, y: frame.minY - 100, width: pixel, height: frame.height + 200))
            painter.fill(Path(rect), paint: line.paint(in: rect))
        }
    }
}

nonisolated struct ColumnsLayout<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeItem() -> ArrangedItem<ColumnsArrangement> { ArrangedItem(ColumnsArrangement()) }

    func update(_ item: ArrangedItem<ColumnsArrangement>, _ environment: EnvironmentValues) {
        item.arrangement = ColumnsArrangement(
            pixel: 1 / environment.displayScale, line: .color(environment.systemColor(.separator)))
    }
}
