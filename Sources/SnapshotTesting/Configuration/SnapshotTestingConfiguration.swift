/// How snapshot assertions behave in a part of a test run.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the code that runs now; `nil` outside of `withSnapshotTesting` and the `snapshots` trait.
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// What failure messages say about comparing two files; `nil` leaves it to the surroundings.
    public var diffTool: DiffTool?
    /// Which references are written; `nil` leaves it to the surroundings.
    public var record: Record?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

    /// Which references an assertion may write. Whatever is written, the assertion fails, so that nobody takes a new picture for a checked one.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        enum Mode: String, CaseIterable { case all, failed, missing, never }

        let mode: Mode

        /// Every reference.
        public static let all = Record(mode: .all)
        /// References that do not exist or that the comparison refuses.
        public static let failed = Record(mode: .failed)
        /// References that do not exist; the default, except where the variable `CI` is set.
        public static let missing = Record(mode: .missing)
        /// None; the default where the variable `CI` is set.
        public static let never = Record(mode: .never)

        init(mode: Mode) { self.mode = mode }

        /// The mode of a word of `SNAPSHOT_TESTING_RECORD`: `all`, `failed`, `missing` or `never`; `nil` for other words.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.init(mode: mode)
        }

        /// `true` is `.all` and `false` `.missing`, as in old tests.
        public init(booleanLiteral value: Bool) { self.init(mode: value ? .all : .missing) }
    }

    /// What a failure message says about comparing the reference with the new file.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let text: @Sendable (_ current: String, _ failed: String) -> String

        /// - Parameter tool: makes the text from the paths of the reference and of the new file.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { text = tool }

        /// A command; both paths are put behind it.
        public init(stringLiteral value: String) { text = { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The command of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// Both files as addresses that a terminal opens.
        public static let `default` = DiffTool { "expected  file://\($0)\nactual    file://\($1)" }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String { text(currentFilePath, failedFilePath) }
    }
}
