import Foundation
import Graphics

/// What a content shape is used for; only touches and accessibility are of interest to a picture.
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}

/// `contentShape`: touches inside the shape land on the view, all others pass it by.
package final class ContentShapeItem: WrapperItem {
    var path: (CGRect) -> Path = { Path($0) }
    var isEvenOdd = false

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        guard path(CGRect(origin: .zero, size: frame.size)).contains(local, eoFill: isEvenOdd) else { return false }
        if !content.hit(point, &hits) { hits.land(on: content) }
        return true
    }
}

nonisolated struct ContentShapeLayer<S: Shape>: Layer {
    let shape: S
    let isEvenOdd: Bool

    func makeItem(round inner: LayoutItem) -> ContentShapeItem { ContentShapeItem(inner) }

    func update(_ item: ContentShapeItem, _ environment: EnvironmentValues) {
        item.path = { shape.path(in: $0) }
        item.isEvenOdd = isEvenOdd
    }
}

extension View {
    /// Says where the view can be touched; without it, wherever something of it is drawn.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeLayer(shape: shape, isEvenOdd: eoFill))
    }

    /// The same for some uses only: all but `.interaction` change nothing here.
    @ViewBuilder public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}

/// `allowsHitTesting`: with `false`, touches pass the view by.
package final class HitTestingItem: WrapperItem {
    var isAllowed = true

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool { isAllowed && content.hit(point, &hits) }
}

nonisolated struct HitTestingLayer: Layer {
    let isAllowed: Bool

    func makeItem(round inner: LayoutItem) -> HitTestingItem { HitTestingItem(inner) }

    func update(_ item: HitTestingItem, _ environment: EnvironmentValues) { item.isAllowed = isAllowed }
}

extension View {
    /// Lets touches land on the view, or pass it by to what lies behind.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingLayer(isAllowed: enabled)) }
}
