import Foundation
@testable import SwiftUICore
import Testing

/// Where touches land. The tree is 200 points square; a view smaller than that stands in its middle.
@MainActor @Suite struct HitTestingTests {
    private func taps(_ points: [(CGFloat, CGFloat)], @ViewBuilder _ view: @escaping (Journal) -> some View) -> [String] {
        let journal = Journal()
        let tree = Mounted { view(journal) }
        defer { tree.graph.close() }
        for (x, y) in points { tree.tap(x, y) }
        return journal.taken()
    }

    @Test func shapesAreTouchedWhereTheyAreDrawn() {
        // A circle of radius 100: its corners are empty.
        #expect(taps([(100, 100), (5, 5), (195, 100)]) { journal in Circle().onTapGesture { journal.note("circle") } } == ["circle", "circle"])
        #expect(taps([(100, 100), (5, 5)]) { journal in
            Circle().onTapGesture { journal.note("circle") }.background { Color.red.onTapGesture { journal.note("behind") } }
        } == ["circle", "behind"])
        #expect(taps([(100, 100), (2, 100)]) { journal in
            Circle().stroke(Color.red, lineWidth: 10).onTapGesture { journal.note("line") }
        } == ["line"])
    }

    @Test func theTopmostIsTouchedFirst() {
        #expect(taps([(100, 100)]) { journal in
            ZStack {
                Color.red.onTapGesture { journal.note("first") }
                Color.blue.onTapGesture { journal.note("second") }
            }
        } == ["second"])
        #expect(taps([(100, 100)]) { journal in
            ZStack {
                Color.red.onTapGesture { journal.note("first") }.zIndex(1)
                Color.blue.onTapGesture { journal.note("second") }
            }
        } == ["first"])
        #expect(taps([(100, 100)]) { journal in
            Color.red.onTapGesture { journal.note("view") }.overlay { Color.blue.onTapGesture { journal.note("overlay") } }
        } == ["overlay"])
    }

    @Test func whatCannotBeSeenIsNotTouched() {
        #expect(taps([(100, 100)]) { journal in Color.clear.onTapGesture { journal.note("clear") } } == [])
        #expect(taps([(100, 100)]) { journal in Color.red.opacity(0).onTapGesture { journal.note("faded") } } == [])
        #expect(taps([(100, 100)]) { journal in Color.red.onTapGesture { journal.note("hidden") }.hidden() } == [])
        #expect(taps([(100, 100)]) { journal in Color.red.onTapGesture { journal.note("scaled") }.scaleEffect(0) } == [])
        #expect(taps([(100, 100)]) { journal in Color.red.opacity(0.1).onTapGesture { journal.note("faint") } } == ["faint"])
    }

    @Test func disabledViewsDoNotReactAndStillCover() {
        #expect(taps([(100, 100)]) { journal in
            ZStack {
                Color.red.onTapGesture { journal.note("below") }
                Color.blue.onTapGesture { journal.note("disabled") }.disabled(true)
            }
        } == [])
        #expect(taps([(100, 100)]) { journal in
            Color.blue.onTapGesture { journal.note("inside") }.disabled(true).onTapGesture { journal.note("outside") }
        } == ["outside"])
        #expect(taps([(100, 100)]) { journal in
            ZStack {
                Color.red.onTapGesture { journal.note("below") }
                Color.blue.onTapGesture { journal.note("above") }.allowsHitTesting(false)
            }
        } == ["below"])
    }

    @Test func theContentShapeDecides() {
        // The room between the two words takes touches only with a content shape.
        func row(_ journal: Journal) -> some View {
            HStack(spacing: 0) { Word("a"); Spacer(); Word("b") }
        }
        #expect(taps([(100, 100), (5, 100)]) { journal in row(journal).onTapGesture { journal.note("row") } } == ["row"])
        #expect(taps([(100, 100)]) { journal in row(journal).contentShape(Rectangle()).onTapGesture { journal.note("row") } } == ["row"])
        #expect(taps([(5, 5), (100, 100)]) { journal in Color.red.contentShape(Circle()).onTapGesture { journal.note("round") } } == ["round"])
        #expect(taps([(5, 5)]) { journal in Color.red.contentShape(.dragPreview, Circle()).onTapGesture { journal.note("square") } } == ["square"])
    }

    /// Measured on iOS 16.1 by Ole Begemann (2022): clipping changes what is drawn, not what is touched.
    @Test func clippingDoesNotClipTouches() {
        #expect(taps([(40, 40)]) { journal in
            Color.red.frame(width: 150, height: 150).frame(width: 50, height: 50).clipped().onTapGesture { journal.note("clipped") }
        } == ["clipped"])
    }

    @Test func touchesFollowTransforms() {
        // 40 points square in the middle: from 80 to 120.
        func square(_ journal: Journal) -> some View { Color.red.onTapGesture { journal.note("square") }.frame(width: 40, height: 40) }
        #expect(taps([(60, 60), (100, 100)]) { journal in square(journal).scaleEffect(2.5) } == ["square", "square"])
        // Turned by 45°, its corner reaches up to 100 − 28.3; its old corner is bare.
        #expect(taps([(100, 75), (82, 82)]) { journal in square(journal).rotationEffect(.degrees(45)) } == ["square"])
        #expect(taps([(100, 100), (160, 100)]) { journal in square(journal).offset(x: 60) } == ["square"])
        #expect(taps([(20, 20)]) { journal in square(journal).position(x: 20, y: 20) } == ["square"])
    }

    @Test func touchesFollowTheScrolledContent() {
        let journal = Journal()
        let tree = Mounted {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Color.red.frame(height: 100).onTapGesture { journal.note("\(index)") }
                    }
                }
            }
        }
        tree.tap(100, 150)
        tree.drag((100, 180), (100, 30))
        #expect(journal.taken() == ["1"], "the drag is no tap")
        tree.tap(100, 150)
        #expect(journal.taken() == ["3"], "150 points further down")
        tree.drag((100, 30), (100, 190))
        tree.tap(100, 150)
        #expect(journal.taken() == ["1"], "the content stops at its start")
        tree.drag((20, 100), (190, 100))
        tree.tap(100, 150)
        #expect(journal.taken() == ["1"], "a drag across does not scroll")
        tree.graph.close()
    }

    @Test func insideAZeroScaleNothingIsHit() {
        let tree = Mounted { Color.red.scaleEffect(x: 0, y: 1) }
        #expect(tree.graph.rootItem.hitTest(CGPoint(x: 100, y: 100)) == nil)
        #expect(tree.graph.rootItem.hitTest(CGPoint(x: CGFloat.nan, y: 100)) == nil)
        tree.graph.close()
    }
}
