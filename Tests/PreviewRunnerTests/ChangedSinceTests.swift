import Foundation
import Snapshots
import Testing

@testable import PreviewRunner

/// Which previews a change may affect: more than a compiler would say is allowed, less is not.
@MainActor struct ChangedSinceTests {
    nonisolated private static let package = [
        "Sources/Room.swift": "struct Room { var name: String; func title() -> String { name } }",
        "Sources/RoomStore.swift": "class RoomStore { var rooms: [Room] = [] }",
        "Sources/RoomCell.swift": "import SwiftUI\nstruct RoomCell: View { let room: Room; var body: some View { Text(room.title()).card() } }\n#Preview { RoomCell() }",
        "Sources/RoomList.swift": "struct RoomList: View { var store: RoomStore; var body: some View { RoomCell(room: store.rooms[0]) } }",
        "Sources/Card.swift": "extension View { func card() -> some View { padding(cardInset) } }",
        "Sources/Numbers.swift": "let cardInset = 8.0 // not Badge\n/* nor /* Badge */ */",
        "Sources/Badge.swift": "struct Badge: View { var body: some View { Text(\"{ \\(badgeText(\"}\"))\") } }",
        "Sources/BadgeText.swift": "func badgeText(_ end: String) -> String { #\"a \"quoted\" {\"# + end }",
        "Sources/Debug.swift": "extension Room: CustomStringConvertible { var description: String { name } }",
    ]

    nonisolated private static func graph(_ changed: [String: String] = [:]) -> SourceGraph {
        SourceGraph(package.merging(changed) { $1 }.mapValues { SourceNames($0) })
    }

    @Test("a file's dependents are those that mention what it declares, and their dependents", arguments: [
        ("RoomList", ["RoomList"]), ("RoomStore", ["RoomStore", "RoomList"]), ("RoomCell", ["RoomCell", "RoomList"]),
        ("Numbers", ["Numbers", "Card", "RoomCell", "RoomList"]), ("Badge", ["Badge"]), ("BadgeText", ["BadgeText", "Badge"]),
        ("Room", ["Room", "RoomStore", "RoomCell", "RoomList", "Debug"]), ("Debug", ["Debug", "Room", "RoomStore", "RoomCell", "RoomList"]),
    ] as [(String, [String])])
    func dependents(file: String, expected: [String]) {
        #expect(Self.graph().affected(by: ["Sources/\(file).swift": nil]) == .files(Set(expected.map { "Sources/\($0).swift" })))
    }

