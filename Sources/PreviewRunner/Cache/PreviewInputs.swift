import Foundation
import Snapshots

/// Digests of what the pictures of a program depend on, apart from the conditions they are drawn under.
package struct PreviewInputs: Codable, Equatable, Sendable {
    /// The program with all its code, its resources, the fonts and libraries: while this stays, every picture stays.
    package var program: String
    /// The code between drawing steps and pixels: while this stays, the same steps give the same pixels. nil where it is not known.
    package var drawing: String?

    package init(program: String, drawing: String?) { (self.program, self.drawing) = (program, drawing) }

    /// - Parameters:
    ///   - executable: the program's file; its bytes are read from `image`, which stays the running program when a build replaces the file.
    ///   - bundles: folders with resources; of the first, the program's own folder, only what lies openly in it and may be a resource.
    ///   - fontFolders: where fonts are.
    ///   - versions: of the engine and of libraries that are linked when the program starts.
    static func read(
        executable: String, image: String, bundles: [String], fontFolders: [String], versions: [String: String]
    ) -> PreviewInputs {
        var parts: [String] = versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        parts.append("executable \(digest(ofFileAt: image))")
        // Names below their folder, so that two machines with different folders agree.
        for folder in bundles.dropFirst() { parts += files(below: folder).map { "\(name(folder))/\($0) \(digest(ofFileAt: folder + "/" + $0))" } }
        if let own = bundles.first { parts += loose(in: own).map { "\($0) \(digest(ofFileAt: own + "/" + $0))" } }
        for folder in fontFolders { parts += files(below: folder).map { "\(name(folder))/\($0) \(fontDigest(ofFileAt: folder + "/" + $0))" } }
        return PreviewInputs(program: contentDigest(Data(parts.joined(separator: "\n").utf8)), drawing: drawing(besides: executable, versions))
    }

    /// The modules that make pixels of drawing steps: what a display list is, and the rasteriser.
    private static let drawingModules = ["Graphics", "Raster"]

    /// The digest of the object files of those modules. SwiftPM leaves them beside the program; they say what code is in it wherever the
    /// linker put it. Not known where they are not there, or newer than the program (a build that did not come to its end).
    private static func drawing(besides executable: String, _ versions: [String: String]) -> String? {
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent().path
        guard let built = modified(executable) else { return nil }
        var parts = ["engine \(versions["engine"] ?? "")"]
        for module in drawingModules {
            let objects = files(below: "\(folder)/\(module).build").filter { $0.hasSuffix(".o") }
            guard !objects.isEmpty else { return nil }
            for object in objects.map({ "\(module).build/\($0)" }) {
                guard let time = modified("\(folder)/\(object)"), time <= built else { return nil }
                parts.append("\(object) \(digest(ofFileAt: "\(folder)/\(object)"))")
            }
        }
        return contentDigest(Data(parts.joined(separator: "\n").utf8))
    }

    private static func modified(_ path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }

    private static func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

    /// Everything below a folder, relative to it, sorted.
    private static func files(below folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    /// What may be a resource among the files that lie beside a program, where build products lie, too.
    private static func loose(in folder: String) -> [String] {
        let endings = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "ttf", "otf", "ttc", "strings", "stringsdict", "xcstrings", "plist"]
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return names.flatMap { name in
            if name.hasSuffix(".lproj") || name.hasSuffix(".xcassets") { return files(below: folder + "/" + name).map { name + "/" + $0 } }
            return endings.contains((name as NSString).pathExtension.lowercased()) ? [name] : []
        }
    }

    private static func digest(ofFileAt path: String) -> String {
        (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)).map(contentDigest) ?? "-"
    }

    /// A font begins with a table of its parts that has a checksum of each (OpenType, "Table Directory"), so size and beginning say it all.
    private static func fontDigest(ofFileAt path: String) -> String {
        guard let font = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return "-" }
        return "\(font.count) \(contentDigest(Data(font.prefix(64 << 10))))"
    }
}
