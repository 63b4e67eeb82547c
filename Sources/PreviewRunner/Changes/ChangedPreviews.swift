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
    ///   - store: the folder of references.
    static func since(_ reference: String, _ folder: WorkingFolder, store: SnapshotFolder) throws(ConfigurationError) -> ChangedPreviews {
        let changes = try GitChanges(since: reference, folder: folder)
        let manifest = (try? String(contentsOfFile: folder.absolute("Package.swift"), encoding: .utf8)) ?? ""
        return ChangedPreviews(
            changes.files, since: reference, graph: { SourceGraph(folder: folder.path) }, before: { changes.before($0).map(SourceNames.init) },
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
        switch graph.affected(by: sources) {
        case .everything(let why):
            isAffected = { _ in true }
            reason = "Every preview may be affected by what changed since \(reference): \(why)."
        case .files(let affected):
            isAffected = { preview in
                if stems.contains(SnapshotName(preview).stem) { return true }
                if preview.sourceLine > 0 || preview.sourceFile.hasSuffix(".swift") { return affected.contains(preview.sourceFile) }
                // Without a place there is the name of its type; one that is not found may be anywhere.
                let type = preview.sourceFile.split(separator: ".").last.map(String.init) ?? ""
                return graph.file(declaring: type).map(affected.contains) ?? !affected.isEmpty
            }
            reason = "\(files.count == 1 ? "1 file" : "\(files.count) files") changed since \(reference)."
        }
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
