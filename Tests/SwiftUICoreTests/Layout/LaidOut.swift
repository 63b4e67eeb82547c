import Graphics
@testable import SwiftUICore
import Testing

/// A leaf of a given kind, found again by name after layout.
struct Box: ElementView {
    typealias Body = Never

    /// How the leaf answers a proposal on each axis.
    enum Sizing { case fills, fixed(Double), atLeast(Double), between(Double, Double) }

    var name: String
    var width = Sizing.fills, height = Sizing.fills

    init(_ name: String, width: Sizing = .fills, height: Sizing = .fills) { (self.name, self.width, self.height) = (name, width, height) }

    init(_ name: String, _ width: Double, _ height: Double) { self.init(name, width: .fixed(width), height: .fixed(height)) }

    nonisolated func makeItem() -> BoxItem { BoxItem() }

    nonisolated func update(_ item: BoxItem, _ environment: EnvironmentValues) {
        (item.name, item.width, item.height) = (name, width, height)
    }
}

final class BoxItem: LeafItem {
    var name = ""
    var width = Box.Sizing.fills, height = Box.Sizing.fills

    override func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        let given = proposal[axis]
        switch axis == .horizontal ? width : height {
        case .fills: return given.isNaN ? 10 : max(given, 0)
        case .fixed(let length): return length
        case .atLeast(let least): return given.isNaN ? least : max(given, least)
        case .between(let least, let most): return given.isNaN ? least : min(max(given, least), most)
        }
    }

    override func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        if case .fixed = axis == .horizontal ? width : height { return [] }
        return .own
    }
}

/// A tree of views after layout, with its boxes by name.
@MainActor final class LaidOut {
    let graph: ViewGraph
    private let placement: RootPlacement

    /// Lays `content` out centred in an area less its safe area, as a window does.
    /// - Parameter windowSafeAreaTop: a safe area of the window that does not move the content.
    init(
        _ width: Double, _ height: Double, safeArea: EdgeInsets = EdgeInsets(), windowSafeAreaTop: Double = 0, isRightToLeft: Bool = false,
        @ViewBuilder content: () -> some View
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let root = CentredRoot()
        graph = ViewGraph(world: World(), environment: environment, container: root)
        graph.setContent(content())
        let full = CGRect(x: 0, y: 0, width: width, height: height)
        let safe = CGRect(
            x: safeArea.leading, y: safeArea.top, width: width - safeArea.leading - safeArea.trailing,
            height: height - safeArea.top - safeArea.bottom)
        var inner = safe
        inner.origin.y += windowSafeAreaTop
        inner.size.height -= windowSafeAreaTop
        placement = RootPlacement(bounds: safe, context: PlacementContext(container: full, safeArea: inner, scale: 3))
        graph.settle(placement)
    }

    func settleAgain() { graph.settle(placement) }

    /// Where the boxes of a name stand, in tree order.
    func frames(_ name: String) -> [CGRect] {
        var found: [CGRect] = []
        func visit(_ item: LayoutItem) {
            if let box = item as? BoxItem, box.name == name { found.append(box.frame) }
            item.inner.forEach(visit)
        }
        visit(graph.rootItem)
        return found
    }

    subscript(name: String) -> CGRect { frames(name).first ?? .null }
}

/// Several views on top of each other, centred: what a window does with its content.
final class CentredRoot: ContainerItem {
    override func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        for child in children {
            let size = child.size(proposal)
            placeInner(
                child, at: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2), size: size, proposal, context)
        }
    }
}

func expectEqual(_ a: CGRect, _ b: CGRect, within tolerance: Double = 1e-9, _ what: Comment? = nil, _ place: SourceLocation = #_sourceLocation) {
    let distance = max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
    #expect(distance <= tolerance, "\(a) is not \(b)\(what.map { ": \($0)" } ?? "")", sourceLocation: place)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
