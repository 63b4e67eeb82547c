import Foundation
import Snapshots

/// Why an assertion fails, and the files that show it.
struct SnapshotFailure {
    var message: String
    var attachments: [SnapshotAttachment] = []
}

/// Compares a value with its reference and writes what the record mode allows; `nil` when it holds.
func snapshotFailure<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String?,
    record recording: SnapshotTestingConfiguration.Record?, snapshotDirectory: String?, timeout: TimeInterval, file: StaticString,
    testName: String
) -> SnapshotFailure? {
    do {
        let place = try SnapshotPlace(
            file: "\(file)", testName: testName, name: name, ending: snapshotting.pathExtension, folder: snapshotDirectory)
        let format = try result(of: snapshotting.snapshot(try value()), seconds: timeout)
        let configuration = SnapshotTestingConfiguration.current
        let global = TestEnvironment.globalRecording.map { $0 ? SnapshotTestingConfiguration.Record.all : .missing }
        let written = recording ?? configuration?.record ?? global
        let record = try written ?? TestEnvironment.record()
        return try SnapshotComparison(
            place: place, diffing: snapshotting.diffing, record: record, isWrittenInCode: written != nil,
            diffTool: configuration?.diffTool ?? .default
        ).failure(of: format)
    } catch {
        return SnapshotFailure(message: "\(error)")
    }
}

/// Waits for a strategy's result. One that is there at once, as all of this module are, costs nothing.
private func result<Format>(of async: Async<Format>, seconds: TimeInterval) throws -> Format {
    let box = ResultBox<Format>()
    async.run { box.value = $0 }
    let end = Date(timeIntervalSinceNow: seconds)
    while box.value == nil, Date() < end { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    guard let value = box.value else {
        throw SnapshotProblem("The strategy gave no result within \(seconds) seconds. Give a longer 'timeout:' if it is only slow.")
    }
    return value
}

private final class ResultBox<Value> { var value: Value? }

/// One reference and what is to be done about it.
private struct SnapshotComparison<Format> {
    let place: SnapshotPlace
    let diffing: Diffing<Format>
    let record: SnapshotTestingConfiguration.Record
    /// Whether the mode stands in the source, so that no variable changes it.
    let isWrittenInCode: Bool
    let diffTool: SnapshotTestingConfiguration.DiffTool

    func failure(of format: Format) throws -> SnapshotFailure? {
        guard let stored = try WholeFile.read(place.reference) else {
            guard record != .never else {
                let actual = try keep(diffing.toData(format), "actual")
                return SnapshotFailure(message: """
                    There is no reference for "\(place.title)", and none was recorded because recording is off.

                    actual    file://\(actual)
                    To record it: \(howToRecord("missing"))
                    """)
            }
            try write(format)
            return SnapshotFailure(message: """
                There was no reference for "\(place.title)"; this one was recorded:

                file://\(place.reference)

                Look at it and run the test again.
                """)
        }
        let (difference, reason) = try compare(stored, format)
        if record == .all || record == .failed && difference != nil {
            if difference != nil { try write(format) } else { try writeLayout(of: format) }
            return SnapshotFailure(message: """
                "\(place.title)" was recorded because recording is on\(difference == nil ? "; it had not changed" : ""):

                file://\(place.reference)

                Turn recording off and run the test again.
                """)
        }
        guard let difference else { return nil }
        let actual = try keep(diffing.toData(format), "actual")
        for attachment in difference.attachments where attachment.name == "difference.png" { _ = try keep(attachment.bytes, "diff") }
        return SnapshotFailure(
            message: """
                Snapshot "\(place.title)" does not match its reference.

                \(reason)

                \(diffTool(currentFilePath: place.reference, failedFilePath: actual))
                If this is meant: \(howToRecord("failed"))
                """, attachments: difference.attachments)
    }

    private func howToRecord(_ mode: String) -> String {
        isWrittenInCode ? "write 'record: .\(mode)' where the mode is set in the source" : "SNAPSHOT_TESTING_RECORD=\(mode) swift test"
    }

    private func compare(_ stored: Data, _ format: Format) throws -> (SnapshotFailure?, String) {
        let reference: Format
        if Format.self == UIImage.self {
            switch StoredPicture(bytes: stored) {
            case .picture, .missing: break
            case .lfsPointer: throw SnapshotProblem("\(place.reference) is a Git LFS pointer, not the picture itself. Run 'git lfs pull' to fetch it.")
            case .foreign(let bytes):
                let found = bytes.isEmpty ? "it is empty" : "it begins with \(bytes)"
                throw SnapshotProblem("\(place.reference) is not a PNG: \(found). Restore it, or delete it and record it anew.")
            }
        }
        do { reference = try diffing.reading?(stored) ?? diffing.fromData(stored) } catch {
            throw SnapshotProblem("\(place.reference) cannot be read: \(error) Restore it, or delete it and record it anew.")
        }
        guard let (message, attachments) = diffing.diff(reference, format) else { return (nil, "") }
        var reason = message
        if let picture = format as? UIImage, let layout = picture.layout, let before = try WholeFile.read(place.layout) {
            let changes = outlineDifference(from: String(decoding: before, as: UTF8.self), to: layout)
            reason = (changes.prefix(8).map { $0 + "." } + (changes.count > 8 ? ["… and \(changes.count - 8) more changes."] : []) + [message])
                .joined(separator: "\n")
        }
        return (SnapshotFailure(message: message, attachments: attachments), reason)
    }

    private func write(_ format: Format) throws {
        try place.write(diffing.toData(format))
        try writeLayout(of: format)
    }

    /// The layout text stands beside a picture, so that a later difference can be told in terms of views.
    private func writeLayout(of format: Format) throws {
        guard let layout = (format as? UIImage)?.layout else { return }
        let bytes = Data(layout.utf8)
        if try WholeFile.read(place.layout) != bytes { try place.write(bytes, isLayout: true) }
    }

    /// Writes a copy for looking at a failure and gives its path.
    private func keep(_ bytes: Data, _ what: String) throws -> String {
        let path = place.artifact(what)
        try WholeFile.write(bytes, to: path)
        return path
    }
}
