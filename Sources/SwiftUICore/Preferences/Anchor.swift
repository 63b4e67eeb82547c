import Foundation

/// A rectangle, point or collection of them that a view publishes, to be read in the space of another view.
public struct Anchor<Value> {
    /// In the picture's space, as seen after the last layout.
    package let value: Value
    /// Maps every rectangle in a value.
    let convert: (Value, (CGRect) -> CGRect) -> Value

    /// What to publish of a view.
    public struct Source {
        let resolve: (_ frame: CGRect, _ isRightToLeft: Bool) -> Value
        let convert: (Value, (CGRect) -> CGRect) -> Value
    }

    init(_ source: Source, _ item: LayoutItem) {
        let value = source.resolve(item.frame, item.isRightToLeft)
        let map = item.drawnMap()
        self.value = map.map { map in source.convert(value) { $0.applying(map) } } ?? value
        convert = source.convert
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor.Source(
            resolve: { frame, isRightToLeft in
                let x = isRightToLeft ? frame.maxX - rect.maxX : frame.minX + rect.minX
                return CGRect(x: x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
            },
            convert: { value, map in map(value) })
    }

    /// The view's whole frame.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor.Source(resolve: { frame, _ in frame }, convert: { value, map in map(value) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor.Source(
            resolve: { frame, isRightToLeft in
                CGPoint(x: isRightToLeft ? frame.maxX - point.x : frame.minX + point.x, y: frame.minY + point.y)
            },
            convert: { value, map in map(CGRect(origin: value, size: .zero)).origin })
    }

    /// A point by its share of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor.Source(
            resolve: { frame, isRightToLeft in
                let x = isRightToLeft ? 1 - point.x : point.x
                return CGPoint(x: frame.minX + x * frame.width, y: frame.minY + point.y * frame.height)
            },
            convert: { value, map in map(CGRect(origin: value, size: .zero)).origin })
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several sources as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        resolve = { frame, isRightToLeft in array.map { $0.resolve(frame, isRightToLeft) } }
        convert = { values, map in zip(array, values).map { $0.convert($1, map) } }
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        resolve = { frame, isRightToLeft in anchor?.resolve(frame, isRightToLeft) }
        convert = { value, map in anchor.flatMap { anchor in value.map { anchor.convert($0, map) } } }
    }
}
