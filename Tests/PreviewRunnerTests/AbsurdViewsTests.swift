import Foundation
import Testing

/// Input that makes no sense, as previews of a whole program (`AbsurdPreviews`) drawn by real workers with their limits of stack and
/// time: a picture or a named diagnostic, never a crash or a hang.
@Suite(.serialized) struct AbsurdViewsTests {
    private static let host = URL(fileURLWithPath: try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent().appendingPathComponent("AbsurdPreviews")

    @Test func everyAbsurdViewEndsInAPicture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("absurd-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Self.host
        // Unoptimised, a hundred thousand rows take their time.
        process.arguments = ["record", "--record", "all", "--json", "--timeout", "120", "--jobs", "2"]
        process.currentDirectoryURL = folder
        let output = folder.appendingPathComponent("out.json")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let document = try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any] ?? [:]
        let snapshots = document["snapshots"] as? [[String: Any]] ?? []
        #expect(snapshots.count == 7)
        for snapshot in snapshots {
            let name = snapshot["name"] as? String ?? "?"
            #expect(snapshot["verdict"] as? String == "recorded", "\(name): \(snapshot["reason"] ?? "")")
        }
        func kinds(_ name: String) -> [String] {
            let snapshot = snapshots.first { $0["name"] as? String == name }
            return (snapshot?["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["kind"] as? String }
        }
        for name in ["no numbers", "endless children", "layouts that answer nonsense"] { #expect(kinds(name).contains("invalidValue"), "\(name)") }
    }
}
