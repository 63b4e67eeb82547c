import SwiftUI

private struct Highlight: TextAttribute {}

/// Glyphs on a wave; what is highlighted has a ground of its own.
private struct Wave: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if run[Highlight.self] != nil {
                    context.fill(Path(roundedRect: run.typographicBounds.rect.insetBy(dx: -3, dy: -4), cornerRadius: 6), with: .color(.yellow))
                }
                for (index, glyph) in run.enumerated() {
                    var copy = context
                    copy.translateBy(x: 0, y: index % 2 == 0 ? -2 : 2)
                    copy.opacity = index % 4 == 3 ? 0.5 : 1
                    copy.draw(glyph)
                }
            }
        }
    }
}

#Preview("Glyph by glyph", traits: .fixedLayout(width: 200, height: 70)) {
    (Text("Letters up and down, ") + Text("marked").bold().customAttribute(Highlight()) + Text(" and in lines"))
        .textRenderer(Wave())
}
