import Foundation

/// A length not to be exceeded, which remembers how its decisions fell.
///
/// Every answer given would be the same for any limit in `low..<high`: `low` is the largest length admitted, `high` the smallest
/// refused. Both come from the very comparison that decided, not from another sum for the same length.
struct Limit {
    let value: CGFloat
    private(set) var low: CGFloat = 0
    private(set) var high = CGFloat.infinity

    /// Points a length may exceed the limit by: more than sums of a few hundred advances are off, less than could be seen.
    ///
    /// Sizes are rounded up with half of it as slack, so that a text always fits into the size it reported.
    static let tolerance: CGFloat = 1e-4

    /// No limit is the largest finite number, so that half-open ranges can hold it; negative and NaN are cleaned by the caller.
    init(_ value: CGFloat) { self.value = value }

    mutating func admits(_ length: CGFloat) -> Bool {
        let least = length - Limit.tolerance
        if least <= value {
            low = max(low, least)
            return true
        }
        high = min(high, least)
        return false
    }

    /// Takes over the decisions made under the same limit elsewhere.
    mutating func merge(_ other: Limit) { (low, high) = (max(low, other.low), min(high, other.high)) }

    var range: Range<CGFloat> { low..<high }
}
