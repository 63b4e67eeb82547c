import Foundation
import Testing

/// Stored pictures live in git: they must stay small.
@Suite struct SnapshotFolderTests {
    private let files = SourceTree.files("Snapshots", ["png", "txt"]).map { path in
        let attributes = try? FileManager.default.attributesOfItem(atPath: SourceTree.root.appendingPathComponent(path).path)
        return (path: path, size: (attributes?[.size] as? Int) ?? 0)
    }

    @Test func thereAreSnapshots() { #expect(files.contains { $0.path.hasSuffix(".png") }) }

    @Test func noPictureIsLargerThan600Kilobytes() {
        for file in files { #expect(file.size <= 600_000, "\(file.path) has \(file.size) bytes") }
    }

    @Test func allTogetherStayUnder30Megabytes() { #expect(files.reduce(0) { $0 + $1.size } < 30_000_000) }

    @Test func namesAreSafeOnEveryFileSystem() {
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")
        for file in files {
            for component in file.path.split(separator: "/") {
                #expect(component.utf8.count <= 120 && component.allSatisfy { allowed.contains($0) }, "\(file.path)")
            }
        }
        #expect(Set(files.map { $0.path.lowercased() }).count == files.count, "two names differ only in case")
    }

    @Test func everyPictureHasItsLayoutBesideIt() {
        let names = Set(files.map(\.path))
        for file in files where file.path.hasSuffix(".png") {
            #expect(names.contains(file.path.dropLast(4) + ".layout.txt"), "\(file.path) has no layout text")
        }
    }
}