    @Test("a name that went away counts: what mentions it means something else now")
    func removedName() {
        let before = SourceNames("extension View { func card() -> some View { self } }\nfunc badgeText() {}")
        #expect(Self.graph().affected(by: ["Sources/New.swift": before]) == .files(
            ["Sources/New.swift", "Sources/Card.swift", "Sources/RoomCell.swift", "Sources/RoomList.swift", "Sources/BadgeText.swift", "Sources/Badge.swift"]))
    }

    @Test("what works without a name, and what cannot be read, concerns every file", arguments: [
        "extension Int: @retroactive Error {}", "extension String { init(room: Int) { self = \"\" } }", "func + (a: Int, b: Int) {}",
        "infix operator <>", "extension Array { static func == (a: Self, b: Self) -> Bool { true } }", "struct A { ", "}",
        "extension Int { subscript(a: Int) -> Int { 1 } }", "let (a, b) = (1, 2)",
    ])
    func everything(source: String) {
        guard case .everything(let why) = Self.graph(["Sources/X.swift": source]).affected(by: ["Sources/X.swift": nil]) else {
            Issue.record("\(source) was taken to concern some files only")
            return
        }
        #expect(why.hasPrefix("Sources/X.swift "))
    }

    @Test("names in bodies and in a type's own members are not declared for others")
    func locals() {
        let names = SourceNames("""
            struct Card: View { // struct Not {}
                var inset = 1
                enum Kind { case small }
                var body: some View { let local = 1; func inner() {}; return Text("struct Quoted {") }
            }
            extension Card.Kind { var size: Int { 3 }; struct Extra { var depth = 1 } }
            let first = f(1, notThis), second = [2, norThis]
            class func
            """)
        #expect(names.types == ["Card", "Kind", "Extra"] && names.extended == ["Card", "Kind"] && names.members == ["size", "depth", "first", "second"])
        #expect(names.mentioned.isSuperset(of: ["Quoted", "local", "Text"]) && !names.mentioned.contains("Not"))
    }

    // MARK: With git

    private func git(_ harness: ToolHarness, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: harness.folder)
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "git \(arguments)")
    }

    /// Recorded previews of two files, on a branch of their own.
    private func repository() throws -> ToolHarness {
        let harness = ToolHarness(.init(name: "A", file: "Sources/RoomCell.swift"), .init(name: "B", file: "Sources/Badge.swift"))
        for (path, text) in Self.package { harness.write(Data(text.utf8), to: path) }
        harness.write(Data(".previews\n".utf8), to: ".gitignore")
        harness.write(Data("// no packages".utf8), to: "Package.swift")
        harness.run("record")
        try git(harness, "init", "-q", "-b", "main")
        try git(harness, "add", "-A")
        try git(harness, "commit", "-q", "-m", "first")
        try git(harness, "checkout", "-q", "-b", "work")
        return harness
    }

    @Test("a run looks at what may have changed alone, committed or not; what cannot be attributed runs everything, and it is said", arguments: [
        ([], [], "0 files changed since main. 0 of 2 pictures may be affected."), (["Sources/Numbers.swift"], ["A"], "1 of 2 pictures"),
        (["Sources/BadgeText.swift"], ["B"], "1 file changed since main. 1 of 2"), (["README.md", ".github/ci.yml"], [], "2 files changed"),
        (["Sources/Room.swift", "Sources/Badge.swift"], ["A", "B"], "2 of 2"), (["Sources/Assets/a.png"], ["A", "B"], "which of them use Sources/Assets/a.png is not known"),
        (["Package.swift"], ["A", "B"], "Package.swift is not known"), (["Snapshots/Rooms/B.png"], ["B"], "1 of 2"),
    ] as [([String], [String], String)])
    func runs(changed: [String], drawn: [String], sentence: String) throws {
        for isCommitted in [false, true] {
            let harness = try repository()
            for file in changed { harness.write((harness.bytes(file) ?? Data()) + Data("\n".utf8), to: file) }
            if isCommitted, !changed.isEmpty {
                try git(harness, "add", "-A")
                try git(harness, "commit", "-q", "-m", "second")
            }
            harness.run("verify", "--changed-since", "main")
            #expect(harness.drawn == drawn && harness.results.contains(sentence), "\(harness.results) \(harness.progress)")
        }
    }

    @Test("a preview's place may be a path, a module and a file, or a type; tests concern only previews of their own", arguments: [
        ("Sources/RoomCell.swift", true), ("Sources/Badge.swift", false), ("Sources/RoomCell.swift:", true), ("Rooms/RoomCell.swift", true),
        ("Rooms/Badge.swift", false), ("Elsewhere/Badge.swift", false), ("Rooms.RoomList", true), ("Rooms.Badge", false), ("Rooms.Unknown", true),
    ])
    func places(place: String, isAffected: Bool) {
        let changes = ChangedPreviews(
            ["Sources/Numbers.swift"], since: "main", graph: { Self.graph() }, before: { _ in nil }, store: "Snapshots", usesFilesOutside: false)
        let preview = PreviewIdentity(group: "A", name: "B", sourceFile: place, sourceLine: 0)
        #expect(changes.affects(preview, under: preview) == isAffected)
    }

    @Test("an operator in a test, or words of a manifest, concern no preview")
    func testsAndManifest() throws {
        let harness = try repository()
        harness.write(Data("func + (a: Badge, b: Badge) {}".utf8), to: "Tests/A.swift")
        harness.write(Data("let badgeText = \"{\"".utf8), to: "Package@swift-6.swift")
        try git(harness, "add", "-A")
        try git(harness, "commit", "-q", "-m", "tests")
        harness.write(harness.bytes("Sources/BadgeText.swift")! + Data("\n".utf8), to: "Sources/BadgeText.swift")
        harness.run("verify", "--changed-since", "HEAD")
        #expect(harness.drawn == ["B"], "\(harness.results)")
    }

    @Test("what main did since counts for nothing; a run without anything to do succeeds and removes nothing")
    func sinceTheFork() throws {
        let harness = try repository()
        try git(harness, "checkout", "-q", "main")
        harness.write(Data("struct Badge {}".utf8), to: "Sources/Badge.swift")
        try git(harness, "commit", "-q", "-a", "-m", "elsewhere")
        try git(harness, "checkout", "-q", "work")
        #expect(harness.run("verify", "--changed-since", "main") == 0 && harness.drawn.isEmpty)
        #expect(harness.run("list", "--changed-since", "main") == 0 && harness.results.isEmpty)
    }

    @Test("without git, or with a commit that nobody knows, it says what to do")
    func mistakes() throws {
        let bare = ToolHarness(.init(name: "A"))
        #expect(bare.run("verify", "--changed-since", "main") == 2 && bare.progress.contains("needs git and a repository"), "\(bare.progress)")
        let harness = try repository()
        #expect(harness.run("verify", "--changed-since", "nowhere") == 2 && harness.progress.contains("git fetch origin nowhere"))
        #expect(harness.run("verify", "--changed-since", "--all") == 2)
    }
}
