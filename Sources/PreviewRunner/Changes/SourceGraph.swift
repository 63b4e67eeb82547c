import Foundation

/// Which Swift files of a package may depend on which, by the names they declare and mention: file A depends on B if it mentions a name that
/// B declares, and on all that B depends on. That is more than a compiler would find, never less.
struct SourceGraph {
    private let files: [String: SourceNames]
    private let types: Set<String>

    init(_ files: [String: SourceNames]) {
        self.files = files
        types = Set(files.values.flatMap(\.types))
    }

    /// The Swift files below a folder; build products and hidden folders hold copies and are left out, and so are manifests, which are no part
    /// of a program.
    ///
    /// - Parameter leavesOut: whether a file at the top, or everything in a folder there, is no part of the program.
    init(folder: String, leavesOut: (String) -> Bool = { _ in false }) {
        var files: [String: SourceNames] = [:]
        if let walker = FileManager.default.enumerator(atPath: folder) {
            while let path = walker.nextObject() as? String {
                let name = path.split(separator: "/").last ?? ""
                if name.hasPrefix(".") || !path.contains("/") && leavesOut(path) {
                    walker.skipDescendants()
                } else if path.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@"), let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) {
                    files[path] = SourceNames(text)
                }
            }
        }
        self.init(files)
    }

    enum Reach: Equatable {
        case files(Set<String>)
        /// Every file; the sentence says why.
        case everything(String)
    }

    /// Every file that may behave otherwise since some changed.
    ///
    /// - Parameter changed: their paths, each with its names before the change, which count as much as those after it; nil for new files.
    func affected(by changed: [String: SourceNames?]) -> Reach {
        var affected = Set(changed.keys)
        let own = types.union(changed.values.flatMap { $0?.types ?? [] })
        var open = changed.sorted { $0.key < $1.key }.flatMap { path, before in
            [files[path], before].compactMap { $0 }.map { (path, $0) }
        }
        var known = Set<String>()
        while !open.isEmpty {
            for (path, names) in open {
                if names.isUncertain { return .everything("\(path) declares operators, or braces that do not match") }
                if let foreign = names.extendedSilently.subtracting(own).sorted().first {
                    return .everything("\(path) gives \(foreign) a conformance, an initialiser or an operator, which is used without a name")
                }
            }
            let names = open.reduce(into: Set<String>()) { $0.formUnion($1.1.declared(ownTypes: own)) }.subtracting(known)
            known.formUnion(names)
            open = files.filter { !affected.contains($0.key) && !$0.value.mentioned.isDisjoint(with: names) }
                .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            affected.formUnion(open.map(\.0))
        }
        return .files(affected)
    }

    /// The files that a preview's place may mean: a path, or `Module/File.swift`.
    func files(at place: String) -> [String] {
        if files[place] != nil { return [place] }
        let parts = place.split(separator: "/")
        guard let last = parts.last else { return [] }
        let named = files.keys.filter { $0 == String(last) || $0.hasSuffix("/" + last) }
        let inModule = named.filter { $0.split(separator: "/").dropLast().contains(parts[0]) }
        return (inModule.isEmpty ? named : inModule).sorted()
    }

    /// The one file that declares a type; nil where none or several do.
    func file(declaring type: String) -> String? {
        let found = files.filter { $0.value.types.contains(type) }.keys
        return found.count == 1 ? found.first : nil
    }
}
