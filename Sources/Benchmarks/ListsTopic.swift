import SwiftUI
import SwiftUICore

/// `lists`: a list of 10,000 rows from nothing to the first frame, scrolled, and changed; with how many rows were built.
@MainActor func measureLists(_ report: Report) throws {
    let world = try World.system()
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let placement = RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 3))

    func graph(_ counter: RowCounter, _ rows: Int) -> ViewGraph {
        let graph = ViewGraph(world: world, environment: EnvironmentValues(), container: RootItem())
        graph.setContent(LongList(rows: rows, counter: counter))
        graph.settle(placement)
        return graph
    }

    for rows in [50, 1_000, 10_000, 100_000] {
        let counter = RowCounter()
        let timing = measure { _ in
            counter.built = 0
            graph(counter, rows).close()
        }
        report.add("first frame, \(rows) rows", timing, note: "\(counter.built) rows built")
    }

    let counter = RowCounter(), list = graph(counter, 10_000)
    defer { list.close() }
    counter.built = 0
    var rounds = 0
    let scrolled = measure(rounds: 15) { _ in
        rounds += 1
        let time = list.input.time + 1
        list.input.touchBegan(at: CGPoint(x: 200, y: 800), time: time)
        list.input.touchMoved(to: CGPoint(x: 200, y: 100), time: time + 0.1)
        list.settle(placement)
        list.input.touchEnded(at: CGPoint(x: 200, y: 100), time: time + 0.2)
        list.settle(placement)
    }
    report.add("scrolled by 700 points, 10,000 rows", scrolled, note: "\(counter.built / max(rounds, 1)) rows built")

    counter.built = 0
    let changed = measure(rounds: 15) { round in
        counter.shift?.wrappedValue = round + 2
        list.settle(placement)
    }
    report.add("every element changed, 10,000 rows", changed)
}

@MainActor private final class RowCounter {
    var built = 0
    var shift: Binding<Int>?
}

private struct LongList: View {
    let rows: Int
    let counter: RowCounter
    @State private var shift = 0

    var body: some View {
        counter.shift = $shift
        return List(0..<rows, id: \.self) { row(number: $0 + shift) }
    }

    private func row(number: Int) -> some View {
        counter.built += 1
        return HStack {
            Image(systemName: "photo")
            VStack(alignment: .leading) {
                Text("Row \(number)")
                Text("\(number) people").font(.subheadline).foregroundColor(.secondary)
            }
        }
    }
}
