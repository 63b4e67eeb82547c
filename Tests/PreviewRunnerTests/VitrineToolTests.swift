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

    @Test("init adds a host for the libraries with views, once, and says what to do with views in a program")
    func initialise() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(manifest, to: "Package.swift")
        try write("import SwiftUI\n", to: "Sources/Views/A.swift")
        try write("import Foundation\n", to: "Sources/Model/M.swift")
        try write("import SwiftUI\n@main struct App {}\n", to: "Sources/Program/App.swift")
        let first = try run("init", "--from", "https://example.com/some/vitrine.git")
        #expect(first.code == 0 && first.text.contains("'Program' is a program") && first.text.contains("swift run previews record"), "\(first.text)")
        #expect(try read("Sources/previews/main.swift") == "import Views\nimport PreviewRunner\n\nPreviewRunner.main()\n")
        let after = try read("Package.swift")
        #expect(after.hasPrefix(manifest) && after.contains("package: \"vitrine\"") && after.contains("[\"Views\"].contains(target.name)"))
        let second = try run("init", "--from", "https://example.com/some/vitrine.git")
        #expect(second.code == 2 && second.text.contains("exists already; nothing was changed"))
        #expect(try read("Package.swift") == after)
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
