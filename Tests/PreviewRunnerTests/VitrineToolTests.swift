import Foundation
import Testing

/// `vitrine` as a process, in packages made for it.
struct VitrineToolTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)").path
    private static let tool = URL(fileURLWithPath: try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent().appendingPathComponent("vitrine")

    private func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func read(_ file: String) throws -> String { try String(contentsOfFile: folder + "/" + file, encoding: .utf8) }

    private func run(_ arguments: String...) throws -> (code: Int32, text: String) {
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [.target(name: \"Views\")])\n"

    @Test("init adds a host and a first test for the libraries with views, once, and says what to do with views in a program")
    func initialise() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(manifest, to: "Package.swift")
        try write("import SwiftUI\n", to: "Sources/Views/A.swift")
        try write("import Foundation\n", to: "Sources/Model/M.swift")
        try write("import SwiftUI\n@main struct App {}\n", to: "Sources/Program/App.swift")
        try write("import SwiftUI\nstruct Loose: View {}\n", to: "Sources/Program/Loose.swift")
        try write("/build\n.build", to: ".gitignore")
        let first = try run("init", "--from", "https://example.com/some/vitrine.git")
        #expect(first.code == 0 && first.text.contains("'Program' is a program") && first.text.contains("swift run PreviewHost record"), "\(first.text)")
        #expect(try read("Sources/PreviewHost/main.swift") == "import Views\nimport PreviewRunner\n\nPreviewRunner.main()\n")
        let after = try read("Package.swift")
        #expect(after.hasPrefix(manifest) && after.contains("package: \"vitrine\"") && after.contains("[\"Program\", \"Views\"].contains(target.name)"))
        #expect(after.contains("name: \"SnapshotTests\", dependencies: [\"Views\""))
        let test = try read("Tests/SnapshotTests/ViewsSnapshots.swift")
        #expect(test.contains("@testable import Views") && test.contains("Put a view of yours here."))
        #expect(try read(".gitignore") == "/build\n.build\n.previews/\n")
        let second = try run("init", "--from", "https://example.com/some/vitrine.git")
        #expect(second.code == 2 && second.text.contains("exists already; nothing was changed"))
        #expect(try read("Package.swift") == after)
    }

    @Test("the first test is of a view that a preview makes without arguments", arguments: [
        ("struct RoomList: View {}\n#Preview { RoomList() }", "roomList() {\n        assertSnapshot(of: RoomList(), as: .image"),
        ("public struct A: Equatable, View {}\nlet a = A(1); let b = B.A()\nstruct Cell<T>: View {}", "assertSnapshot(of: Text(\"Hello\"), as: .image"),
    ])
    func firstTest(source: String, expected: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(manifest, to: "Package.swift")
        try write("import SwiftUI\n" + source, to: "Sources/Views/A.swift")
        #expect(try run("init", "--from", "https://example.com/vitrine").code == 0)
        #expect(try read("Tests/SnapshotTests/ViewsSnapshots.swift").contains(expected))
    }

    @Test("a package whose tests are there already keeps them")
    func testsExist() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(manifest, to: "Package.swift")
        try write("import SwiftUI\n", to: "Sources/Views/A.swift")
        try write("", to: "Tests/SnapshotTests/Mine.swift")
        #expect(try run("init", "--from", "https://example.com/vitrine").text.contains("exists already, so no test was added"))
        #expect(try !read("Package.swift").contains("testTarget"))
    }

    @Test("views that all sit in a program are told file by file where to go")
    func programOnly() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(manifest, to: "Package.swift")
        try write("import SwiftUI\n@main struct WeatherApp: App {}\n", to: "Sources/Weather/WeatherApp.swift")
        try write("import SwiftUI\nstruct Today: View {}\n", to: "Sources/Weather/Views/Today.swift")
        let answer = try run("init", "--from", "https://example.com/vitrine")
        #expect(answer.code == 2 && answer.text.contains("Move Sources/Weather/Views/Today.swift and what they use into Sources/WeatherViews"), "\(answer.text)")
        #expect(answer.text.contains("write 'import WeatherViews' in WeatherApp.swift") && answer.text.contains("Then run this again."))
        #expect(try read("Package.swift") == manifest)
    }

    @Test("a target called like one of Vitrine's is told before anything is changed", arguments: ["Gallery", "previews", "Metrics", "Combine"])
    func nameClash(name: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manifest = manifest.replacingOccurrences(of: ".target(name: \"Views\")", with: ".target(\n  name: \"\(name)\", path: \"Code\")")
        try write(manifest, to: "Package.swift")
        try write("import SwiftUI\n", to: "Code/A.swift")
        let answer = try run("init", "--from", "https://example.com/vitrine")
        #expect(answer.code == 2 && answer.text.contains("called '\(name)', and so is one of Vitrine's") && answer.text.contains("nothing was changed"))
        #expect(try read("Package.swift") == manifest)
    }

    @Test("the names that init refuses are those of this package's manifest")
    func namesOfTargets() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let list = try String(contentsOf: root.appendingPathComponent("Sources/VitrineTool/TargetsOfVitrine.swift"), encoding: .utf8)
        let targets = manifest[manifest.range(of: "\n    targets: [")!.upperBound...]
        let declared = Set(targets.matches(of: #/\.(?:target|executableTarget|macro|plugin|systemLibrary)\(\s*name:\s*"([^"]+)"/#).map { String($0.1) })
        #expect(declared.count > 20 && declared == Set(list.matches(of: #/"([^"]+)"/#).map { String($0.1) }))
    }

    @Test("where nothing can be done, a sentence says why")
    func refused() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("", to: "x")
        #expect(try run("init").text.contains("vitrine init --from"))
        #expect(try run("init", "--from", "x").text.contains("There is no Package.swift here"))
        try write(manifest, to: "Package.swift")
        #expect(try run("init", "--from", "x").text.contains("No library target below Sources imports SwiftUI"))
        try write("let p = 1\n", to: "Package.swift")
        #expect(try run("init", "--from", "x").text.contains("Add a host by hand"))
    }

    @Test("without previews of its own it still reports and decides")
    func withoutPreviews() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("", to: "x")
        #expect(try run("pending").text.contains("Nothing is pending"))
        #expect(try run("diff", "a", "b").code == 2)
        #expect(try run("--version").code == 0)
    }
}
