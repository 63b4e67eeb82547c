import Foundation
import Graphics
@testable import SwiftUICore
import Testing

/// What animated updates show on their way. The tree is 200 points square; a view smaller than that stands in its middle.
@MainActor @Suite struct MotionTests {
    /// Solid colours are told apart by their colour, texts of the tests by their words.
    private static func frames(_ tree: Mounted<some Any>) -> [String: CGRect] {
        var painter = Painter(scale: 8)
        tree.graph.rootItem.paint(&painter)
        var frames: [String: CGRect] = [:]
        for case .fill(let path, _, .color(let color)) in painter.list.items { frames[color.hex] = path.boundingRect }
        return frames
    }

    private func moving<Input>(_ input: Input, @ViewBuilder _ view: @escaping (Input) -> some View) -> Mounted<Input> {
        let tree = Mounted(input, content: view)
        tree.graph.animations.isOn = true
        return tree
    }

    private func expect(_ value: CGFloat?, _ expected: CGFloat, within: CGFloat = 0.13, _ place: SourceLocation = #_sourceLocation) {
        // Drawn frames stand on pixels of an eighth of a point.
        #expect(abs((value ?? .infinity) - expected) <= within, "\(String(describing: value)) is not \(expected)", sourceLocation: place)
    }

    private func color(_ tree: Mounted<some Any>) -> CGRect? { Self.frames(tree).values.first }

    @Test("§6.5, R24: a frame moves and grows between two layouts")
    func framesMove() {
        let tree = moving(false) { isLarge in Color(white: 0).frame(width: isLarge ? 200 : 100, height: 100) }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        expect(color(tree)?.width, 100)
        tree.advance(to: 0.25)
        expect(color(tree)?.width, 125)
        expect(color(tree)?.minX, 37.5)
        expect(color(tree)?.height, 100)
        tree.advance(to: 1)
        expect(color(tree)?.width, 200)
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test func stillPicturesJump() {
        let tree = Mounted(false) { isLarge in Color(white: 0).frame(width: isLarge ? 200 : 100) }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        expect(color(tree)?.width, 200)
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test func changesWithoutAnimationJump() {
        let tree = moving(0) { step in Color(white: 0).frame(width: CGFloat(50 + 50 * step)) }
        tree.input = 1
        expect(color(tree)?.width, 100)
        withAnimation(.linear(duration: 1)) { tree.input = 2 }
        tree.advance(to: 0.5)
        expect(color(tree)?.width, 125)
        tree.input = 3
        expect(color(tree)?.width, 200)
        tree.graph.close()
    }

    @Test func padding() {
        let tree = moving(false) { isWide in Color(white: 0).padding(isWide ? 40 : 0) }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        tree.advance(to: 0.5)
        expect(color(tree)?.minX, 20)
        expect(color(tree)?.width, 160)
        tree.graph.close()
    }

    @Test func offsetsAndPositions() {
        let tree = moving(false) { isMoved in
            ZStack {
                Color(white: 0).frame(width: 20, height: 20).offset(x: isMoved ? 60 : 0)
                Color(white: 1).frame(width: 20, height: 20).position(x: 100, y: isMoved ? 180 : 20)
            }
        }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        tree.advance(to: 0.5)
        let frames = Self.frames(tree)
        expect(frames["#000000"]?.minX, 120)
        expect(frames["#FFFFFF"]?.midY, 100)
        tree.graph.close()
    }

    @Test func opacityAndMaps() {
        let tree = moving(false) { isOn in
            Color(white: 0).frame(width: 40, height: 40).scaleEffect(isOn ? 2 : 1).rotationEffect(.degrees(isOn ? 90 : 0)).opacity(isOn ? 0 : 1)
        }
        func list() -> String {
            var painter = Painter(scale: 1)
            tree.graph.rootItem.paint(&painter)
            return painter.list.description
        }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        tree.advance(to: 0.5)
        let half = tree.graph.rootItem
        #expect(list().contains("#00000080"), "\(list())")
        func first<T: LayoutItem>(_ item: LayoutItem, _ type: T.Type) -> [T] { ((item as? T).map { [$0] } ?? []) + item.inner.flatMap { first($0, type) } }
        let maps = first(half, TransformItem.self).map(\.map)
        // Outermost first: 45° of 90°, and 1.5 between 1 and 2.
        #expect(abs(maps[0].a - 0.5.squareRoot()) < 1e-5)
        #expect(abs(maps[1].a - 1.5) < 1e-5)
        tree.advance(to: 1)
        #expect(!list().contains("fill"))
        tree.graph.close()
    }

    @Test("§6.4 shapes move by their data") func shapesMoveByTheirData() {
        struct Bar: Shape {
            var share: Double
            var animatableData: Double {
                get { share }
                set { share = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height)) }
        }
        let tree = moving(0.0) { share in Bar(share: share).fill(Color(white: 0)) }
        withAnimation(.linear(duration: 1)) { tree.input = 1 }
        tree.advance(to: 0.25)
        expect(color(tree)?.width, 50)
        tree.graph.close()
    }

    @Test("§6.4 colours mix by components") func coloursMixByComponents() {
        let tree = moving(false) { isWhite in Rectangle().fill(Color(white: isWhite ? 1 : 0)) }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        tree.advance(to: 0.5)
        #expect(Self.frames(tree).keys.first == "#808080")
        tree.advance(to: 1)
        #expect(Self.frames(tree).keys.first == "#FFFFFF")
        tree.graph.close()
    }

    private struct Gauge: View, Animatable {
        var value: Double
        let journal: Journal
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            let _ = journal.note("\(Int(value.rounded()))")
            Color(white: 0).frame(width: value)
        }
    }

