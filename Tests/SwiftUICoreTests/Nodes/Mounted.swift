import Combine
import Graphics
@testable import SwiftUICore

/// A leaf, 10 points square, known by its text.
struct Word: ElementView {
    typealias Body = Never

    var text: String

    init(_ text: String) { self.text = text }

    nonisolated func makeItem() -> WordItem { WordItem() }

    nonisolated func update(_ item: WordItem, _ environment: EnvironmentValues) { item.text = text }
}

final class WordItem: LeafItem {
    var text = ""

    override func length(_ axis: Axis, _ proposal: Proposal) -> Double { 10 }

    override func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { [] }

    override func describe(_ element: inout ScreenOutline.Element) { element.text = text }
}

/// What happened, in order.
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    /// The entries since last asked.
    func taken() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Ways into the state of views, which their bodies leave here.
final class Handles {
    var counts: [String: Binding<Int>] = [:]
}

/// A view with state: shows its name and how often it was counted up.
struct Tally: View {
    let name: String
    let handles: Handles
    @State private var count = 0

    init(_ name: String, _ handles: Handles) { (self.name, self.handles) = (name, handles) }

    var body: some View {
        let _ = handles.counts[name] = $count
        Word("\(name)\(count)")
    }
}

/// A live tree of views made from one value, which a test may change.
@MainActor final class Mounted<Input> {
    let graph: ViewGraph
    private let placement: RootPlacement
    private let source = Source()

    final class Source { var binding: Binding<Input>? }

    private struct Root<Content: View>: View {
        let source: Source
        let content: (Input) -> Content
        @State var input: Input

        var body: some View {
            let _ = source.binding = $input
            content(input)
        }
    }

    init(
        _ input: Input, world: World = World(), scene: String = "main", clock: VirtualTimeScheduler? = nil,
        @ViewBuilder content: @escaping (Input) -> some View
    ) {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        placement = RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 1))
        graph = ViewGraph(world: world, environment: EnvironmentValues(), container: RootItem(), scene: scene, clock: clock)
        graph.setContent(Root(source: source, content: content, input: input))
        settle()
    }

    /// Changing it brings the tree to rest.
    var input: Input {
        get { source.binding!.wrappedValue }
        set {
            source.binding!.wrappedValue = newValue
            settle()
        }
    }

    func settle() { graph.settle(placement) }

    /// Lets virtual time pass.
    func advance(by seconds: Double) { graph.advance(by: seconds, placement) }

    /// Waits for tasks and for what the virtual clock has in store.
    func rest() async { await graph.rest(placement) }

    /// How many bodies a change evaluates until the tree is at rest.
    func bodies(_ change: () -> Void) -> Int {
        let before = graph.bodyCount
        change()
        settle()
        return graph.bodyCount - before
    }

    /// The words in the order in which they are drawn.
    private var words: [WordItem] {
        func words(_ item: LayoutItem) -> [WordItem] { (item as? WordItem).map { [$0] } ?? item.inner.flatMap(words) }
        return words(graph.rootItem)
    }

    var texts: [String] { words.map(\.text) }

    func frame(_ text: String) -> CGRect? { words.first { $0.text == text }?.frame }

    var outline: ScreenOutline { OutlinePass.outline(of: graph.rootNode, size: placement.bounds.size, scale: 1) }
}

extension Mounted where Input == Int {
    convenience init(world: World = World(), scene: String = "main", @ViewBuilder content: @escaping () -> some View) {
        self.init(0, world: world, scene: scene) { _ in content() }
    }
}
