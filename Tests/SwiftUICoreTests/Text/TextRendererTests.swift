import Foundation
import Graphics
@testable import SwiftUICore
import Testing

@MainActor @Suite struct TextRendererTests {
    private struct Emphasis: TextAttribute { var strength = 0 }

    /// Writes down what it is given, and draws marked glyphs only.
    private final class Notes: @unchecked Sendable {
        var lines: [(origin: CGPoint, width: CGFloat, runs: [(glyphs: Int, strength: Int?)])] = []
        var rects: [CGRect] = []
    }

    private struct Marked: TextRenderer {
        let notes: Notes

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            notes.lines = layout.map { line in (line.origin, line.typographicBounds.width, line.map { ($0.count, $0[Emphasis.self]?.strength) }) }
            for run in layout.flatMap({ $0 }) where run[Emphasis.self] != nil {
                for slice in run {
                    notes.rects.append(slice.typographicBounds.rect)
                    context.draw(slice)
                }
            }
        }
    }

    private struct Whole: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout { context.draw(line) }
        }

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width + 10, height: 40)
        }
    }

    private func glyphs(_ tree: LaidOut) -> [GlyphRun] {
        var painter = Painter(scale: 3)
        tree.graph.rootItem.paint(&painter)
        return painter.list.items.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } }
    }

    @Test(.enabled(if: EnvironmentValues().world.fonts != nil)) func linesRunsAndGlyphs() {
        let notes = Notes()
        let tree = LaidOut(100, 100) {
            (Text("one ") + Text("two").customAttribute(Emphasis(strength: 1)).customAttribute(Emphasis(strength: 2))).textRenderer(Marked(notes: notes))
        }
        let drawn = glyphs(tree)
        #expect(notes.lines.count == 1 && notes.lines[0].runs.map(\.glyphs) == [4, 3])
        #expect(notes.lines[0].runs.map(\.strength) == [nil, 1], "the innermost of a type")
        #expect(drawn.map(\.glyphs.count) == [1, 1, 1])
        // Glyphs stand side by side, up to the line's end.
        #expect(zip(notes.rects, notes.rects.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.01 })
        #expect(abs(notes.rects[2].maxX - notes.lines[0].origin.x - notes.lines[0].width) < 0.01)
    }

    @Test(.enabled(if: EnvironmentValues().world.fonts != nil)) func whatIsDrawnWholeLooksAsWithout() {
        let plain = LaidOut(100, 100) { Text("several words in lines").underline() }
        let rendered = LaidOut(100, 100) { Text("several words in lines").underline().textRenderer(Marked(notes: Notes())) }
        #expect(glyphs(rendered).isEmpty && !glyphs(plain).isEmpty)
        let whole = LaidOut(100, 100) { Text("several words in lines").underline().textRenderer(Whole()) }
        #expect(glyphs(whole).map(\.text) == glyphs(plain).map(\.text))
        #expect(whole.graph.rootItem.size(Proposal(CGSize(width: 60, height: 100))).height == 40)
    }
}
