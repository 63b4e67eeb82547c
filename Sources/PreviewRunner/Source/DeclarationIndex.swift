import Foundation

/// Where types are declared in the Swift files below the working folder. The program itself does not say, so the sources are looked through,
/// once, when something changed.
@MainActor final class DeclarationIndex {
    private let folder: WorkingFolder
    private lazy var places = find()

    init(folder: WorkingFolder) { self.folder = folder }

    /// The places of the types that sentences name by `in RoomCell`, each once; a type declared twice is left out.
    func places(in sentences: [String]) -> [String] {
        var seen = Set<String>()
        return sentences.compactMap { sentence in
            guard let name = sentence.firstMatch(of: #/ in ([A-Z]\w*) /#).map({ String($0.1) }), seen.insert(name).inserted else { return nil }
            return places[name].flatMap { $0.count == 1 ? "\(name) at \($0[0])" : nil }
        }
    }

    private func find() -> [String: [String]] {
        var places: [String: [String]] = [:]
        guard let walker = FileManager.default.enumerator(atPath: folder.path) else { return [:] }
        while let path = walker.nextObject() as? String {
            // Build products and hidden folders hold copies.
            if path.split(separator: "/").last?.hasPrefix(".") == true {
                walker.skipDescendants()
                continue
            }
            guard path.hasSuffix(".swift"), let text = try? String(contentsOfFile: folder.path + "/" + path, encoding: .utf8) else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where line.contains("struct ") {
                let words = line.prefix { $0 != "{" }.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "<" })
                guard let keyword = words.firstIndex(of: "struct"), keyword + 1 < words.count, words[..<keyword].allSatisfy({ !$0.hasPrefix("//") }) else {
                    continue
                }
                places[String(words[keyword + 1]), default: []].append("\(path):\(index + 1)")
            }
        }
        return places
    }
}
