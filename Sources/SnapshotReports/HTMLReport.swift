import Foundation
import Snapshots

/// A run as a folder with a page that opens from disk: `index.html`, its data, and copies of the pictures that changed.
///
/// Unchanged pictures are linked where they lie, or copied too if asked; every path is relative, so the folder may be moved with what it links.
package struct HTMLReport {
    private let run: RunResult
    private let folder: SnapshotFolder
    private let copiesUnchanged: Bool
    /// From a path as results have it to an absolute one.
    private let absolute: (String) -> String

    package init(_ run: RunResult, folder: SnapshotFolder, copiesUnchanged: Bool, absolute: @escaping (String) -> String) {
        (self.run, self.folder, self.copiesUnchanged, self.absolute) = (run, folder, copiesUnchanged, absolute)
    }

    /// Writes the folder and gives the path of its page. What an earlier report left there is taken away; other files are not touched.
    package func write() throws -> String {
        try WholeFile.requireWritableFolder(folder.path)
        if FileManager.default.fileExists(atPath: folder.path("run.js")) {
            for old in ["pictures", "details"] { try? FileManager.default.removeItem(atPath: folder.path(old)) }
        }
        try folder.write(Data(PackageResources.page_html), to: "index.html")
        try folder.write(Data(PackageResources.page_css), to: "page.css")
        try folder.write(Data(PackageResources.page_js), to: "page.js")
        var page = Page(run)
        // Changed first.
        let order = run.snapshots.indices.sorted { rank(run.snapshots[$0]) == rank(run.snapshots[$1]) ? $0 < $1 : rank(run.snapshots[$0]) < rank(run.snapshots[$1]) }
        for (number, index) in order.enumerated() {
            var entry = Page.Entry(run.snapshots[index], number: number)
            entry.group = page.group(of: index)
            entry.files = try pictures(of: run.snapshots[index])
            entry.hasDetails = try writeDetails(of: run.snapshots[index], number: number)
            page.entries.append(entry)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try folder.write(Data("window.run = ".utf8) + encoder.encode(page) + Data(";\n".utf8), to: "run.js")
        return folder.displayPath("index.html")
    }

    private func rank(_ result: SnapshotResult) -> Int {
        switch result.verdict {
        case .failed: 0
        case .different, .sizeChanged: 1
        case .missingReference: 2
        case .recorded, .rendered: 3
        case .withinTolerance: 4
        case .identical, .skipped, .orphaned: 5
        }
    }

    private func pictures(of result: SnapshotResult) throws -> Page.Pictures {
        let name = SnapshotName(result.identity)
        func copied(_ path: String?, _ file: String) throws -> String? {
            guard let path, let bytes = try WholeFile.read(absolute(path)) else { return nil }
            try folder.write(bytes, to: "pictures/" + file)
            return address("pictures/" + file)
        }
        let files = result.files
        if files.actual != nil {
            return Page.Pictures(
                expected: try copied(files.expected ?? files.reference, name.expected), actual: try copied(files.actual, name.actual),
                difference: try copied(files.difference, name.difference))
        }
        guard let reference = files.reference else { return Page.Pictures() }
        if copiesUnchanged { return Page.Pictures(expected: try copied(reference, name.picture)) }
        return Page.Pictures(expected: address(relativePath(from: folder.path, to: absolute(reference))))
    }

    private func writeDetails(of result: SnapshotResult, number: Int) throws -> Bool {
        let files = result.files
        func text(_ path: String?) throws -> String? { try path.flatMap { try WholeFile.read(absolute($0)) }.map { String(decoding: $0, as: UTF8.self) } }
        let (layout, accessibility) = (try text(files.actualLayout), try text(files.actualAccessibility))
        guard layout != nil || accessibility != nil else { return false }
        let details = [
            "layout": markedLines(from: try text(files.expectedLayout) ?? "", to: layout ?? ""),
            "accessibility": markedLines(from: try text(files.expectedAccessibility) ?? "", to: accessibility ?? ""),
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try folder.write(Data("detail(\(number), ".utf8) + encoder.encode(details) + Data(");\n".utf8), to: "details/\(number).js")
        return true
    }

    private func address(_ path: String) -> String { path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path }
}

/// How one gets from a folder to a file, both absolute.
func relativePath(from folder: String, to file: String) -> String {
    let (a, b) = (folder.split(separator: "/"), file.split(separator: "/"))
    let shared = zip(a, b).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: a.count - shared) + b.dropFirst(shared).map(String.init)).joined(separator: "/")
}

/// All lines of two texts in one: with `-` those that went, `+` those that came, a space the others.
func markedLines(from old: String, to new: String) -> [String] {
    let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [String] = []
    var (a, b) = (0, 0)
    while a < before.count || b < after.count {
        if removed.contains(a) {
            lines.append("-" + before[a])
            a += 1
        } else if inserted.contains(b) {
            lines.append("+" + after[b])
            b += 1
        } else {
            lines.append(" " + before[a])
            (a, b) = (a + 1, b + 1)
        }
    }
    return lines
}
