import ImageDiff

/// What became of one snapshot. Indirect, because most of thousands are `identical` and shall not take the room of the largest.
package indirect enum Verdict: Hashable, Sendable {
    /// The same pixels as the reference.
    case identical
    /// Other pixels, but forgiven by the rule of comparison.
    case withinTolerance(Difference)
    case different(Difference)
    /// Another size than the reference; the difference is that of the common canvas.
    case sizeChanged(expected: PixelSize, actual: PixelSize, Difference?)
    /// There is no reference, and none was written.
    case missingReference
    /// The reference was written, new or changed.
    case recorded
    /// Drawn into a folder; nothing was compared.
    case rendered
    /// A stored file that no preview owns.
    case orphaned
    case failed(Failure)
    case skipped(reason: String)

    /// The difference, where there is one.
    package var difference: Difference? {
        switch self {
        case .withinTolerance(let difference), .different(let difference): difference
        case .sizeChanged(_, _, let difference): difference
        case .identical, .missingReference, .recorded, .rendered, .orphaned, .failed, .skipped: nil
        }
    }

    /// Whether a run with this verdict needs somebody's attention.
    package var isProblem: Bool {
        switch self {
        case .identical, .withinTolerance, .recorded, .rendered, .orphaned, .skipped: false
        case .different, .sizeChanged, .missingReference, .failed: true
        }
    }
}

/// Why a snapshot has no other verdict.
package struct Failure: Hashable, Codable, Sendable {
    package enum Kind: String, Hashable, Codable, Sendable {
        /// The preview threw, trapped, overflowed its stack, or took too long.
        case preview
        /// A file could not be read or written, or holds no picture.
        case file
    }

    package var kind: Kind
    /// One or more sentences: what happened, where, what to do next.
    package var reason: String

    package init(_ kind: Kind, _ reason: String) { (self.kind, self.reason) = (kind, reason) }
}
