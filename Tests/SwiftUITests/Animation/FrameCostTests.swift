import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

/// What an instant of an animation costs in a screen of 5,000 views of which one moves, in counts.
@MainActor @Suite struct FrameCostTests {
    private struct Crowd: View {
        var body: some View {
            ZStack {
                ForEach(0..<5000, id: \.self) { index in
                    Color(white: 0.5).frame(width: 3, height: 3).offset(x: CGFloat(index % 100) * 3, y: CGFloat(index / 100) * 3)
                }
                Dot()
            }
        }
    }

    private struct Dot: View {
        @State private var isMoved = false

        var body: some View {
            Circle().frame(width: 20, height: 20).offset(x: isMoved ? 100 : 0)
                .accessibilityElement().accessibilityIdentifier("dot")
                .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
        }
    }

    @Test("a frame evaluates no body, lays nothing out, and moves only the view that moves")
    func counts() throws {
        let screen = try LiveScreen(Crowd(), world: ScreenProbe.world.get())
        defer { screen.close() }
        var bodies = screen.graph.bodyCount
        try screen.tap(.at(196, 438))
        #expect(screen.graph.bodyCount - bodies == 1, "the change itself evaluates the view that changes")
        // Its circle, and the frame round it.
        #expect(screen.graph.animations.geometry.count == 2)
        bodies = screen.graph.bodyCount
        let layouts = screen.graph.layoutCount, steps = screen.graph.animations.stepCount
        for _ in 0..<30 { try screen.advance(by: 1.0 / 60) }
        #expect(screen.graph.bodyCount == bodies)
        #expect(screen.graph.layoutCount == layouts)
        #expect(screen.graph.animations.stepCount - steps == 2 * 30)
        #expect(screen.draw().displayList.items.count == 5001)
    }
}
