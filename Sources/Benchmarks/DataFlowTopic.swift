import SwiftUI
import SwiftUICore

/// `dataflow`: building and renewing 1,000 rows of a view, a stack and two texts each; nothing is laid out.
@MainActor func measureDataFlow(_ report: Report) throws {
    let rows = 1000
    // Fonts are loaded before the first round, as in every run.
    let world = try World.system()

    var nodes = 0
    let build = measure { _ in
        let tree = Tree(Page(rows: rows, handles: Handles()), world)
        nodes = tree.nodeCount
        tree.graph.close()
    }
    report.add("build \(5 * rows) views in 1,000 rows", build, note: "\(nodes) nodes")
    addShare(build, of: nodes, to: report)

    let handles = Handles()
    let tree = Tree(Page(rows: rows, handles: handles), world)
    func add(_ name: String, _ change: (Int) -> Void) {
        let before = tree.graph.bodyCount
        var rounds = 0
        let timing = measure(rounds: 15) { round in
            change(round)
            tree.update()
            rounds += 1
        }
        report.add(name, timing, note: "\((tree.graph.bodyCount - before) / rounds) bodies")
    }
    add("one row's state changes") { handles.count[500]?.wrappedValue += $0 + 2 }
    add("every row's state changes") { round in for row in 0..<rows { handles.count[row]?.wrappedValue += round + 2 } }
    add("parent runs again, rows equal") { handles.tick?.wrappedValue += $0 + 2 }
    add("parent runs again, every row changed") { handles.shift?.wrappedValue += $0 + 2 }
    add("a row is removed and put back") { handles.last?.wrappedValue = $0 % 2 == 0 ? rows - 1 : rows }
    add("all rows are removed and put back") { handles.last?.wrappedValue = $0 % 2 == 0 ? 0 : rows }
    tree.graph.close()
    try measureScreen(report, world)
}

/// A laid-out screen of 5,000 views (1,000 rows of a view, a stack, a padding and two texts): its first frame without painting, and one
/// row's change after it. What the change renews, measures and places is counted.
@MainActor private func measureScreen(_ report: Report, _ world: World) throws {
    let rows = 1000, views = 5 * rows
    var nodes = 0, bodies = 0
    var effort: LayoutEffort?
    let first = measure { _ in
        let tree = Tree(Page(rows: rows, handles: Handles()), world, isLaidOut: true)
        (nodes, bodies, effort) = (tree.nodeCount, tree.graph.bodyCount, LayoutEffort(of: tree.graph))
        tree.graph.close()
    }
    report.add("first frame of \(views) views", first, note: "\(nodes) nodes, \(bodies) bodies, \(words(effort))")
    addShare(first, of: nodes, to: report)

    let handles = Handles()
    let tree = Tree(Page(rows: rows, handles: handles), world, isLaidOut: true)
    func change(_ name: String, _ body: (Int) -> Void) {
        let bodiesBefore = tree.graph.bodyCount, before = LayoutEffort(of: tree.graph)
        body(0)
        tree.update()
        let bodies = tree.graph.bodyCount - bodiesBefore, effort = LayoutEffort(of: tree.graph) - before
        let timing = measure(rounds: 15) { round in
            body(round + 1)
            tree.update()
        }
        let share = String(format: "%.1f", 100 * timing.processor / first.processor)
        report.add(name, timing, note: "\(bodies) bodies, \(words(effort)), \(share) % of the first frame")
    }
    change("one state change on it") { handles.count[500]?.wrappedValue += $0 + 2 }
    change("one that moves half of it") { handles.lines[500]?.wrappedValue = $0 % 2 + 2 }
    tree.graph.close()
}

@MainActor private func addShare(_ duration: Timing, of nodes: Int, to report: Report) {
    let node = Timing(wall: duration.wall / Double(nodes), processor: duration.processor / Double(nodes))
    report.add("the same per node", node, note: String(format: "%.6f frames' memcpy", report.frames(node)))
}

private func words(_ effort: LayoutEffort?) -> String {
    effort.map { "\($0.lengths) lengths, \($0.placements) of \($0.items) items placed" } ?? ""
}

/// A tree of views. Unless it is laid out nobody looks at it: its root shows none of its children, so updates come without layout.
@MainActor private struct Tree {
    let graph: ViewGraph

    init<Content: View>(_ content: Content, _ world: World, isLaidOut: Bool = false) {
        let root = RootItem()
        if !isLaidOut { root.selected = -1 }
        graph = ViewGraph(world: world, environment: EnvironmentValues(), container: root)
        graph.setContent(content)
        update()
    }

    var nodeCount: Int {
        func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
        return count(graph.rootNode)
    }

    func update() {
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        graph.settle(RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 3)))
    }
}

/// Ways into the state of the views, which the bodies leave here.
@MainActor private final class Handles {
    var tick: Binding<Int>?
    var shift: Binding<Int>?
    var last: Binding<Int>?
    var count: [Int: Binding<Int>] = [:]
    var lines: [Int: Binding<Int>] = [:]
}

private struct Page: View {
    let handles: Handles
    @State private var tick = 0
    @State private var shift = 0
    @State private var last: Int

    init(rows: Int, handles: Handles) {
        self.handles = handles
        _last = State(initialValue: rows)
    }

    var body: some View {
        (handles.tick, handles.shift, handles.last) = ($tick, $shift, $last)
        return VStack {
            Text("Page \(tick)")
            ForEach(0..<last, id: \.self) { index in
                Row(index: index, number: index + shift, handles: handles)
            }
        }
    }
}

private struct Row: View {
    let index, number: Int
    let handles: Handles
    @State private var count = 0
    @State private var lines = 1

    var body: some View {
        (handles.count[index], handles.lines[index]) = ($count, $lines)
        return HStack {
            Text(lines == 1 ? "Row \(number)" : String(repeating: "line\n", count: lines))
            Text("tapped \(count) times").foregroundStyle(.secondary)
        }
        .padding(4)
    }
}
