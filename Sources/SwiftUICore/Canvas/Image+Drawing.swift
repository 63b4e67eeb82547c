import Foundation
import Graphics

extension Image {
    /// A picture that is drawn by hand wherever the image stands, at the scale and in the environment of that place.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - label: what accessibility says of it.
    ///   - opaque: whether it starts out black instead of clear.
    ///   - colorMode: colours are always those of `nonLinear`.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)))
        self.label = label
        isDecorative = label == nil
    }
}

/// How a drawn image comes about; two are the same only if they are one.
final class ImageDrawing: Equatable, @unchecked Sendable {
    let size: CGSize
    let isOpaque: Bool
    let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = CGSize(width: size.width.isFinite ? max(size.width, 0) : 0, height: size.height.isFinite ? max(size.height, 0) : 0)
        (self.isOpaque, self.renderer) = (isOpaque, renderer)
    }

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }

    func list(_ scale: CGFloat, _ environment: EnvironmentValues) -> DisplayList {
        let area = CGRect(origin: .zero, size: size)
        let board = DrawingBoard(scale: scale, area: area, environment: environment, symbols: [])
        var context = GraphicsContext(board)
        if isOpaque { context.fill(Path(area), with: .color(.black)) }
        renderer(&context)
        return board.list
    }
}

/// A drawn image as an element of the tree.
package nonisolated struct DrawnImageView: ElementView {
    package typealias Body = Never

    let drawing: ImageDrawing
    let image: Image

    package func makeItem() -> DrawnImageItem { DrawnImageItem() }

    package func update(_ item: DrawnImageItem, _ environment: EnvironmentValues) {
        (item.drawing, item.isResizable, item.environment) = (drawing, image.resizing != nil, environment)
        item.label = image.isDecorative ? nil : image.label.map { TextResolver(environment).pieces(of: $0).map(\.string).joined() }
    }
}

package final class DrawnImageItem: LeafItem {
    var drawing: ImageDrawing?
    var isResizable = false
    var environment = EnvironmentValues()
    var label: String?

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        let natural = Double(axis == .horizontal ? drawing?.size.width ?? 0 : drawing?.size.height ?? 0)
        return isResizable && !proposal[axis].isNaN ? max(proposal[axis], 0) : natural
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { isResizable ? .own : [] }

    override package func paint(_ painter: inout Painter) {
        let area = painter.snapped(frame)
        guard let drawing, area.width > 0, area.height > 0, drawing.size.width > 0, drawing.size.height > 0 else { return }
        let map = CGAffineTransform(scaleX: area.width / drawing.size.width, y: area.height / drawing.size.height)
        let list = drawing.list(painter.scale, environment)
        // What lies outside the image's area is no part of it.
        let clipped = [DisplayItem.pushClip(Path(CGRect(origin: .zero, size: drawing.size)), style: FillStyle())] + list.items + [.pop]
        painter.picture(DisplayList(map.isIdentity ? clipped : [.pushTransform(map)] + clipped + [.pop]), at: area.origin)
    }

    override package var accessibility: [AccessibilityElement] { label.map { [pictureElement($0)] } ?? [] }

    override package func describe(_ element: inout ScreenOutline.Element) {
        element.appearance = "drawing"
        element.accessibilityLabel = label
        element.accessibilityTraits = label == nil ? [] : ["image"]
    }
}
