import Foundation
import Graphics

// Texts, images and symbols: laid out by themselves, then drawn like anything else.

extension GraphicsContext {
    /// A text, laid out in the canvas's environment.
    public struct ResolvedText {
        let item: TextItem
        /// What the letters are filled with; the text's own colours unless set.
        public var shading: Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }
        var ownShading: Shading?

        /// How large the text is in an area, in points.
        public func measure(in size: CGSize) -> CGSize { item.size(Proposal(size)) }

        /// The distance from the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(VerticalAlignment.firstTextBaseline, size) }

        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(VerticalAlignment.lastTextBaseline, size) }

        private func baseline(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
            item.guide(guide.key, Proposal(size), measure(in: size))
        }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        let item = TextItem()
        item.set(text, environment)
        return ResolvedText(item: item)
    }

    /// Draws a text from the top left corner of a rectangle, in lines no longer than it is wide.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let proposal = Proposal(rect.size)
        draw(text, CGRect(origin: rect.origin, size: text.item.size(proposal)), proposal)
    }

    /// Draws a text in lines of their full length, with an anchor of its box at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, placed(text.item.size(.unspecified), at: point, anchor), .unspecified)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    private func draw(_ text: ResolvedText, _ frame: CGRect, _ proposal: Proposal) {
        text.item.frame = frame
        text.item.proposal = proposal
        let items = painted(text.item)
        guard let shading = text.ownShading else { return emitGroup(items) }
        emitGroup([.pushMask(DisplayList(items)), .fill(Path(frame.insetBy(dx: -frame.height, dy: -frame.height)), style: FillStyle(), paint: shading.paint(in: frame, self)), .pop])
    }

    private func placed(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    private func painted(_ item: LayoutItem) -> [DisplayItem] {
        var painter = Painter(scale: scale)
        item.paint(&painter)
        return painter.list.items
    }

    /// An image, found in the canvas's environment.
    public struct ResolvedImage {
        let item: LayoutItem
        /// In points.
        public let size: CGSize
        /// The distance from the top to the baseline.
        public let baseline: CGFloat
        /// What a template or symbol is filled with; the foreground unless set.
        public var shading: Shading?
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let natural = image.loneItem(nil, environment), size = natural.size(.unspecified)
        return ResolvedImage(
            item: image.resizing == nil ? image.resizable().loneItem(nil, environment) : natural, size: size,
            baseline: natural.guide(VerticalAlignment.firstTextBaseline.key, .unspecified, size), shading: nil)
    }

    /// Draws an image stretched into a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        image.item.frame = rect
        image.item.proposal = Proposal(rect.size)
        let items = painted(image.item)
        guard let shading = image.shading else { return emitGroup(items) }
        emitGroup([.pushMask(DisplayList(items)), .fill(Path(rect), style: style, paint: shading.paint(in: rect, self)), .pop])
    }

    /// Draws an image in its own size, with an anchor of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: placed(image.size, at: point, anchor))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    /// One of the canvas's symbols.
    public struct ResolvedSymbol {
        let item: LayoutItem
        /// The view's ideal size, in points.
        public var size: CGSize { item.frame.size }
    }

    /// The symbol with a tag or an explicit id; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        board.symbols.first { $0.trait(TagTrait.self) == AnyHashable(id) }.map { ResolvedSymbol(item: $0) }
    }

    /// Draws a symbol stretched into a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let map = CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: rect.width / size.width, y: rect.height / size.height)
        emitGroup(map.isIdentity ? painted(symbol.item) : [.pushTransform(map)] + painted(symbol.item) + [.pop])
    }

    /// Draws a symbol in its ideal size, with an anchor of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: placed(symbol.size, at: point, anchor))
    }
}
