import Graphics
@testable import SwiftUICore
import Testing

@MainActor @Suite struct ImagePaintTests {
    /// 20×10 pixels at two a point: 10×5 points, a number in each pixel.
    private let image = Image(
        bitmap: SharedBitmap(Bitmap(width: 20, height: 10, pixels: (0..<200).map { 0xFF00_0000 | UInt32($0) }), name: "numbers"), scale: 2)

    private func paints(_ view: some View) -> [Paint] {
        let tree = LaidOut(100, 50) { view }
        var painter = Painter(scale: 2)
        tree.graph.rootItem.paint(&painter)
        return painter.list.items.compactMap { item in
            switch item {
            case .fill(_, _, let paint), .stroke(_, _, let paint), .glyphs(_, let paint): paint
            default: nil
            }
        }
    }

    @Test func copiesHaveTheImagesSize() {
        for view in [AnyView(Rectangle().fill(.image(image))), AnyView(Color.clear.background(ImagePaint(image: image))), AnyView(Rectangle().foregroundStyle(.image(image)))] {
            guard case .image(let bitmap, let tile, 1)? = paints(view).first(where: { if case .image = $0 { true } else { false } }) else { return #expect(Bool(false)) }
            #expect(bitmap.name == "numbers" && tile == CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        guard case .image(_, let tile, _)? = paints(Rectangle().stroke(.image(image, scale: 3), lineWidth: 4).frame(width: 40, height: 20)).first else {
            return #expect(Bool(false))
        }
        #expect(tile == CGRect(x: 30, y: 15, width: 30, height: 15), "from the frame's corner")
    }

    @Test func aPartInSharesOfTheSize() {
        let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
        guard case .image(let bitmap, let tile, _)? = paints(Rectangle().fill(.image(image, sourceRect: part, scale: 0.5))).first else { return #expect(Bool(false)) }
        #expect(bitmap.bitmap.width == 10 && bitmap.bitmap.height == 5 && bitmap.bitmap.pixels[0] == 0xFF00_0000 | 105)
        #expect(tile.size == CGSize(width: 2.5, height: 1.25))
    }

    @Test(arguments: [CGRect(x: 1, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    func nothingToRepeat(part: CGRect) {
        #expect(paints(Rectangle().fill(.image(image, sourceRect: part))) == [.color(.clear)])
        #expect(paints(Rectangle().fill(.image(image, scale: part.width == 0 ? 0 : -1))) == [.color(.clear)])
    }

    @Test func symbolsAndTemplatesAreDrawnAnew() {
        for image in [Image(systemName: "star.fill"), image.renderingMode(.template)] {
            guard case .drawing(let drawing, let tile, _)? = paints(Rectangle().fill(.image(image, scale: 2))).first else { return #expect(Bool(false)) }
            #expect(!drawing.list.isEmpty && tile.size == CGSize(width: 2 * drawing.size.width, height: 2 * drawing.size.height))
        }
    }

    @Test func anImageThatIsMissingIsNamed() {
        let tree = LaidOut(100, 50) { Rectangle().fill(.image(Image("no such image"))) }
        #expect(tree.graph.diagnostics.contains { $0.kind == .missingImage && $0.message.contains("no such image") })
    }
}
