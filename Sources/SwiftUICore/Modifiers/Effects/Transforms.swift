import Foundation
import Graphics

/// Rotations, scalings and other maps of the drawing; layout takes no notice.
package final class TransformItem: WrapperItem {
    /// The map for a frame at the origin, in left-to-right terms.
    var transform: (CGSize) -> CGAffineTransform = { _ in .identity }

    /// The map is anchored in the frame on whole pixels, where the leaf is drawn: pictures of SwiftUI show a turned square
    /// whose centre was rounded from 236.5 to 237 pixels.
    override package func paint(_ painter: inout Painter) {
        let map = map(in: painter.snapped(frame))
        if map.isIdentity { return content.paint(&painter) }
        painter.group(.pushTransform(map)) { content.paint(&$0) }
    }

    /// The map as it acts on the space the item is placed in.
    package var map: CGAffineTransform { map(in: frame) }

    private func map(in frame: CGRect) -> CGAffineTransform {
        var map = transform(frame.size)
        if isRightToLeft {
            // Conjugated with a flip: what turns one way in left-to-right turns the other way here.
            let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)
            map = flip.concatenating(map).concatenating(flip)
        }
        if map.isIdentity { return map }
        let there = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        let back = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        return back.concatenating(map).concatenating(there)
    }

    /// Where a point was before the map; nil where the map leaves nothing to be seen.
    package func undone(_ point: CGPoint) -> CGPoint? {
        let map = map
        guard map.determinant != 0, map.determinant.isFinite else { return nil }
        return point.applying(map.inverted())
    }

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        guard let inside = undone(point) else { return false }
        return content.hit(inside, &hits)
    }

    override package var drawingMap: CGAffineTransform? {
        let map = map
        return map.isIdentity ? nil : map
    }

    override package var accessibility: [AccessibilityElement] { content.accessibility.map { $0.mapped(map) } }
}

nonisolated struct TransformLayer<Data: VectorArithmetic & Sendable>: Layer, Animatable {
    /// The numbers that the map is made from, and that move.
    var animatableData: Data
    let transform: @Sendable (Data, CGSize) -> CGAffineTransform

    func makeItem(round inner: LayoutItem) -> TransformItem { TransformItem(inner) }

    func update(_ item: TransformItem, _ environment: EnvironmentValues) {
        let (data, transform) = (animatableData, transform)
        item.transform = { transform(data, $0) }
    }
}

extension CGAffineTransform {
    /// The same map about another point than the origin.
    fileprivate func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        let center = anchor.point(in: CGRect(origin: .zero, size: size))
        return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

extension View {
    /// Turns the drawing clockwise about a point of the view's frame.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformLayer(animatableData: AnimatablePair(angle.radians, anchor.animatableData)) { data, size in
            CGAffineTransform(rotationAngle: data.first).about(UnitPoint(x: data.second.first, y: data.second.second), in: size)
        })
    }

    /// Scales the drawing about a point of the view's frame.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformLayer(animatableData: AnimatablePair(scale.animatableData, anchor.animatableData)) { data, size in
            CGAffineTransform(scaleX: data.first.first, y: data.first.second)
                .about(UnitPoint(x: data.second.first, y: data.second.second), in: size)
        })
    }

    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformLayer(animatableData: TransformData(transform)) { data, _ in data.transform })
    }
}

/// The six numbers of a map.
private struct TransformData: VectorArithmetic {
    var transform: CGAffineTransform

    init(_ transform: CGAffineTransform) { self.transform = transform }

    private init(_ a: TransformData, _ b: TransformData, _ mix: (CGFloat, CGFloat) -> CGFloat) {
        let (a, b) = (a.transform, b.transform)
        transform = CGAffineTransform(
            a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty))
    }

    static var zero: TransformData { TransformData(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)) }
    static func + (a: Self, b: Self) -> Self { Self(a, b, +) }
    static func - (a: Self, b: Self) -> Self { Self(a, b, -) }
    mutating func scale(by rhs: Double) { self = Self(self, self) { value, _ in value * CGFloat(rhs) } }

    var magnitudeSquared: Double {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].reduce(0) { $0 + Double($1 * $1) }
    }
}
