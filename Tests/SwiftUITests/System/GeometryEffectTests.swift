import SwiftUI
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Effects that depend on the geometry of what they change.
@MainActor struct GeometryEffectTests {
    /// Moves to the right by a share of the width.
    private struct Shift: GeometryEffect {
        var share: CGFloat
        var animatableData: CGFloat {
            get { share }
            set { share = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
        }
    }

    @Test("a geometry effect moves the drawing by what it makes of the size; the frame stays")
    func geometryEffect() throws {
        let screen = try ScreenProbe(
            Color.red.frame(width: 20, height: 20).modifier(Shift(share: 0.5)), layout: .fixed(width: 60, height: 20))
        #expect(screen.pixel(25, 10) == "#FFFFFF" && screen.pixel(31, 10) == "#FF3B30" && screen.pixel(49, 10) == "#FF3B30")
        let plain = try ScreenProbe(Color.red.frame(width: 20, height: 20), layout: .fixed(width: 60, height: 20))
        #expect(screen.views("Color").map(\.frame) == plain.views("Color").map(\.frame))
    }

    @Test("a visual effect sees size and place, and changes nothing of the layout")
    func visualEffect() throws {
        let view = HStack(spacing: 0) {
            ForEach(0..<3) { _ in
                Color.red.frame(width: 20, height: 20).visualEffect { content, proxy in
                    content.offset(y: proxy.frame(in: .global).minX / 2).opacity(proxy.size.width == 20 ? 1 : 0)
                }
            }
        }
        let screen = try ScreenProbe(view, layout: .fixed(width: 60, height: 80))
        // 0, 10 and 20 lower than the middle row, which begins at 30.
        for (x, top) in [(10.0, 30.0), (30, 40), (50, 50)] {
            let ink = try #require(screen.ink(in: CGRect(x: x - 5, y: 0, width: 10, height: 80)))
            expectClose(ink.minY, CGFloat(top), within: 0.01)
            expectClose(ink.height, 20, within: 0.01)
        }
    }

    @Test("effects of a kind: movements and opacities add up, of the others the last one counts")
    func values() {
        let effect = EmptyVisualEffect().offset(x: 2).offset(y: 3).opacity(0.5).opacity(0.5).scaleEffect(2).scaleEffect(3)
        #expect(effect._values.offset == CGSize(width: 2, height: 3))
        #expect(effect._values.opacity == 0.25)
        #expect(effect._values.scale == CGSize(width: 3, height: 3))
    }
}
