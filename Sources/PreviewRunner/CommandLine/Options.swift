import Snapshots

/// A command line, understood.
struct Options: Equatable, Sendable {
    var verb = Verb.verify
    var filters: [String] = []
    /// Where `render` puts pictures, and `verify` and `record` what helps to look at a failure.
    var output: String?
    var snapshots = "Snapshots"
    var jobs: Int?
    var record: RecordMode?
    /// Processor time for one preview.
    var timeoutSeconds = 20
    var settings = PreviewSettings()
    var writesJSON = false
    var showsLayout = false
    var isQuiet = false
    var asksForHelp = false
    var asksForVersion = false
}
