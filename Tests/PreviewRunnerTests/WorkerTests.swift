import Foundation
import Snapshots
import Testing

@testable import PreviewRunner

/// The tool as a process with real workers: `PreviewRunnerFixture`, which holds previews that trap, recurse for ever, hang and print.
///
/// One after the other, because a test that is slowed down by its neighbours could reach a time limit that it should not.
@Suite(.serialized) struct WorkerTests {
    private struct Run {
        var code: Int32
        var results, progress: String

        var document: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(results.utf8)) as? [String: Any]) ?? [:] }

        /// The snapshots of the document by name.
        var snapshots: [String: [String: Any]] {
            let list = document["snapshots"] as? [[String: Any]] ?? []
            return Dictionary(list.map { ($0["name"] as? String ?? "", $0) }) { first, _ in first }
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workers-\(UUID().uuidString)").path

    /// Beside the test bundle, where the build puts every executable.
    private static let fixture = URL(fileURLWithPath: try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent().appendingPathComponent("PreviewRunnerFixture")

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run { try run(arguments, environment: environment) }

    private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = Self.fixture
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // Files, not pipes: nothing to read while the tool runs.
        let paths = ["out", "err"].map { folder + "-" + $0 }
        let handles = try paths.map { path in
            try WholeFile.write(Data(), to: path)
            return try #require(FileHandle(forWritingAtPath: path))
        }
        (process.standardOutput, process.standardError) = (handles[0], handles[1])
        try process.run()
        process.waitUntilExit()
        defer { paths.forEach { try? FileManager.default.removeItem(atPath: $0) } }
        let texts = paths.map { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) }
        return Run(code: process.terminationStatus, results: texts[0], progress: texts[1])
    }

    private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

    private func files(_ name: String) -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: folder + "/" + name)?.compactMap { $0 as? String } ?? []
        return Dictionary(paths.compactMap { path in FileManager.default.contents(atPath: "\(folder)/\(name)/\(path)").map { (path, $0) } }) { a, _ in a }
    }

    @Test func previewsThatDieFailAloneWithTheirReason() throws {
        defer { cleanUp() }
        let run = try run("record", "--json", "--timeout", "3", "--jobs", "2")
        #expect(run.code == 4)
        let snapshots = run.snapshots
        func reason(_ name: String) -> String { snapshots[name]?["reason"] as? String ?? "no reason" }
        for name in ["Steady", "Other", "Prints", "Large"] { #expect(snapshots[name]?["verdict"] as? String == "recorded", "\(name)") }
        for name in ["Trap", "Message", "Recursion", "Loop", "Hang", "Exit", "Throws", "Empty"] {
            #expect(snapshots[name]?["verdict"] as? String == "failed", "\(name)")
        }
        #expect(reason("Trap").contains("Fatal error: Index out of range"))
        #expect(snapshots["Trap"]?["printed"] as? [String] == ["about to trap"])
        #expect(reason("Message").contains("Fatal error: the model is empty"))
        #expect(reason("Recursion").contains("calls itself"))
        // A crash tells its story slowly on a busy machine, so the limits are wide; there, the limit of real time may be up before that of processor time.
        #expect(reason("Loop").contains("3 s of processor time") || reason("Loop").contains("12 s of real time"))
        #expect(reason("Hang").contains("12 s of real time"))
        #expect(reason("Exit").contains("exit status 7"))
        #expect(reason("Throws").contains("Add 'room' to the assets."))
        #expect(reason("Empty").contains("0×0"))
        // In the order of the list, whatever was finished first.
        let ids = (run.document["snapshots"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        #expect(ids == ["Steady", "Other", "Prints", "Trap", "Message", "Recursion", "Loop", "Hang", "Exit", "Throws", "Empty", "Large", "Surroundings"])
    }

    @Test func anyNumberOfJobsGivesTheSameFiles() throws {
        defer { cleanUp() }
        // Four that draw, and one that ends its worker in the middle.
        let filter = ["Steady", "Other", "Exit", "Prints", "Large"].flatMap { ["--filter", $0] }
        let first = try run(["record", "--jobs", "1", "--snapshots", "one"] + filter)
        let second = try run(["record", "--jobs", "8", "--snapshots", "eight"] + filter)
        #expect(first.code == 4 && second.code == 4)
        let (one, eight) = (files("one"), files("eight"))
        #expect(one.keys.filter { $0.hasSuffix(".png") }.sorted() == ["Fixture/Large.png", "Fixture/Other.png", "Fixture/Prints.png", "Fixture/Steady.png"])
        #expect(one == eight)
    }

    @Test func differencesComeFromTheWorkers() throws {
        defer { cleanUp() }
        #expect(try run("record", "--filter", "Steady", "--filter", "Large").code == 0)
        #expect(try run("verify", "--filter", "Steady", "--filter", "Large").code == 0)
        let run = try run("verify", "--filter", "Steady", "--filter", "Large", "--json", environment: ["FIXTURE_SHIFT": "3"])
        #expect(run.code == 1)
        // The 4×4 square moved by 3: three columns on either side, four rows.
        for name in ["Steady", "Large"] {
            let snapshot = run.snapshots[name] ?? [:]
            #expect((snapshot["difference"] as? [String: Any])?["differingPixels"] as? Int == 24)
            #expect(snapshot["layoutChanges"] as? [String] == ["Rectangle moved 3 pt right"])
        }
        #expect(files(".previews/failures").keys.filter { $0.hasSuffix(".diff.png") }.count == 2)
    }

    @Test func previewsSeeTheSameSurroundingsEverywhere() throws {
        defer { cleanUp() }
        let here = try run("verify", "--filter", "Surroundings", "--json", environment: ["TZ": "Asia/Tokyo", "LANG": "ar_EG.UTF-8", "LC_ALL": "de_DE"])
        let there = try run("verify", "--filter", "Surroundings", "--json")
        let reason = try #require(here.snapshots["Surroundings"]?["reason"] as? String)
        #expect(reason == there.snapshots["Surroundings"]?["reason"] as? String)
        #expect(reason.hasPrefix("GMT "))
    }

    @Test func aListThatCannotBeMadeIsSaid() throws {
        defer { cleanUp() }
        let run = try run("list", environment: ["FIXTURE_LISTING": "traps"])
        #expect(run.code == 4)
        #expect(run.progress.contains("Looking for the previews failed.") && run.progress.contains("no list today"))
    }

    @Test func aPreviewThatDiesWhileItIsListedFailsAlone() throws {
        defer { cleanUp() }
        let traps = ["FIXTURE_TRAPS_WHEN_LISTED": "Other"]
        let recorded = try run("record", "--filter", "Steady", "--filter", "Other", "--filter", "Prints", "--json", environment: traps)
        #expect(recorded.code == 4)
        #expect(recorded.snapshots["Steady"]?["verdict"] as? String == "recorded")
        #expect(recorded.snapshots["Prints"]?["verdict"] as? String == "recorded")
        #expect((recorded.snapshots["Other"]?["reason"] as? String)?.contains("Fatal error: no sample data") == true)
        let list = try run("list", environment: traps)
        #expect(list.code == 4 && list.results.contains("Fixture/Other") && list.progress.contains("no sample data"))
    }

    @Test func settingsAreCheckedInTheWorker() throws {
        defer { cleanUp() }
        let device = try run("list", "--device", "iPhone 51")
        #expect(device.code == 2 && device.progress.contains("'iPhone 15'"))
        let fonts = try run("verify", environment: ["FIXTURE_FONTS": "missing"])
        #expect(fonts.code == 2 && fonts.progress.contains("apt-get install"))
    }

    @Test func theHiddenArgumentIsNotForPeople() throws {
        defer { cleanUp() }
        let run = try run("--worker")
        #expect(run.code == 2 && run.progress.contains("tool's own use"))
    }
}
