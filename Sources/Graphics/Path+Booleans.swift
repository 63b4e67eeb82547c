import Foundation

/// Areas and lines made of two outlines. Open subpaths of areas count as closed. What comes out is filled alike by both rules, clockwise
/// on screen with holes the other way; crossings are at most about 1/400 of a point off (`AreaOverlay` says how it is done).
/// An outline with coordinates that are not finite, or beyond a thousand million points, counts as empty.
extension Path {
    /// The area that lies in either outline.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { AreaOverlay(self, other).path(evenOdd: eoFill) { $0 || $1 } }

    /// The area that lies in both outlines.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { AreaOverlay(self, other).path(evenOdd: eoFill) { $0 && $1 } }

    /// The area that lies in this outline and not in the other.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { AreaOverlay(self, other).path(evenOdd: eoFill) { $0 && !$1 } }

    /// The area that lies in one outline but not in both.
    ///
    /// - Parameter eoFill: whether both outlines are filled by the even-odd rule instead of by winding.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { AreaOverlay(self, other).path(evenOdd: eoFill) { $0 != $1 } }

    /// This outline's lines as far as they lie inside the other's area; lines along its border do.
    ///
    /// - Parameter eoFill: whether the other outline is filled by the even-odd rule instead of by winding.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        AreaOverlay(self, other, closesFirst: false).lines(evenOdd: eoFill, inside: true)
    }

    /// This outline's lines as far as they lie outside of the other's area; lines along its border do not.
    ///
    /// - Parameter eoFill: whether the other outline is filled by the even-odd rule instead of by winding.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        AreaOverlay(self, other, closesFirst: false).lines(evenOdd: eoFill, inside: false)
    }

    /// The same area, told by an outline that does not cross or cover itself.
    ///
    /// - Parameter eoFill: by which rule the outline is filled now: even-odd, or by winding.
    public func normalized(eoFill: Bool = true) -> Path { AreaOverlay(self, Path()).path(evenOdd: eoFill) { first, _ in first } }

    /// The outline of the line that a style traces: filled by winding, it looks like the stroke.
    ///
    /// Curves become chords off by at most 1/400 of a point. Empty if the width is not positive or a number not finite.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth < 1e9, style.miterLimit.isFinite else { return Path() }
        var flattener = PathFlattener(transform: .identity, tolerance: Double(AreaOverlay.tolerance))
        guard let lines = flattener.subpaths(of: strokedElements) else { return Path() }
        let dasher = Dasher(pattern: style.dash, phase: style.dashPhase)
        var stroker = Stroker(style: style, tolerance: Double(AreaOverlay.tolerance))
        for line in lines {
            if let dasher { dasher.dashes(of: line).forEach { stroker.add($0) } } else { stroker.add(line) }
        }
        var outline = Path()
        for polygon in stroker.polygons {
            outline.addLines(polygon.map { CGPoint(x: $0.x, y: $0.y) })
            outline.closeSubpath()
        }
        return outline.normalized(eoFill: false)
    }
}
