import Combine
import Observation
@testable import SwiftUICore
import Testing

/// What a tree held is let go when its node goes, and when the tree is closed.
@MainActor @Suite struct ReleaseTests {
    final class Model: ObservableObject {
        @Published var count = 0
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            journal.note("made")
        }
        deinit { journal.note("released") }
    }

    @Observable final class Newer {
        var count = 0
        @ObservationIgnored let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            journal.note("made")
        }
        deinit { journal.note("released") }
    }

    struct Owner: View {
        let step: Int
        @StateObject var model: Model
        @Environment(\.isEnabled) private var isEnabled
        init(step: Int, journal: Journal) {
            self.step = step
            _model = StateObject(wrappedValue: Model(journal))
        }
        var body: some View { Word("\(step) \(model.count) \(isEnabled)").onTapGesture { model.count += 1 }.onDisappear { model.count = 0 } }
    }

    struct NewerOwner: View {
        let step: Int
        @State var model: Newer
        init(step: Int, journal: Journal) {
            self.step = step
            _model = State(wrappedValue: Newer(journal))
        }
        var body: some View { Word("\(step) \(model.count)").onTapGesture { model.count += 1 }.onAppear { model.count += 1 } }
    }

    enum Kind: CaseIterable { case stateObject, state }

    @Test(arguments: Kind.allCases, [true, false])
    func anOwnedObjectIsMadeOnceAndGoesWithItsView(_ kind: Kind, byClosing: Bool) {
        let journal = Journal()
        let tree = Mounted(0) { step in
            VStack {
                if step >= 0 {
                    switch kind {
                    case .stateObject: Owner(step: step, journal: journal)
                    case .state: NewerOwner(step: step, journal: journal)
                    }
                }
            }
        }
        for step in 1...3 { tree.input = step }
        #expect(journal.taken() == ["made"])
        if byClosing { tree.graph.close() } else { tree.input = -1 }
        #expect(journal.taken() == ["released"])
    }

    @Test func aClosedTreeHoldsNoNodesAndNoItems() {
        struct Plain: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View { content.padding(CGFloat(count)) }
        }
        struct Everything: View {
            @State private var words = ["a", "b"]
            @State private var size = CGSize.zero
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                VStack {
                    ForEach(words, id: \.self) { Word($0).id($0) }.background { Word(scheme == .dark ? "dark" : "light") }
                    GeometryReader { proxy in Word("\(proxy.size)").onAppear { words.append("c") } }
                    Word("w").modifier(Plain()).overlay { Word("o").mask { Word("m") } }
                    AnyView(Word("x")).preference(key: Widths.self, value: [1])
                    if words.count > 1 { Word("y").onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 } }
                    ViewThatFits { Word("f") }
                }
                .overlayPreferenceValue(Widths.self) { Word("\($0)") }
                .onPreferenceChange(Widths.self) { words.append("\($0.count)") }
                .onChange(of: words) { words = words }
                .task { words = [] }
                .environment(\.isEnabled, false)
            }
        }
        struct Reference { weak var object: AnyObject? }
        var references: [Reference] = []
        let tree = Mounted { Everything() }
        func collect(_ node: Node) {
            for child in node.children + node.attached {
                references.append(Reference(object: child))
                if let element = child as? AnyElementNode { references.append(Reference(object: element.item)) }
                collect(child)
            }
        }
        collect(tree.graph.rootNode)
        #expect(references.count > 40)
        tree.graph.close()
        let kept = references.compactMap(\.object)
        #expect(kept.isEmpty, "\(kept)")
    }

    @Test func aGraphThatIsDroppedWithoutBeingClosedLeavesHarmlessBindings() {
        let handles = Handles()
        var tree: Mounted<Int>? = Mounted { Tally("a", handles) }
        #expect(tree?.texts == ["a0"])
        tree = nil
        handles.counts["a"]!.wrappedValue = 3
        #expect(handles.counts["a"]!.wrappedValue == 3)
    }

    @Test func aWriteAfterTheViewHasGoneIsDropped() {
        let handles = Handles()
        let tree = Mounted(true) { isShown in if isShown { Tally("a", handles) } }
        let late = handles.counts["a"]!
        tree.input = false
        late.wrappedValue = 3
        #expect(late.wrappedValue == 0)
        #expect(tree.bodies {} == 0)
    }
}
