import Foundation
import Testing

/// Many generated previews as whole processes: recorded, pruned, divided in eight and joined again. A few hundred usually; as many as
/// `VITRINE_SCALE` says, e.g. 10000, to see what becomes of memory. `Tests/AbsurdPreviews/scale.sh` measures times.
@Suite(.serialized) struct ScaleTests {
    private static let count = ProcessInfo.processInfo.environment["VITRINE_SCALE"].flatMap { Int($0) } ?? 240
    private static let tool = URL(fileURLWithPath: try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent().appendingPathComponent("AbsurdPreviews")
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scale-\(UUID().uuidString)")

    private func run(_ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.environment = ["GENERATED_PREVIEWS": "\(Self.count)", "PATH": "/usr/bin:/bin"]
        process.currentDirectoryURL = folder
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Id and verdict of every snapshot of a result, and its exit code.
    private func result(_ file: String) throws -> (snapshots: [String], exitCode: Int?) {
        let document = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(file))) as? [String: Any] ?? [:]
        let snapshots = document["snapshots"] as? [[String: Any]] ?? []
        return (snapshots.map { "\($0["id"] ?? "") \($0["verdict"] ?? "")" }, document["exitCode"] as? Int)
    }

    private func files() -> Int {
        (FileManager.default.enumerator(atPath: folder.path + "/Snapshots")?.compactMap { $0 as? String } ?? []).count { $0.hasSuffix(".png") }
    }

    @Test func recordedPrunedDividedAndJoined() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("record", "--filter", "GeneratedViews/*") == 0 && files() == Self.count)
        // Three that belong to nobody, and three previews whose reference is another's.
        let store = folder.appendingPathComponent("Snapshots/GeneratedViews")
        for number in 0..<3 {
            let picture = store.appendingPathComponent("Row.\(number).png")
            try FileManager.default.copyItem(at: picture, to: store.appendingPathComponent("Gone.\(number).png"))
            try FileManager.default.removeItem(at: store.appendingPathComponent("Row.\(number + 10).png"))
            try FileManager.default.copyItem(at: picture, to: store.appendingPathComponent("Row.\(number + 10).png"))
        }
        #expect(files() == Self.count + 3)
        #expect(try run("prune") == 0 && files() == Self.count)
        let whole = try run("verify", "--filter", "GeneratedViews/*")
        let expected = try result(".previews/failures/run.json")
        #expect(whole == 1 && expected.exitCode == 1 && expected.snapshots.count == Self.count)
        #expect(expected.snapshots.count { $0.hasSuffix(" different") } == 3)
        var parts: [String] = []
        for number in 1...8 {
            _ = try run("verify", "--filter", "GeneratedViews/*", "--shard", "\(number)/8", "--output", "part\(number)", "--times", ".previews/failures/run.json")
            parts.insert("part\(number)/run.json", at: 0)
        }
        let merge = Process()
        merge.executableURL = Self.tool
        merge.arguments = ["merge"] + parts
        merge.currentDirectoryURL = folder
        (merge.standardOutput, merge.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try merge.run()
        merge.waitUntilExit()
        let joined = try result(".previews/merged.json")
        #expect(merge.terminationStatus == whole && joined.exitCode == expected.exitCode && joined.snapshots == expected.snapshots)
    }
}
