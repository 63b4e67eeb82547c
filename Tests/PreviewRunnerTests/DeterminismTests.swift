import Foundation
import Testing

/// The promise that snapshots rest on: one preview gives one picture, whatever machine, moment and neighbours.
///
/// The debug host of this package draws its real previews under different surroundings; every file must be equal byte by byte. That an
/// optimised build gives the same pictures is shown by verifying it against the same snapshots, outside of the tests.
@Suite(.serialized) struct DeterminismTests {
    private static let host = URL(fileURLWithPath: try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent().appendingPathComponent("previews")

    /// What one run of the host left in its folder.
    private func pictures(_ arguments: [String], environment: [String: String] = ["PATH": "/usr/bin:/bin"]) throws -> [String: Data] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("determinism-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let process = Process()
        process.executableURL = Self.host
        process.arguments = ["render", "--quiet", "--layout", "--output", folder] + arguments
        process.environment = environment
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/null")
        process.standardError = FileHandle(forWritingAtPath: "/dev/null")
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
        #expect(files.count > 1)
        return Dictionary(uniqueKeysWithValues: files.map { ($0, FileManager.default.contents(atPath: folder + "/" + $0) ?? Data()) })
    }

    private func expectSame(_ a: [String: Data], _ b: [String: Data]) {
        #expect(a.keys.sorted() == b.keys.sorted())
        for (name, data) in a { #expect(b[name] == data, "\(name) differs") }
    }

    @Test("jobs, language, time zone and home folder change no byte") func surroundingsChangeNothing() throws {
        let plain = try pictures(["--jobs", "1"])
        let elsewhere = try pictures(
            ["--jobs", "8"],
            environment: ["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin"])
        expectSame(plain, elsewhere)
    }

    /// A worker draws many previews one after the other: none may leave something behind that the next one sees.
    @Test("a preview drawn alone equals the same preview drawn after others") func orderChangesNothing() throws {
        let together = try pictures(["--jobs", "1", "--filter", "ContentView"])
        for name in together.keys.filter({ $0.hasSuffix("dark.png") || $0.hasSuffix("Japanese.png") }) {
            let id = "ContentView/" + (name as NSString).lastPathComponent.dropLast(4)
            let alone = try pictures(["--jobs", "1", "--filter", id])
            #expect(alone[name] == together[name], "\(name) differs")
        }
    }
}
