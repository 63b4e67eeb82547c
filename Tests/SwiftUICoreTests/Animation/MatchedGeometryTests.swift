import Foundation
import Graphics
@testable import SwiftUICore
import Testing

/// Views that share their geometry. The tree is 200 points square.
@MainActor @Suite struct MatchedGeometryTests {
    private func frames(_ tree: Mounted<some Any>) -> [String: CGRect] {
        var painter = Painter(scale: 8)
        tree.graph.rootItem.paint(&painter)
        var frames: [String: CGRect] = [:]
        for case .fill(let path, _, .color(let color)) in painter.list.items where color.alpha > 0 { frames[String(color.hex.prefix(7))] = path.boundingRect }
        return frames
    }

    private func expect(_ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ place: SourceLocation = #_sourceLocation) {
        let expected = CGRect(x: x, y: y, width: width, height: height)
        guard let frame else { Issue.record("nothing is drawn", sourceLocation: place); return }
        let off = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height].map { abs($0) }.max()!
        #expect(off <= 0.13, "\(frame) is not \(expected)", sourceLocation: place)
    }

    /// A source of 40 × 20 at (10, 30), and another view of 60 × 60 in the middle.
    private struct Pair: View {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        var moved: CGFloat = 0
        @Namespace private var space

        var body: some View {
            ZStack {
                Color(white: 1).frame(width: 40, height: 20).matchedGeometryEffect(id: "a", in: space).position(x: 30 + moved, y: 40)
                Color(white: 0).matchedGeometryEffect(id: "a", in: space, properties: properties, anchor: anchor, isSource: false)
                    .frame(width: 60, height: 60)
            }
        }
    }

    @Test("a still shows the view that is no source where its source is, as far as its properties go", arguments: [
        (MatchedGeometryProperties.frame, UnitPoint.center, CGRect(x: 10, y: 30, width: 40, height: 20)),
        (.position, .center, CGRect(x: 0, y: 10, width: 60, height: 60)),
        (.position, .topLeading, CGRect(x: 10, y: 30, width: 60, height: 60)),
        (.size, .center, CGRect(x: 80, y: 90, width: 40, height: 20)),
        (.size, .topLeading, CGRect(x: 70, y: 70, width: 40, height: 20)),
    ])
    func still(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint, _ frame: CGRect) {
        let tree = Mounted(0) { _ in Pair(properties: properties, anchor: anchor) }
        expect(frames(tree)["#000000"], frame.minX, frame.minY, frame.width, frame.height)
        expect(frames(tree)["#FFFFFF"], 10, 30, 40, 20)
        tree.graph.close()
    }

    @Test("the place in the layout stays: what is beside it does not move")
    func layoutIsAsWithout() {
        struct Row: View {
            @Namespace private var space
            var body: some View {
                HStack(spacing: 0) {
                    Color(white: 0).frame(width: 50, height: 50).matchedGeometryEffect(id: 1, in: space, isSource: false)
                    Color(white: 1).frame(width: 50, height: 50)
                    Color(white: 0.2).frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space)
                }
            }
        }
        let tree = Mounted(0) { _ in Row() }
        expect(frames(tree)["#FFFFFF"], 95, 75, 50, 50)
        // It is offered 10 × 10 and keeps its fixed 50, centred on the source.
        expect(frames(tree)["#000000"], 125, 75, 50, 50)
        tree.graph.close()
    }

    @Test("the follower moves with its source")
    func following() {
        let tree = Mounted(CGFloat(0)) { Pair(moved: $0) }
        tree.graph.animations.isOn = true
        withAnimation(.linear(duration: 1)) { tree.input = 100 }
        tree.advance(to: 0.5)
        expect(frames(tree)["#000000"], 60, 30, 40, 20)
        expect(frames(tree)["#FFFFFF"], 60, 30, 40, 20)
        tree.graph.close()
    }

    /// One view at the top left or another in the middle, which are meant to be the same thing.
    private struct Hero: View {
        let isOpen: Bool
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isOpen {
                    Color(white: 0).matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 100).offset(x: 50, y: 50)
                } else {
                    Color(white: 1).matchedGeometryEffect(id: "hero", in: space).frame(width: 40, height: 20)
                }
            }
        }
    }

    @Test("a view that takes another's place is seen coming from there, and the other going with it")
    func hero() {
        let tree = Mounted(false) { Hero(isOpen: $0) }
        tree.graph.animations.isOn = true
        withAnimation(.linear(duration: 1)) { tree.input = true }
        expect(frames(tree)["#FFFFFF"], 0, 0, 40, 20)
        tree.advance(to: 0.5)
        // Half way between (0, 0, 40, 20) and (50, 50, 100, 100), both of them.
        expect(frames(tree)["#000000"], 25, 25, 70, 60)
        expect(frames(tree)["#FFFFFF"], 25, 25, 70, 60)
        tree.advance(to: 1)
        expect(frames(tree)["#000000"], 50, 50, 100, 100)
        #expect(frames(tree)["#FFFFFF"] == nil)
        tree.graph.close()
    }

    @Test("turned round half way, both come back from where they are")
    func reversal() {
        let tree = Mounted(false) { Hero(isOpen: $0) }
        tree.graph.animations.isOn = true
        withAnimation(.linear(duration: 1)) { tree.input = true }
        tree.advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { tree.input = false }
        expect(frames(tree)["#FFFFFF"], 25, 25, 70, 60)
        expect(frames(tree)["#000000"], 25, 25, 70, 60)
        tree.advance(to: 2)
        expect(frames(tree)["#FFFFFF"], 0, 0, 40, 20)
        #expect(frames(tree)["#000000"] == nil)
        #expect(!tree.graph.animations.isMoving)
        tree.graph.close()
    }

    @Test("without animation the other is there at once")
    func jump() {
        let tree = Mounted(false) { Hero(isOpen: $0) }
        tree.graph.animations.isOn = true
        tree.input = true
        expect(frames(tree)["#000000"], 50, 50, 100, 100)
        #expect(frames(tree)["#FFFFFF"] == nil)
        tree.graph.close()
    }

    @Test("two sources of one group are reported, and the first counts")
    func twoSources() {
        struct Twins: View {
            @Namespace private var space
            var body: some View {
                HStack(spacing: 0) {
                    Color(white: 1).frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
                    Color(white: 0.2).frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                    Color(white: 0).matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 20, height: 20)
                }
            }
        }
        let tree = Mounted(0) { _ in Twins() }
        expect(frames(tree)["#000000"], 60, 90, 20, 20)
        #expect(tree.graph.diagnostics.contains { $0.kind == .invalidValue && $0.message.contains("isSource: false") })
        tree.graph.close()
    }
}
