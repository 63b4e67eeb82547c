import SwiftUI
import SwiftUICore

/// `layout`: the layout pass alone, on trees built anew each round. Shaping is part of it where there are texts.
@MainActor func measureLayout(_ report: Report) throws {
    let world = try World.system()
    func add<Content: View>(_ name: String, _ nodes: Int, _ content: (Int) -> Content) {
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        let placement = RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 3))
        let layouts = (-1..<5).map { round in
            let graph = ViewGraph(world: world, environment: EnvironmentValues(), container: RootItem())
            defer { graph.close() }
            graph.setContent(content(round))
            var stopwatch = Stopwatch()
            graph.settle(placement)
            return stopwatch.lap()
        }
        let timing = Timing.median(Array(layouts.dropFirst()))
        report.add(name, timing, note: String(format: "%.0f ns a node, %d nodes", timing.processor * 1e6 / Double(nodes), nodes))
    }
    add("wide: 100 rows of 100 colours", 10_101) { _ in
        VStack(spacing: 0) {
            ForEach(0..<100) { _ in HStack(spacing: 0) { ForEach(0..<100) { _ in Color.red } } }
        }
    }
    add("deep: 200 stacks inside each other", 400) { _ in
        nest(200) { view, _ in AnyView(VStack(spacing: 0) { view; Color.blue.frame(height: 1) }) }
    }
    add("alternating flexible stacks, 40 deep", 120) { _ in
        nest(40) { view, level in
            level % 2 == 0 ? AnyView(VStack { view; Text("Row"); Color.red }) : AnyView(HStack { view; Text("Column"); Color.blue })
        }
    }
    add("S3", 12_081) { StressScene(round: $0) }
}

/// A view wrapped so many times.
@MainActor private func nest(_ depth: Int, _ wrap: (AnyView, _ level: Int) -> AnyView) -> AnyView {
    (0..<depth).reduce(AnyView(Color.green), wrap)
}
