import Snapshots

/// A command line, understood.
struct Options: Equatable, Sendable {
    var verb = Verb.verify
    /// Words behind the verb.
    var operands: [String] = []
    var filters: [String] = []
    /// Where `render` puts pictures, and `verify` and `record` what helps to look at a failure.
    var output: String?
    var snapshots: String?
    var cache: String?
    var jobs: Int?
    var record: RecordMode?
    /// Processor time for one preview.
    var timeoutSeconds: Int?
    var settings = PreviewSettings()
    /// Conditions of which there may be several.
    var matrix = VariantMatrix()
    var lint: [LintRule: LintSeverity] = [:]
    var writesJSON = false
    var showsLayout = false
    var writesAnimations = false
    var isQuiet = false
    /// Where failures are that somebody decides about.
    var failures: String?
    /// The folder of the page, and files of other reports.
    var report, junit, markdown: String?
    /// The address that pictures have in Markdown.
    var pictureAddress: String?
    var writesGitHubAnnotations = false
    /// Whether a report has copies of unchanged pictures, too.
    var copiesUnchanged = false
    /// The rule of `diff`.
    var algorithm = "exact"
    var isAll = false
    var isDryRun = false
    /// Which part of a run this is, counted from 1, and of how many.
    var shard: Shard?
    /// The result file by whose times parts are made.
    var times: String?
    /// Only previews that may be affected by what changed since a branch, tag or commit.
    var changedSince: String?
    var asksForHelp = false
    var asksForVersion = false
}
