import Graphics
@testable import SwiftUICore
import Testing

/// Layouts on their way: by their own numbers, and from one into another. The tree is 200 points square.
@MainActor @Suite struct LayoutMotionTests {
    /// Views at even angles round the middle.
    struct Ring: Layout {
        var radius: CGFloat

        var animatableData: CGFloat {
            get { radius }
            set { radius = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (index, subview) in subviews.enumerated() {
                let side: CGFloat = index == 0 ? -1 : 1
                subview.place(at: CGPoint(x: bounds.midX + side * radius, y: bounds.midY), anchor: .center, proposal: .unspecified)
            }
        }
    }

    /// The middles of the black and the white square, as drawn.
    private func middles(_ tree: Mounted<some Any>) -> [CGPoint] {
        var painter = Painter(scale: 8)
        tree.graph.rootItem.paint(&painter)
        var middles: [String: CGPoint] = [:]
        for case .fill(let path, _, .color(let color)) in painter.list.items {
            middles[color.hex] = CGPoint(x: path.boundingRect.midX, y: path.boundingRect.midY)
        }
        return ["#000000", "#FFFFFF"].compactMap { middles[$0] }
    }

    private func expect(_ tree: Mounted<some Any>, _ first: CGPoint, _ second: CGPoint, _ place: SourceLocation = #_sourceLocation) {
        let found = middles(tree)
        #expect(found.count == 2, sourceLocation: place)
        for (point, expected) in zip(found, [first, second]) {
            #expect(abs(point.x - expected.x) < 0.13 && abs(point.y - expected.y) < 0.13, "\(point) is not \(expected)", sourceLocation: place)
        }
    }

    @ViewBuilder private func squares() -> some View {
        Color(white: 0).frame(width: 20, height: 20)
        Color(white: 1).frame(width: 20, height: 20)
    }

    private func moving<Input>(_ input: Input, @ViewBuilder _ view: @escaping (Input) -> some View) -> Mounted<Input> {
        let tree = Mounted(input, content: view)
        tree.graph.animations.isOn = true
        return tree
    }

    @Test(arguments: [false, true]) func aHiddenLayoutLaysOutAgainWithItsNumbersInBetween(_ isHiddenTwice: Bool) {
        let tree = moving(20.0) { radius in
            (isHiddenTwice ? AnyLayout(AnyLayout(Ring(radius: radius))) : AnyLayout(Ring(radius: radius))) { self.squares() }
        }
        withAnimation(.linear(duration: 1)) { tree.input = 60 }
        expect(tree, CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100))
        tree.advance(to: 0.25)
        expect(tree, CGPoint(x: 70, y: 100), CGPoint(x: 130, y: 100))
        tree.advance(to: 0.75)
        expect(tree, CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100))
        tree.advance(to: 1)
        expect(tree, CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100))
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test func aLayoutOfAVisibleType() {
        let tree = moving(20.0) { radius in Ring(radius: radius) { self.squares() } }
        withAnimation(.linear(duration: 1)) { tree.input = 60 }
        tree.advance(to: 0.5)
        expect(tree, CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100))
        // Back again from where it is: two lines add up.
        withAnimation(.linear(duration: 1)) { tree.input = 20 }
        expect(tree, CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100))
        tree.advance(to: 2)
        expect(tree, CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100))
        tree.graph.close()
    }

    @Test func withoutAnAnimationItJumps() {
        let tree = moving(20.0) { radius in Ring(radius: radius) { self.squares() } }
        tree.input = 60
        expect(tree, CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100))
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test func theSameChildrenMoveFromARowIntoAColumn() {
        let tree = moving(false) { isVertical in
            let layout = isVertical ? AnyLayout(VStackLayout(spacing: 20)) : AnyLayout(HStackLayout(spacing: 20))
            layout { self.squares() }
        }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        expect(tree, CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100))
        tree.advance(to: 0.5)
        expect(tree, CGPoint(x: 90, y: 90), CGPoint(x: 110, y: 110))
        tree.advance(to: 1)
        expect(tree, CGPoint(x: 100, y: 80), CGPoint(x: 100, y: 120))
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test func fromALayoutWithNumbersIntoOneWithout() {
        let tree = moving(false) { isStacked in
            let layout = isStacked ? AnyLayout(VStackLayout(spacing: 20)) : AnyLayout(Ring(radius: 60))
            layout { self.squares() }
        }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        expect(tree, CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100))
        tree.advance(to: 0.5)
        expect(tree, CGPoint(x: 70, y: 90), CGPoint(x: 130, y: 110))
        withAnimation(.linear(duration: 1)) { tree.input = false }
        tree.advance(to: 2)
        expect(tree, CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100))
        tree.graph.close()
    }

    @Test func aViewThatGrowsInALayoutThatMovesDoesBoth() {
        let tree = moving(false) { isOn in
            Ring(radius: isOn ? 60 : 20) {
                Color(white: 0).frame(width: isOn ? 40 : 20, height: 20)
                Color(white: 1).frame(width: 20, height: 20)
            }
        }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        func width() -> CGFloat {
            var painter = Painter(scale: 8)
            tree.graph.rootItem.paint(&painter)
            for case .fill(let path, _, .color(let color)) in painter.list.items where color.hex == "#000000" { return path.boundingRect.width }
            return 0
        }
        for (time, expected) in [(0.25, 25.0), (0.5, 30), (0.75, 35), (1, 40)] {
            tree.advance(to: time)
            #expect(abs(width() - expected) < 0.26, "\(width()) at \(time)")
        }
        expect(tree, CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100))
        tree.graph.close()
    }
}
