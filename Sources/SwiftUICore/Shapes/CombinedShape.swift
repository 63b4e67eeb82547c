import Foundation
import Graphics

/// A shape made of two outlines in the same frame.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

    /// Mirrored as soon as one of the two is.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
        first.layoutDirectionBehavior == .fixed ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
    }

    typealias Body = ShapeView<Self, ForegroundStyle>
}

extension Shape {
    private nonisolated func combined<T: Shape>(_ other: T, _ combine: @escaping @Sendable (Path, Path) -> Path) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, combine: combine)
    }

    /// The area that lies in either shape.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other) { $0.union($1, eoFill: eoFill) } }

    /// The area that lies in both shapes.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// The area that lies in this shape and not in the other.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// The area that lies in one shape but not in both.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// This shape's lines as far as they lie inside the other's area: something to stroke, or to trim.
    ///
    /// - Parameter eoFill: whether the other outline is filled by the even-odd rule instead of by winding.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// This shape's lines as far as they lie outside of the other's area: something to stroke, or to trim.
    ///
    /// - Parameter eoFill: whether the other outline is filled by the even-odd rule instead of by winding.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