    @Test func animatableViewsAreEvaluatedOnTheWay() {
        let journal = Journal()
        let tree = moving(0.0) { Gauge(value: $0, journal: journal) }
        _ = journal.taken()
        withAnimation(.linear(duration: 1)) { tree.input = 100 }
        tree.advance(to: 0.5)
        tree.advance(to: 1)
        #expect(journal.taken() == ["0", "50", "100"])
        tree.graph.close()
    }

    private struct Spread: ViewModifier, Animatable {
        var animatableData: CGFloat
        func body(content: Content) -> some View { content.padding(animatableData) }
    }

    @Test func animatableModifiersAreEvaluatedOnTheWay() {
        let tree = moving(CGFloat(0)) { Color(white: 0).modifier(Spread(animatableData: $0)) }
        withAnimation(.linear(duration: 1)) { tree.input = 50 }
        tree.advance(to: 0.5)
        expect(color(tree)?.width, 150)
        tree.graph.close()
    }

    @Test("§6.2 the value of an animation decides") func theValueOfAnAnimationDecides() {
        let tree = moving((width: 50.0, other: 0)) { input in
            VStack(spacing: 0) {
                Color(white: 0).frame(width: input.width).animation(.linear(duration: 1), value: input.other)
                Color(white: 1).frame(width: input.width)
            }
        }
        tree.input = (100, 0)
        expect(Self.frames(tree)["#000000"]?.width, 100)
        tree.input = (200, 1)
        tree.advance(to: 0.5)
        expect(Self.frames(tree)["#000000"]?.width, 150)
        expect(Self.frames(tree)["#FFFFFF"]?.width, 200)
        tree.graph.close()
    }

    @Test("§6.2, §6.3 nil and transactions switch animation off") func nilAndTransactionsSwitchAnimationOff() {
        let tree = moving(50.0) { width in
            VStack(spacing: 0) {
                Color(white: 0).frame(width: width).animation(nil, value: width)
                Color(white: 1).frame(width: width).transaction { $0.disablesAnimations = true }
            }
        }
        withAnimation(.linear(duration: 1)) { tree.input = 100 }
        tree.advance(to: 0.5)
        expect(Self.frames(tree)["#000000"]?.width, 100)
        expect(Self.frames(tree)["#FFFFFF"]?.width, 100)
        tree.graph.close()
    }

