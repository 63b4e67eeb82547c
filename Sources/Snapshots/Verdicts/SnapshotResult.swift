import Graphics

/// One snapshot's verdict, with what a report needs to explain it. Paths are relative to the working folder where they lie below it.
package struct SnapshotResult: Sendable {
    /// The files that belong to the snapshot and exist after the run.
    package struct Files: Hashable, Codable, Sendable {
        /// The stored reference.
        package var reference: String?
        /// Copies for looking at a failure, and the picture that marks the differing pixels.
        package var expected, actual, difference: String?
        /// The stored layout text.
        package var layout: String?
        /// Copies of both layout and accessibility texts of a failure.
        package var expectedLayout, actualLayout, expectedAccessibility, actualAccessibility: String?

        package init() {}
    }

    /// How a verdict came about, in a run with a cache.
    package enum Origin: String, Hashable, Codable, Sendable {
        /// The picture was drawn.
        case drawn
        /// The preview was laid out; a picture of the same drawing steps had been judged before.
        case laidOut
        /// Nothing of the preview ran: everything it depends on is as it was.
        case known
    }

    package var identity: PreviewIdentity
    package var verdict: Verdict
    package var files = Files()
    package var origin: Origin?
    /// From order to answer, in milliseconds of real time; of a verdict that came from a cache, what it took when it was drawn.
    package var milliseconds = 0.0
    /// Stages inside the engine (build, layout, paint, raster …), in milliseconds.
    package var stageMilliseconds: [String: Double] {
        get { Dictionary(uniqueKeysWithValues: stages) }
        set { stages = newValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    }
    /// A list takes a third of a dictionary's memory, and results may be thousands.
    private var stages: [(String, Double)] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether the layout text differs from the stored one. On its own it is worth a note, never a failure.
    package var layoutChanged = false
    /// What moved, grew, appeared or changed its look, one sentence each.
    package var layoutChanges: [String] = []
    /// Where the views are declared that the changes name: `RoomCell at Sources/RoomCell.swift:12`.
    package var viewPlaces: [String] = []
    /// Whether the accessibility text differs from the stored one. How much that matters, the lint rule of this name says.
    package var accessibilityChanged = false
    /// Its lines that went and came.
    package var accessibilityChanges: [String] = []
    /// Sentences about the comparison, e.g. that a tolerance was not used.
    package var notes: [String] = []
    /// The last lines that the preview printed, when it failed.
    package var printed: [String] = []
    /// The layout text itself, when it was asked for.
    package var layoutText: String?
    /// Its place among all previews of the executable, by which the parts of a divided run are put in order again.
    package var order: Int?
    /// The command to run next, when there is one.
    package var nextCommand: String?

    package init(_ identity: PreviewIdentity, _ verdict: Verdict) { (self.identity, self.verdict) = (identity, verdict) }

    /// A snapshot that could not be drawn.
    package init(_ identity: PreviewIdentity, _ failure: Failure, printed: [String]) {
        self.init(identity, .failed(failure))
        self.printed = printed
    }
}
