import Foundation

/// The targets below `Sources`, as far as a look at the files tells.
struct PackageOutline {
    struct Target {
        var name: String
        /// Whether any of its files imports SwiftUI.
        var usesSwiftUI: Bool
        /// Whether it has an entry point.
        var isProgram: Bool
    }

    var targets: [Target]

    init(folder: String) throws {
        let manager = FileManager.default
        guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else {
            throw Mistake("There is no Package.swift here. Run this in the folder of a package.")
        }
        guard manifest.contains("let package = Package(") else {
            throw Mistake("Package.swift does not say 'let package = Package(', so nothing can be added at its end. Add a host by hand; README shows how.")
        }
        let sources = folder + "/Sources"
        targets = ((try? manager.contentsOfDirectory(atPath: sources)) ?? []).sorted().compactMap { name in
            let files = (manager.enumerator(atPath: sources + "/" + name)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
            guard !files.isEmpty else { return nil }
            let texts = files.compactMap { try? String(contentsOfFile: "\(sources)/\(name)/\($0)", encoding: .utf8) }
            func lines(_ text: String) -> [Substring] { text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) } }
            let importsIt = texts.contains { lines($0).contains { $0 == "import SwiftUI" || $0.hasSuffix(" import SwiftUI") } }
            let hasMain = files.contains("main.swift") || texts.contains { lines($0).contains { $0.hasPrefix("@main") } }
            return Target(name: name, usesSwiftUI: importsIt, isProgram: hasMain)
        }
    }
}
