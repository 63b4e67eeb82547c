import Foundation
import Snapshots

/// Where types are declared in the Swift files below the working folder. The program itself does not say, so the sources are looked through,
/// once, when something changed.
@MainActor final class DeclarationIndex {
    private let folder: WorkingFolder
    private lazy var index = find()

    private struct Index {
        /// Paths of all files, and places of types by name.
        var files: [String] = []
        var types: [String: [String]] = [:]
    }

    init(folder: WorkingFolder) { self.folder = folder }

    /// The places of the types that sentences name by `in RoomCell`, each once; a type declared twice is left out.
    func places(in sentences: [String]) -> [String] {
        var seen = Set<String>()
        return sentences.compactMap { sentence in
            guard let name = sentence.firstMatch(of: #/ in ([A-Z]\w*) /#).map({ String($0.1) }), seen.insert(name).inserted else { return nil }
            return index.types[name].flatMap { $0.count == 1 ? "\(name) at \($0[0])" : nil }
        }
    }

    /// The preview with the path of its file where the program knows less: `Module/File.swift`, or the name of its type alone. Where several
    /// files may be meant, what the program says stays.
    func placed(_ identity: PreviewIdentity) -> PreviewIdentity {
        var result = identity
        if identity.sourceFile.hasSuffix(".swift") {
            guard !FileManager.default.fileExists(atPath: folder.absolute(identity.sourceFile)) else { return identity }
            let parts = identity.sourceFile.split(separator: "/")
            let named = index.files.filter { $0 == String(parts.last!) || $0.hasSuffix("/" + parts.last!) }
            let inModule = named.filter { $0.split(separator: "/").dropLast().contains(parts[0]) }
            if let file = inModule.count == 1 ? inModule.first : named.count == 1 ? named.first : nil { result.sourceFile = file }
        } else if let type = identity.sourceFile.split(separator: ".").last, let places = index.types[String(type)], places.count == 1,
            let colon = places[0].lastIndex(of: ":"), let line = Int(places[0][places[0].index(after: colon)...])
        {
            (result.sourceFile, result.sourceLine) = (String(places[0][..<colon]), line)
        }
        return result
    }

    private func find() -> Index {
        var index = Index()
        guard let walker = FileManager.default.enumerator(atPath: folder.path) else { return index }
        while let path = walker.nextObject() as? String {
            // Build products and hidden folders hold copies.
            if path.split(separator: "/").last?.hasPrefix(".") == true {
                walker.skipDescendants()
                continue
            }
            guard path.hasSuffix(".swift"), let text = try? String(contentsOfFile: folder.path + "/" + path, encoding: .utf8) else { continue }
            index.files.append(path)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where line.contains("struct ") {
                let words = line.prefix { $0 != "{" }.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "<" })
                guard let keyword = words.firstIndex(of: "struct"), keyword + 1 < words.count, words[..<keyword].allSatisfy({ !$0.hasPrefix("//") }) else {
                    continue
                }
                index.types[String(words[keyword + 1]), default: []].append("\(path):\(number + 1)")
            }
        }
        index.files.sort()
        return index
    }
}
