import Foundation
import Synchronization

/// What environment variables and the old global switches ask for. This is the one place of the module that reads the process around it.
enum TestEnvironment {
    private static let variables = ProcessInfo.processInfo.environment
    private static let switchedOn = Mutex<Bool?>(nil)

    private static func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// The old `isRecording`; `nil` where it was never set.
    static var globalRecording: Bool? {
        get { switchedOn.withLock { $0 } }
        set { switchedOn.withLock { $0 = newValue } }
    }

    /// What holds when neither the assertion nor its surroundings say anything. Throws a sentence for an unknown word.
    static func record() throws -> SnapshotTestingConfiguration.Record {
        if let word = value("SNAPSHOT_TESTING_RECORD") {
            guard let record = SnapshotTestingConfiguration.Record(rawValue: word) else {
                let known = SnapshotTestingConfiguration.Record.Mode.allCases.map(\.rawValue).joined(separator: ", ")
                throw SnapshotProblem("SNAPSHOT_TESTING_RECORD is '\(word)', which is not known. Set it to one of \(known).")
            }
            return record
        }
        return ["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "") ? .missing : .never
    }

    /// Where copies of failures go: `SNAPSHOT_ARTIFACTS`, else a folder of the system for temporary files.
    static var artifacts: String { value("SNAPSHOT_ARTIFACTS") ?? NSTemporaryDirectory() + "snapshots" }

    /// Where references are when not beside the tests' sources, e.g. because the sources were built elsewhere.
    static var referenceFolder: String? { value("SNAPSHOT_REFERENCE_DIR") }
}

/// Something that keeps an assertion from being made, as a sentence.
struct SnapshotProblem: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}

/// Whether every assertion records its reference.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots(record: .all).")
public var isRecording: Bool {
    get { TestEnvironment.globalRecording ?? false }
    set { TestEnvironment.globalRecording = newValue }
}
