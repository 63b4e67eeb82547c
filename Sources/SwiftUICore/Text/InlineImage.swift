import Foundation
import Graphics
import Typesetting

/// An image inside a text: a box for the typesetter, drawn by the item that draws the image elsewhere.
///
/// A symbol is as large and as heavy as the characters round it; a picture has its own size and stands on the baseline.
final class InlineImage {
    let box: TextRun.Box
    private let item: LayoutItem

    /// - Parameters:
    ///   - font: that of the characters beside it, with all changes applied.
    ///   - node: whose diagnostics it takes part in.
    init(_ image: Image, font: Font, style: ResolvedStyle, node: Node?, in environment: EnvironmentValues) {
        var inner = environment
        inner.text.font = font
        // Weights and slants are in the font already.
        (inner.text.weight, inner.text.isBold) = (nil, false)
        inner.foreground = ForegroundSlot([AnyShapeStyle(FixedStyle(style: style))], outer: nil)
        item = image.loneItem(node, inner)
        let size = item.size(.unspecified)
        let ascent = item.guide(VerticalAlignment.firstTextBaseline.key, .unspecified, size)
        box = TextRun.Box(width: size.width, ascent: ascent, descent: size.height - ascent)
    }

    /// Draws the image with its baseline at a point.
    func paint(at point: CGPoint, _ painter: inout Painter) {
        item.frame = CGRect(x: point.x, y: point.y - box.ascent, width: box.width, height: box.ascent + box.descent)
        item.paint(&painter)
    }
}

/// A style that was resolved before.
private struct FixedStyle: ShapeStyle {
    let style: ResolvedStyle

    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { style }
}

extension Image {
    /// The image as an item outside of the tree.
    /// - Parameter node: whose diagnostics it takes part in.
    func loneItem(_ node: Node?, _ environment: EnvironmentValues) -> LayoutItem {
        switch source {
        case .symbol(let name):
            let symbol = SymbolItem()
            symbol.node = node
            symbol.set(name, self, environment)
            return symbol
        case .named, .bitmap:
            let bitmap = BitmapItem()
            bitmap.node = node
            bitmap.set(self, environment)
            return bitmap
        case .drawing(let drawing):
            let drawn = DrawnImageItem()
            drawn.node = node
            (drawn.drawing, drawn.isResizable, drawn.environment) = (drawing, resizing != nil, environment)
            return drawn
        }
    }

    /// What the image is called in outlines and diagnostics.
    var name: String {
        switch source {
        case .named(let name, _), .symbol(let name): name
        case .bitmap(let bitmap, _): bitmap.name
        case .drawing: "drawing"
        }
    }
}
