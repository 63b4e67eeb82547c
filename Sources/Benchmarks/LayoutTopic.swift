import SwiftUI
import SwiftUICore

/// `layout`: the layout pass alone, on trees made anew each round.
///
/// First without views and shaping: texts are boxes that break words by addition. There the questions that containers really compute
/// are counted too, which no noise touches. Then the scene S3 as views, with its texts.
@MainActor func measureLayout(_ report: Report) throws {
    let phone = CGSize(width: 390, height: 844), large = CGSize(width: 40_000, height: 60_000)
    measureTree("wide, 10,000 leaves", phone, report) { .wide(10_000) }
    measureTree("deep, nesting 200", phone, report) { .alternating(200, size: 1) }
    measureTree("S3", phone, report) { .stress(rows: 20) }
    measureTree("S3 ten times as high", phone, report) { .stress(rows: 200) }
    measureTree("alternating, flexible, 64 deep", large, report) { .alternating(64, size: 1) }
    measureTree("alternating, flexible, 256 deep", large, report) { .alternating(256, size: 1) }

    let world = try World.system()
    let bounds = CGRect(origin: .zero, size: phone)
    let placement = RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 3))
    let timing = measureLaps { round in
        let graph = ViewGraph(world: world, environment: EnvironmentValues(), container: RootItem())
        defer { graph.close() }
        graph.setContent(StressScene(round: round))
        var stopwatch = Stopwatch()
        graph.settle(placement)
        return stopwatch.lap()
    }
    report.add("S3 as views, shaping included", timing, note: perNode(timing, 12_081))
}

@MainActor private func measureTree(_ name: String, _ size: CGSize, _ report: Report, _ make: () -> LayoutTree) {
    var counts: [Int] = [], nodes = 0
    let timing = measureLaps { _ in
        let tree = make()
        var stopwatch = Stopwatch()
        tree.layOut(in: size)
        let lap = stopwatch.lap()
        (counts, nodes) = (tree.containers.map(\.evaluationCount), tree.nodeCount)
        return lap
    }
    let mean = Double(counts.reduce(0, +)) / Double(max(counts.count, 1))
    report.add(name, timing, note: perNode(timing, nodes) + String(format: ", %.2f evaluations a container, at most %d", mean, counts.max() ?? 0))
}

/// The median of what several rounds measured themselves, after one that does not count.
@MainActor private func measureLaps(_ round: (Int) -> Timing) -> Timing {
    _ = round(-1)
    return Timing.median((0..<7).map(round))
}

private func perNode(_ timing: Timing, _ nodes: Int) -> String {
    String(format: "%.0f ns a node, %d nodes", timing.processor * 1e6 / Double(nodes), nodes)
}
