import ImageDiff

/// What a comparison with the stored reference found.
package enum ReferenceFinding: Hashable, Codable, Sendable {
    /// Nothing is stored.
    case missing
    case identical
    case withinTolerance(Difference)
    case different(Difference)
    case sizeChanged(expected: PixelSize, actual: PixelSize, Difference?)
    /// Something is stored, but it is no readable picture; it must not be overwritten. One or more sentences.
    case unreadable(String)
}
