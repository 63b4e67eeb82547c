import Foundation

/// The toolchain whose standard library this process has loaded.
struct Toolchain {
    let compiler: String
    /// The folder of its own macros (`@Observable`).
    let plugins: String

    static func current() throws -> Toolchain {
        let maps = try String(decoding: FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd() ?? Data(), as: UTF8.self)
        for line in maps.split(separator: "\n") where line.hasSuffix("/libswiftCore.so") {
            // usr/lib/swift/linux/libswiftCore.so
            let library = URL(fileURLWithPath: String(line[line.firstIndex(of: "/")!...])).deletingLastPathComponent().deletingLastPathComponent()
            let compiler = library.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("bin/swiftc").path
            if FileManager.default.isExecutableFile(atPath: compiler) {
                return Toolchain(compiler: compiler, plugins: library.appendingPathComponent("host/plugins").path)
            }
        }
        throw Missing("No swiftc beside the libswiftCore.so of this process.")
    }
}

/// The folder that the running tests were built into.
struct BuildFolder {
    let path: String
    /// Where the module files are: SwiftPM keeps those of the build's own tools apart, and test bundles may use either.
    let modules: String
    /// The module map that SwiftPM writes for the C part of the image codecs.
    let imageCodecsMap: String

    static func current() throws -> BuildFolder {
        let folder = try URL(fileURLWithPath: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).deletingLastPathComponent().path
        func newest(_ candidates: [String]) -> String? {
            let dated = candidates.compactMap { path -> (path: String, date: Date)? in
                let date = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.modificationDate] as? Date
                return date.map { (path, $0) }
            }
            return dated.max { $0.date < $1.date }?.path
        }
        guard let module = newest(["Modules/SwiftUI.swiftmodule", "Modules-tool/SwiftUI.swiftmodule"]),
            let map = newest(["CImageCodecs.build/module.modulemap", "CImageCodecs-tool.build/module.modulemap"])
        else { throw Missing("No built module SwiftUI beside the tests, in \(folder).") }
        return BuildFolder(
            path: folder, modules: folder + "/" + module.split(separator: "/")[0], imageCodecsMap: folder + "/" + map)
    }
}

/// The checkout these tests were compiled in.
enum SourceFolder {
    /// This file is Tests/CompileTimeTests/Toolchain.swift.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The Swift files directly in a folder, sorted.
    static func swiftFiles(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).filter { $0.hasSuffix(".swift") }.sorted()
            .map { root + "/" + folder + "/" + $0 }
    }
}

struct Missing: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
