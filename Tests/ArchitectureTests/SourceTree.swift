import Foundation

/// The checkout these tests were compiled in, found from the place of this file.
enum SourceTree {
    static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
        }
        fatalError("no Package.swift above \(#filePath)")
    }()

    /// Files below a folder with one of the given extensions, as paths from the root, sorted.
    static func files(_ folder: String, _ extensions: Set<String>) -> [String] {
        let base = root.appendingPathComponent(folder)
        guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
        return walker.compactMap { $0 as? String }
            .filter { extensions.contains(($0 as NSString).pathExtension) }
            .map { folder + "/" + $0 }
            .sorted()
    }

    static func text(_ path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }
}
