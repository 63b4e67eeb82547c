import Foundation

/// The compiler of the running tests' toolchain, put on source files that import the modules these tests were built with.
struct TypeCheck {
    /// The language mode, `5` or `6`.
    var languageMode = "6"
    var flags: [String] = []
    /// An expression that takes longer, in milliseconds of processor time, is warned of.
    var expressionLimit = 2000

    struct Outcome {
        /// What the compiler printed: errors and warnings with their places.
        var diagnostics: String
        var exitCode: Int32
        /// Whether there was nothing to say.
        var isClean: Bool { exitCode == 0 && !diagnostics.contains("warning:") }
    }

    /// Processor seconds after which the compiler is ended: it then dies of a signal, whatever else the machine has to do.
    private static let secondsLimit = 30

    /// Checks the files as one module; nothing is compiled.
    func run(_ files: [String]) throws -> Outcome {
        let folder = try BuildFolder.current()
        let toolchain = try Toolchain.current()
        let arguments = [
            toolchain.compiler, "-frontend", "-typecheck", "-swift-version", languageMode, "-module-name", "Checked", "-package-name", "checked",
            "-I", folder.modules, "-module-cache-path", folder.path + "/ModuleCache",
            "-load-plugin-executable", folder.path + "/SwiftUIMacros-tool#SwiftUIMacros", "-plugin-path", toolchain.plugins,
            // The modules below SwiftUI that wrap C libraries are known to the compiler by these alone.
            "-Xcc", "-fmodule-map-file=" + folder.imageCodecsMap,
            "-Xcc", "-fmodule-map-file=" + SourceFolder.root + "/Sources/CHarfBuzz/module.modulemap",
            "-Xcc", "-I/usr/include/harfbuzz", "-Xcc", "-I/usr/local/include/harfbuzz",
            "-warn-long-expression-type-checking=\(expressionLimit)",
        ] + flags + files
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -t \(Self.secondsLimit); exec \"$0\" \"$@\""] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(diagnostics: String(decoding: text, as: UTF8.self), exitCode: process.terminationStatus)
    }
}

/// Sources written for the occasion, in a folder of their own that is removed with the value.
final class SourceFiles {
    let paths: [String]
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CompileTimeTests-" + UUID().uuidString)

    /// - Parameter sources: by file name without extension.
    init(_ sources: [(name: String, text: String)]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        paths = try sources.map { [folder] source in
            let file = folder.appendingPathComponent(source.name + ".swift")
            try Data(source.text.utf8).write(to: file)
            return file.path
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