    @Test("R24: a reversal starts from what is shown, and curves add up")
    func reversal() {
        let tree = moving(false) { isLarge in Color(white: 0).frame(width: isLarge ? 200 : 100) }
        withAnimation(.easeInOut(duration: 2)) { tree.input = true }
        tree.advance(to: 1)
        expect(color(tree)?.width, 150)
        withAnimation(.easeInOut(duration: 2)) { tree.input = false }
        expect(color(tree)?.width, 150)
        tree.advance(to: 1.5)
        expect(color(tree)?.width, 100 + 100 * (0.8708 - 0.1292))
        tree.advance(to: 3)
        expect(color(tree)?.width, 100)
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test("§6.1 of nested animations the innermost is that of its changes")
    func nested() {
        final class Ways { var shown: [Double: Binding<Double>] = [:] }
        struct Fades: View {
            let white: Double
            let ways: Ways
            @State private var opacity = 1.0
            var body: some View {
                let _ = ways.shown[white] = $opacity
                Color(white: white).opacity(opacity)
            }
        }
        let ways = Ways()
        let tree = moving(0) { _ in VStack(spacing: 0) { Fades(white: 0, ways: ways); Fades(white: 1, ways: ways) } }
        withAnimation(.linear(duration: 1)) {
            ways.shown[0]?.wrappedValue = 0
            withAnimation(.linear(duration: 2)) { ways.shown[1]?.wrappedValue = 0 }
        }
        tree.settle()
        tree.advance(to: 1)
        var painter = Painter(scale: 1)
        tree.graph.rootItem.paint(&painter)
        let list = painter.list.description
        #expect(list.contains("#FFFFFF80") && list.contains("#00000000"), "\(list)")
        tree.graph.close()
    }

    @Test func completionsWaitForTheAnimation() {
        let journal = Journal()
        let tree = moving(0.0) { Color(white: 0).frame(width: 50 + $0) }
        withAnimation(.linear(duration: 1)) { tree.input = 100 } completion: { journal.note("done") }
        tree.advance(to: 0.9)
        #expect(journal.taken() == [])
        tree.advance(to: 1)
        #expect(journal.taken() == ["done"])
        withAnimation(.default, completionCriteria: .logicallyComplete) { tree.input = 0 } completion: { journal.note("logical") }
        withAnimation(.default, completionCriteria: .removed) { tree.input = 50 } completion: { journal.note("removed") }
        tree.advance(to: 1.5)
        #expect(journal.taken() == ["logical"])
        tree.advance(to: 3)
        #expect(journal.taken() == ["removed"])
        withAnimation(.linear) {} completion: { journal.note("nothing to do") }
        #expect(journal.taken() == ["nothing to do"])
        tree.graph.close()
    }

    @Test("§6.3 bindings carry animations") func bindingsCarryAnimations() {
        struct Toggler: View {
            let journal: Handles
            @State private var isOn = 0
            var body: some View {
                let _ = journal.counts["binding"] = $isOn.animation(.linear(duration: 1))
                Color(white: 0).frame(width: isOn == 1 ? 200 : 100)
            }
        }
        let handles = Handles()
        let tree = moving(0) { _ in Toggler(journal: handles) }
        handles.counts["binding"]!.wrappedValue = 1
        tree.settle()
        tree.advance(to: 0.5)
        expect(color(tree)?.width, 150)
        tree.graph.close()
    }

    @Test func siblingsAndReorderedRowsMove() {
        let tree = moving([0, 1]) { order in
            VStack(spacing: 0) {
                ForEach(order, id: \.self) { Color(white: Double($0)).frame(height: 50) }
            }
        }
        expect(Self.frames(tree)["#000000"]?.minY, 50)
        withAnimation(.linear(duration: 1)) { tree.input = [1, 0] }
        tree.advance(to: 0.5)
        expect(Self.frames(tree)["#000000"]?.minY, 75)
        expect(Self.frames(tree)["#FFFFFF"]?.minY, 75)
        tree.graph.close()
    }
}
