import Foundation
import Snapshots

/// Which previews may look otherwise since some files changed. What cannot be attributed to some of them is taken to concern all.
struct ChangedPreviews {
    /// Whether a preview may be affected.
    private let isAffected: (PreviewIdentity) -> Bool
    /// What was found, as a sentence.
    let reason: String

    /// - Parameters:
    ///   - reference: a branch, tag or commit.
    ///   - previews: those of the program.
    ///   - store: the folder of references.
    static func since(
        _ reference: String, _ folder: WorkingFolder, previews: [PreviewIdentity], store: SnapshotFolder
    ) throws(ConfigurationError) -> ChangedPreviews {
        let changes = try GitChanges(since: reference, folder: folder)
        let manifest = (try? String(contentsOfFile: folder.absolute("Package.swift"), encoding: .utf8)) ?? ""
        // Tests and plugins are linked into no host, unless it is theirs.
        func graph() -> SourceGraph {
            let whole = SourceGraph(folder: folder.path, leavesOut: { ["Tests", "Plugins"].contains($0) })
            let isWhole = previews.allSatisfy { !whole.files(at: $0.sourceFile).isEmpty || !$0.sourceFile.hasSuffix(".swift") && whole.file(of: $0) != nil }
            return isWhole ? whole : SourceGraph(folder: folder.path)
        }
        return ChangedPreviews(
            changes.files, since: reference, graph: graph, before: { changes.before($0).map(SourceNames.init) },
            store: store.displayPath, usesFilesOutside: manifest.contains("\"../"))
    }

    /// - Parameters:
    ///   - files: what changed, relative to the working folder.
    ///   - usesFilesOutside: whether the package has others beside it.
    init(
        _ files: [String], since reference: String, graph: () -> SourceGraph, before: (String) -> SourceNames?, store: String, usesFilesOutside: Bool
    ) {
        var sources: [String: SourceNames?] = [:]
        var stems = Set<String>()
        for file in files {
            switch Kind(file, store: store, usesFilesOutside: usesFilesOutside) {
            case .harmless: break
            case .stored(let stem): stems.insert(stem)
            case .source: sources[file] = .some(before(file))
            case .unknown:
                isAffected = { _ in true }
                reason = "Every preview may be affected by what changed since \(reference): which of them use \(file) is not known."
                return
            }
        }
        let graph = graph()
        guard !sources.isEmpty else {
            isAffected = { stems.contains(SnapshotName($0).stem) }
            reason = Self.sentence(files, reference)
            return
        }
        switch graph.affected(by: sources) {
        case .everything(let why):
            isAffected = { _ in true }
            reason = "Every preview may be affected by what changed since \(reference): \(why)."
        case .files(let affected):
            isAffected = { preview in
                if stems.contains(SnapshotName(preview).stem) { return true }
                // One that is not found may be anywhere.
                let files = preview.sourceFile.hasSuffix(".swift") ? graph.files(at: preview.sourceFile) : graph.file(of: preview).map { [$0] } ?? []
                return files.isEmpty ? !affected.isEmpty : files.contains(where: affected.contains)
            }
            reason = Self.sentence(files, reference)
        }
    }

    private static func sentence(_ files: [String], _ reference: String) -> String {
        "\(files.count == 1 ? "1 file" : "\(files.count) files") changed since \(reference)."
    }

    /// Whether one of the names that a picture's snapshot has, or its preview's place, is affected.
    func affects(_ preview: PreviewIdentity, under identity: PreviewIdentity) -> Bool { isAffected(preview) || isAffected(identity) }

    private enum Kind {
        case source, harmless, unknown
        /// A stored file of the snapshot with that stem.
        case stored(String)

        init(_ file: String, store: String, usesFilesOutside: Bool) {
            if file.hasPrefix("../") {
                self = usesFilesOutside ? .unknown : .harmless
                return
            }
            if file.hasPrefix(store + "/") {
                let name = file.dropFirst(store.count + 1)
                for ending in [".png", ".layout.txt", ".a11y.txt"] where name.hasSuffix(ending) {
                    self = .stored(String(name.dropLast(ending.count)))
                    return
                }
            }
            let parts = file.split(separator: "/").map(String.init)
            let name = parts.last ?? ""
            if name == "Package.swift" || name.hasPrefix("Package@") {
                self = .unknown
            } else if name.hasSuffix(".swift") {
                self = .source
            } else if parts.contains(where: { $0.hasPrefix(".") && $0 != ".swift-version" }) || parts.contains("__Snapshots__") || name.hasSuffix(".md")
                || name.hasPrefix("LICENSE")
            {
                self = .harmless
            } else {
                self = .unknown
            }
        }
    }
}

extension SourceGraph {
    /// The file of a preview of which only the type is known: `Module.Type`.
    fileprivate func file(of preview: PreviewIdentity) -> String? {
        preview.sourceFile.split(separator: ".").last.flatMap { file(declaring: String($0)) }
    }
}
