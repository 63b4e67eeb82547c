import Foundation
import Graphics
import ImageDiff
import Snapshots

/// A run as one JSON document, for programs. Keys are sorted, paths relative to the working folder where they lie below it.
///
/// `schemaVersion` rises when a key changes its meaning or goes; new keys may come without.
package enum JSONReport {
    package static let schemaVersion = 1

    /// The JSON Schema of a run's document.
    package static var schema: String { String(decoding: PackageResources.RunSchema_json, as: UTF8.self) }

    package static func text(of run: RunResult, exitCode: Int32, toolVersion: String) throws -> String {
        var text = ""
        try write(run, exitCode: exitCode, toolVersion: toolVersion) { text += $0 }
        return text
    }

    /// Gives the document in parts, so that the document of many snapshots needs no more memory than that of a few.
    package static func write(_ run: RunResult, exitCode: Int32, toolVersion: String, _ put: (String) throws -> Void) throws {
        let frame = try encoded(RunDocument(run, exitCode: exitCode, toolVersion: toolVersion))
        let (start, end) = ("\n  \"snapshots\" : [", "\n  ]")
        // No text in the document holds a line break, so this is the key itself.
        guard let list = frame.range(of: start), let close = frame.range(of: end, range: list.upperBound..<frame.endIndex) else {
            throw ReportError("The result cannot be written as JSON.")
        }
        try put(String(frame[..<list.upperBound]))
        var part = ""
        for index in run.snapshots.indices {
            part += index == 0 ? "\n" : ",\n"
            part += String(decoding: try run.snapshots.written(at: index) ?? indented(run.snapshots[index]), as: UTF8.self)
            guard part.utf8.count > 64 << 10 else { continue }
            try put(part)
            part = ""
        }
        try put(part + (run.snapshots.isEmpty ? "\n" : "") + frame[close.lowerBound...])
    }

    /// A result as it stands in the document.
    private static func indented(_ result: SnapshotResult) throws -> Data {
        let text = try encodedBytes(SnapshotDocument(result))
        var bytes = Array("    ".utf8)
        bytes.reserveCapacity(2 * text.count)
        // No text in the document holds a line break.
        text.withUnsafeBytes { text in
            for byte in text {
                bytes.append(byte)
                if byte == UInt8(ascii: "\n") { bytes.append(contentsOf: "    ".utf8) }
            }
        }
        return Data(bytes)
    }

    /// Results kept as the document will have them, so that each is written once.
    package static let form = SnapshotResults.Form(
        encode: indented, decode: { try JSONDecoder().decode(SnapshotDocument.self, from: $0).result })

    /// The list of previews.
    package static func text(of previews: [PreviewIdentity], toolVersion: String) throws -> String {
        try encoded(PreviewListDocument(toolVersion: toolVersion, previews: previews.map(PreviewListDocument.Preview.init)))
    }

    /// A run that could not begin, or did not get to its end.
    package static func text(ofError message: String, exitCode: Int32, toolVersion: String) throws -> String {
        try encoded(ErrorDocument(toolVersion: toolVersion, exitCode: exitCode, error: message))
    }

    /// Reads a run back from its document, e.g. for a report of another machine's run. Throws a `ReportError` for anything else.
    package static func run(from bytes: Data, called name: String) throws -> RunResult {
        struct Version: Decodable { var schemaVersion: Int? }
        guard let version = try? JSONDecoder().decode(Version.self, from: bytes), let number = version.schemaVersion else {
            throw ReportError("\(name) is not a result of verify: it is no JSON document with a schemaVersion. Run verify to make one.")
        }
        guard number <= schemaVersion else {
            throw ReportError("\(name) was written by a newer version (schema \(number), this is \(schemaVersion)). Update this tool.")
        }
        do {
            return try JSONDecoder().decode(RunDocument.self, from: bytes).result
        } catch {
            throw ReportError("\(name) is damaged or not a result of verify or record. Run verify to make one.")
        }
    }

    private static func encoded(_ document: some Encodable) throws -> String {
        String(decoding: try encodedBytes(document), as: UTF8.self) + "\n"
    }

    private static func encodedBytes(_ document: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(document)
    }
}

/// A report that cannot be read or made, as a sentence.
package struct ReportError: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}

private struct ErrorDocument: Encodable {
    let schemaVersion = JSONReport.schemaVersion
    var toolVersion: String
    var exitCode: Int32
    var error: String
}

private struct PreviewListDocument: Encodable {
    struct Preview: Encodable {
        var id, group, name: String
        var variant: String?
        var sourceFile: String
        var sourceLine: Int
        /// Below the folder of snapshots.
        var picture: String

        init(_ identity: PreviewIdentity) {
            (id, group, name, variant) = (identity.id, identity.group, identity.name, identity.variant)
            (sourceFile, sourceLine) = (identity.sourceFile, identity.sourceLine)
            picture = SnapshotName(identity).picture
        }
    }

    let schemaVersion = JSONReport.schemaVersion
    var toolVersion: String
    let command = "list"
    var previews: [Preview]
}
