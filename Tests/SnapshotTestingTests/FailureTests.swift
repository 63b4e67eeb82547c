import Foundation
import Snapshots
import SwiftUI
import Testing

@testable import SnapshotTesting

/// What a failing assertion says, and what it writes.
@MainActor struct FailureTests {
    private struct Row: View {
        var gap: CGFloat
        var body: some View { VStack(spacing: gap) { Text("Title"); Text("Subtitle") } }
    }

    private let folder = NSTemporaryDirectory() + "snapshot-failures-\(UUID().uuidString)"

    private func verify(_ view: Row, _ record: SnapshotTestingConfiguration.Record, named name: String? = "row") -> String? {
        verifySnapshot(of: view, as: .image, named: name, record: record, snapshotDirectory: folder, testName: "rows()")
    }

    private func files() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    @Test("a missing reference is written and fails; then it holds; with recording off nothing is written")
    func missing() throws {
        let off = try #require(verify(Row(gap: 8), .never))
        #expect(off.contains("There is no reference for \"rows.row\", and none was recorded") && files().isEmpty)
        let first = try #require(verify(Row(gap: 8), .missing))
        #expect(first.contains("this one was recorded") && files() == ["rows.row.layout.txt", "rows.row.png"])
        #expect(verify(Row(gap: 8), .missing) == nil && verify(Row(gap: 8), .never) == nil)
    }

    @Test("a difference is told in terms of views, and the reference stays")
    func different() throws {
        _ = verify(Row(gap: 8), .missing)
        let before = try Data(contentsOf: URL(fileURLWithPath: folder + "/rows.row.png"))
        let message = try #require(verify(Row(gap: 20), .missing))
        #expect(message.contains("Text \"Subtitle\" in Row moved 12 pt down"), "\(message)")
        #expect(message.contains("The picture was") && message.contains("write 'record: .failed'"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/rows.row.png")) == before)
        // Recording what failed writes it, and still fails once.
        #expect(try #require(verify(Row(gap: 20), .failed)).contains("was recorded because recording is on"))
        #expect(verify(Row(gap: 20), .failed) == nil)
    }

    @Test("without a name snapshots are numbered in their order")
    func numbers() {
        SnapshotCounter.$current.withValue(SnapshotCounter()) {
            _ = verify(Row(gap: 1), .missing, named: nil)
            _ = verify(Row(gap: 2), .missing, named: nil)
        }
        #expect(files().filter { $0.hasSuffix(".png") } == ["rows.1.png", "rows.2.png"])
    }

    @Test("files that hold no picture get a sentence and are not overwritten", arguments: [
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Run 'git lfs pull'"), ("", "it is empty"), ("nonsense", "is not a PNG"),
        ("\u{89}PNG", "is not a PNG"),
    ])
    func unreadable(text: String, sentence: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/rows.row.png"))
        for record in [SnapshotTestingConfiguration.Record.missing, .failed, .never] {
            #expect(try #require(verify(Row(gap: 8), record)).contains(sentence))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/rows.row.png")) == Data(text.utf8))
    }

    @Test("a failure becomes an issue at the line of the assertion, with its pictures attached")
    func issue() {
        withKnownIssue {
            assertSnapshot(of: "never stored", as: .lines, named: "y", record: .never)
        } matching: { issue in
            issue.sourceLocation?.fileName == "FailureTests.swift" && "\(issue)".contains("There is no reference")
        }
    }

    @Test("in a test with arguments an unnamed snapshot is refused", arguments: [1])
    func parameterised(_: Int) {
        #expect(verifySnapshot(of: "a", as: .lines, record: .never)?.contains("needs a name") == true)
    }

    @Test("names become file names as swift-snapshot-testing makes them", arguments: [
        ("testLogin()", "testLogin"), ("a b/c", "a-b-c"), ("dark mode!", "dark-mode"), ("größe_2", "größe_2"), ("--x--", "x"),
    ])
    func names(name: String, file: String) { #expect(SnapshotPlace.plain(name) == file) }

    @Test("very long names are cut and stay apart")
    func longNames() throws {
        func path(_ end: String) throws -> String {
            try SnapshotPlace(file: "/T/A.swift", testName: String(repeating: "long", count: 70) + end, name: "n", ending: "png", folder: nil).reference
        }
        #expect(try path("1") != path("2"))
        #expect(try path("1").split(separator: "/").last!.utf8.count < 140)
    }

    @Test("names that Windows keeps for devices get another, and two that differ only in case are refused")
    func otherSystems() throws {
        func title(_ test: String) throws -> String {
            try SnapshotPlace(file: "\(folder)/A.swift", testName: test, name: "n", ending: "png", folder: nil).title
        }
        #expect(try title("con()") == "con_.n" && title("com1()") == "com1_.n" && title("console()") == "console.n")
        #expect(try title("testLogin()") == "testLogin.n" && title("testLogin()") == "testLogin.n")
        #expect(throws: SnapshotProblem.self) { try title("testlogin()") }
    }

    @Test("nothing is written through a link that leads out of the store")
    func links() throws {
        let outside = folder + "/outside"
        try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder + "/Tests/__Snapshots__", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder + "/Tests/__Snapshots__/A", withDestinationPath: outside)
        let place = try SnapshotPlace(file: "\(folder)/Tests/A.swift", testName: "t()", name: "n", ending: "png", folder: nil)
        #expect(throws: FileError.self) { try place.write(Data([1])) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
        try FileManager.default.removeItem(atPath: folder + "/Tests/__Snapshots__/A")
        try place.write(Data([1]))
        #expect(FileManager.default.fileExists(atPath: place.reference))
    }
}
