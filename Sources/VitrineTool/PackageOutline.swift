import Foundation

/// The targets below `Sources`, as far as a look at the files tells.
struct PackageOutline {
    struct Target {
        var name: String
        /// Whether any of its files imports SwiftUI.
        var usesSwiftUI: Bool
        /// Whether it has an entry point, and the files that hold it.
        var isProgram: Bool
        var entryFiles: [String]
        /// Files that declare views, without the entry point.
        var viewFiles: [String]
        /// A view that its own sources make without arguments; nil where there is none.
        var plainView: String?
    }

    var targets: [Target]
    /// What the manifest calls its targets, whichever folders they lie in.
    var namesInManifest: [String]

    init(folder: String) throws {
        let manager = FileManager.default
        guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else {
            throw Mistake("There is no Package.swift here. Run this in the folder of a package.")
        }
        guard manifest.contains("let package = Package(") else {
            throw Mistake("Package.swift does not say 'let package = Package(', so nothing can be added at its end. Add a host by hand; README shows how.")
        }
        let declaration = #/\.(?:target|executableTarget|macro|plugin|systemLibrary)\(\s*name:\s*"([^"]+)"/#
        namesInManifest = manifest.matches(of: declaration).map { String($0.1) }
        let sources = folder + "/Sources"
        targets = ((try? manager.contentsOfDirectory(atPath: sources)) ?? []).sorted().compactMap { name in
            let files = (manager.enumerator(atPath: sources + "/" + name)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            guard !files.isEmpty else { return nil }
            return Target(name, files.map { ($0, (try? String(contentsOfFile: "\(sources)/\(name)/\($0)", encoding: .utf8)) ?? "") })
        }
    }
}

extension PackageOutline.Target {
    fileprivate init(_ name: String, _ files: [(path: String, text: String)]) {
        func lines(_ text: String) -> [Substring] { text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) } }
        let entries = files.filter { file in
            file.path == "main.swift" || file.path.hasSuffix("/main.swift") || lines(file.text).contains { $0.hasPrefix("@main") }
        }.map(\.path)
        self.init(
            name: name, usesSwiftUI: files.contains { lines($0.text).contains { $0 == "import SwiftUI" || $0.hasSuffix(" import SwiftUI") } },
            isProgram: !entries.isEmpty, entryFiles: entries,
            viewFiles: files.filter { file in !entries.contains(file.path) && !Self.views(in: file.text).isEmpty }.map(\.path),
            plainView: files.flatMap { Self.views(in: $0.text) }.first { view in files.contains { Self.makes(view, $0.text) } })
    }

    /// The views that a file declares for others, in their order.
    private static func views(in text: String) -> [String] {
        text.matches(of: #/(?m)^(?:public )?struct (\w+)\s*:[^{\n]*\bView\b/#).map { String($0.1) }
    }

    /// Whether a source makes the view without arguments, as in a preview: `RoomList()`.
    private static func makes(_ view: String, _ text: String) -> Bool {
        var rest = text[...]
        while let found = rest.range(of: view + "()") {
            let before = found.lowerBound == text.startIndex ? " " : text[text.index(before: found.lowerBound)]
            if !before.isLetter, !before.isNumber, before != "_", before != "." { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
