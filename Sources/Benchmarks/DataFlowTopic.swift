import SwiftUI
import SwiftUICore

/// `dataflow`: building and renewing 1,000 rows of a view, a stack and two texts each; nothing is laid out.
@MainActor func measureDataFlow(_ report: Report) throws {
    let rows = 1000
    // Fonts are loaded before the first round, as in every run.
    let world = try World.system()

    report.add("build 1,000 rows", measure { _ in
        let tree = Tree(Page(rows: rows, handles: Handles()), world)
        keep(tree.graph.bodyCount)
        tree.graph.close()
    })

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
/// row's change after it.
@MainActor private func measureScreen(_ report: Report, _ world: World) throws {
    let rows = 1000, views = 5 * rows
    var nodes = 0, bodies = 0
    let first = measure { _ in
        let tree = Tree(Page(rows: rows, handles: Handles()), world, isLaidOut: true)
        (nodes, bodies) = (tree.nodeCount, tree.graph.bodyCount)
        tree.graph.close()
    }
    report.add("first frame of \(views) views", first, note: "\(nodes) nodes, \(bodies) bodies")
    let node = Timing(wall: first.wall / Double(nodes), processor: first.processor / Double(nodes))
    report.add("the same per node", node)

    let handles = Handles()
    let tree = Tree(Page(rows: rows, handles: handles), world, isLaidOut: true)
    let bodiesBefore = tree.graph.bodyCount
    var rounds = 0
    let change = measure(rounds: 15) { round in
        handles.count[500]?.wrappedValue += round + 2
        tree.update()
        rounds += 1
    }
    let share = String(format: "%.1f", 100 * change.processor / first.processor)
    report.add(
        "one state change on it", change,
        note: "\((tree.graph.bodyCount - bodiesBefore) / rounds) bodies, \(share) % of the first frame")
    tree.graph.close()
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

    var body: some View {
        handles.count[index] = $count
        return HStack {
            Text("Row \(number)")
            Text("tapped \(count) times").foregroundStyle(.secondary)
        }
        .padding(4)
    }
}
