import Foundation
import Graphics

/// `background`, `overlay` and `mask`: a second content that gets the first one's size and does not change it.
package class SecondaryItem: WrapperItem {
    package enum Role { case background, overlay, mask }

    let role: Role
    let secondary = OverlapItem()
    /// Edges on which the secondary content reaches through the safe area.
    var ignoredSafeAreaEdges: Edge.Set = []

    init(_ content: LayoutItem, _ role: Role) {
        self.role = role
        super.init(content)
        secondary.outer = self
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.placeInside(frame, proposal, context)
        let area = ignoredSafeAreaEdges.isEmpty ? frame : SafeArea.extended(frame, ignoredSafeAreaEdges, isRightToLeft, context)
        let asked = Proposal(area.size)
        let size = secondary.size(asked)
        let own = ViewDimensions(item: PlainDimensions.shared, proposal: asked, size: area.size)
        let (horizontal, vertical) = (secondary.alignment.horizontal.key, secondary.alignment.vertical.key)
        let x = horizontal.defaultValue(own) - secondary.guide(horizontal, asked, size)
        let y = vertical.defaultValue(own) - secondary.guide(vertical, asked, size)
        placeInner(secondary, in: area, at: CGPoint(x: x, y: y), size: size, asked, context)
    }

    override package func paint(_ painter: inout Painter) {
        switch role {
        case .background:
            secondary.paint(&painter)
            content.paint(&painter)
        case .overlay:
            content.paint(&painter)
            secondary.paint(&painter)
        case .mask:
            var mask = painter.nested()
            secondary.paint(&mask)
            painter.group(.pushMask(mask.list)) { content.paint(&$0) }
        }
    }

    /// As drawn: an overlay is in front, a background behind; a mask takes no touches and lets all of them through.
    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        switch role {
        case .background: content.hit(point, &hits) || secondary.hit(point, &hits)
        case .overlay: secondary.hit(point, &hits) || content.hit(point, &hits)
        case .mask: content.hit(point, &hits)
        }
    }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard var first = content.preference(key) else { return secondary.preference(key) }
        if let second = secondary.preference(key) { K.reduce(value: &first, nextValue: { second }) }
        return first
    }

    /// What is behind is read last; a mask not at all.
    override package var accessibility: [AccessibilityElement] {
        content.accessibility + (role == .mask ? [] : secondary.accessibility)
    }

    override package var inner: [LayoutItem] { role == .background ? [secondary, content] : [content, secondary] }
}

nonisolated struct SecondaryLayer<Secondary: View>: Layer {
    static var usesEnvironment: Bool { true }

    let role: SecondaryItem.Role
    let secondary: Secondary
    let alignment: Alignment
    var ignoredSafeAreaEdges: Edge.Set = []

    func makeItem(round inner: LayoutItem) -> SecondaryItem { SecondaryItem(inner, role) }

    func update(_ item: SecondaryItem, _ environment: EnvironmentValues) {
        item.secondary.alignment = alignment
        item.ignoredSafeAreaEdges = ignoredSafeAreaEdges
    }

    @MainActor func buildSecondary(for item: SecondaryItem, _ host: (ContainerItem) -> ContentHost) {
        host(item.secondary).renew(secondary)
    }
}

extension View {
    /// Puts views behind this one, aligned in its frame; they do not change its size.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(SecondaryLayer(role: .background, secondary: content(), alignment: alignment))
    }

    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(SecondaryLayer(role: .background, secondary: background, alignment: alignment))
    }

    /// Fills the view's frame behind it; where the frame touches the safe area's boundary, through it.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(SecondaryLayer(role: .background, secondary: StyledRectangle(style: style), alignment: .center, ignoredSafeAreaEdges: edges))
    }

    /// Fills the view's frame behind it with the environment's background.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts views in front of this one, aligned in its frame; they do not change its size.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(SecondaryLayer(role: .overlay, secondary: content(), alignment: alignment))
    }

    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(SecondaryLayer(role: .overlay, secondary: overlay, alignment: alignment))
    }

    /// Fills the view's frame in front of it.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(SecondaryLayer(role: .overlay, secondary: StyledRectangle(style: style), alignment: .center, ignoredSafeAreaEdges: edges))
    }

    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Shows only what lies under the opaque parts of another view.
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(SecondaryLayer(role: .mask, secondary: mask(), alignment: alignment))
    }

    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(SecondaryLayer(role: .mask, secondary: mask, alignment: .center))
    }

    /// Draws a border strictly inside the view's frame.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
