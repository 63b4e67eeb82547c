import Snapshots

/// What the tool tells the shell. When several apply, `worst` decides.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// A picture differs or has no reference.
    case differences = 1
    /// The command line, the settings or the machine are not as they must be.
    case usage = 2
    /// No preview matched.
    case nothingMatched = 3
    /// A preview threw, crashed or took too long.
    case previewFailed = 4
    /// A file could not be read or written, an unreadable stored picture included.
    case file = 5

    /// The one that must be seen first: a file before the usage before a preview before a difference.
    static func worst(_ codes: some Sequence<ExitCode>) -> ExitCode {
        let codes = Set(codes)
        return [.file, .usage, .previewFailed, .differences, .nothingMatched].first(where: codes.contains) ?? .success
    }

    /// The code that a verdict asks for. A reference that `verify` had to write was missing or different before, so it counts as that.
    init(_ verdict: Verdict, countsRecorded: Bool) {
        switch verdict {
        case .identical, .withinTolerance, .rendered, .orphaned, .skipped: self = .success
        case .recorded: self = countsRecorded ? .differences : .success
        case .different, .sizeChanged, .missingReference: self = .differences
        case .failed(let failure): self = failure.kind == .file ? .file : .previewFailed
        }
    }
}
