import Graphics

/// A rule by which two pictures count as the same or not.
///
/// One file per rule; each says in its first lines what it forgives. The default is `ExactDifference`, which forgives nothing.
package protocol DifferenceAlgorithm: Sendable {
    /// The word by which reports and command lines know it, e.g. `exact`.
    static var name: String { get }

    /// Judges two pictures; either may be empty (0×0).
    func compare(expected: Bitmap, actual: Bitmap) -> Comparison
}

/// What a `DifferenceAlgorithm` found. Different sizes are a case of their own, never a matter of tolerance.
package enum Comparison: Hashable, Codable, Sendable {
    case identical
    /// Not the same pixels, but forgiven by the rule.
    case withinTolerance(Difference)
    case different(Difference)
    /// The difference is `nil` when the smaller picture equals the other's top left and neither has further pixels to show (an empty picture).
    case sizeChanged(expected: PixelSize, actual: PixelSize, Difference?)
}
