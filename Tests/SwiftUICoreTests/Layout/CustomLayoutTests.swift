@testable import SwiftUICore
import Testing

@MainActor @Suite struct CustomLayoutTests {
    /// Views on a diagonal, each as far from the last as it asks for.
    struct Diagonal: Layout {
        struct Step: LayoutValueKey { static let defaultValue: CGFloat? = nil }

        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
            var point = bounds.origin
            for (subview, size) in zip(subviews, cache) {
                point.x += subview[Step.self] ?? 0
                subview.place(at: point, proposal: .unspecified)
                point = CGPoint(x: point.x + size.width, y: point.y + size.height)
            }
        }
    }

    @Test func aLayoutPlacesItsSubviewsAndReadsTheirValues() {
        for isRightToLeft in [false, true] {
            let tree = LaidOut(200, 100, isRightToLeft: isRightToLeft) {
                Diagonal() { Box("a", 20, 10); Box("b", 40, 30).layoutValue(key: Diagonal.Step.self, value: 5) }
            }
            #expect(tree["a"] == rect(isRightToLeft ? 110 : 70, 30, 20, 10))
            #expect(tree["b"] == rect(isRightToLeft ? 65 : 95, 40, 40, 30))
        }
    }

    struct Misplacing: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: -5, height: 60) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom, proposal: proposal)
        }
    }

    @Test func whatIsNotPlacedStandsInTheMiddleAndBadAnswersAreNamed() {
        let tree = LaidOut(200, 100) { Misplacing() { Box("a", 20, 10); Box("b", 20, 10) } }
        #expect(tree["a"] == rect(90, 70, 20, 10))
        #expect(tree["b"] == rect(90, 45, 20, 10))
        #expect(tree.graph.diagnostics.map(\.kind) == [.invalidValue])
    }

    @Test func builtInLayoutsDoWhatTheirViewsDo() {
        @ViewBuilder func content() -> some View { Box("a"); Spacer(); Box("b", 30, 20).layoutPriority(1); Box("c", width: .atLeast(10)) }
        func frames(_ tree: LaidOut) -> [CGRect] { ["a", "b", "c"].map { tree[$0] } }
        let size = (240.0, 120.0)
        #expect(
            frames(LaidOut(size.0, size.1) { HStackLayout(alignment: .bottom, spacing: 3) { content() } })
                == frames(LaidOut(size.0, size.1) { HStack(alignment: .bottom, spacing: 3) { content() } }))
        #expect(
            frames(LaidOut(size.0, size.1) { AnyLayout(VStackLayout(alignment: .trailing)) { content() } })
                == frames(LaidOut(size.0, size.1) { VStack(alignment: .trailing) { content() } }))
        #expect(
            frames(LaidOut(size.0, size.1) { ZStackLayout(alignment: .topLeading) { content() } })
                == frames(LaidOut(size.0, size.1) { ZStack(alignment: .topLeading) { content() } }))
    }

    @Test func stateOutlivesAChangeOfLayout() {
        struct Child: View {
            @State var width = 10.0
            var body: some View { Box("child", width, 10).onPreferenceChange(Widths.self) { _ in width = 25 } }
        }
        struct Switching: View {
            @State var isVertical = false
            var body: some View {
                let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout { Box("first", 40, 40); Child() }
                    .onPreferenceChange(Widths.self) { _ in isVertical = true }
            }
        }
        let tree = LaidOut(200, 200) { Switching() }
        #expect(tree["child"] == rect(87.5, 115, 25, 10))
        #expect(tree.graph.diagnostics.isEmpty)
    }
}
