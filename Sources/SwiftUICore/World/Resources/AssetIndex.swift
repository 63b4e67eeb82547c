import Foundation

/// Where the assets of a bundle lie, by name. Built from folder names alone: neither asset descriptions nor pictures are read.
struct AssetIndex: Sendable {
    /// A picture file outside catalogues.
    struct LooseImage: Sendable {
        var path: String
        var qualifiers: AssetQualifiers
    }

    enum Image: Sendable {
        /// The folder of an image set.
        case imageSet(String)
        case loose([LooseImage])
        /// The folder of a custom symbol, which cannot be drawn.
        case symbolSet(String)
    }

    /// Paths are relative to the bundle.
    private(set) var images: [String: Image] = [:]
    private(set) var colors: [String: String] = [:]
    private let root: String

    init(bundle root: String) {
        self.root = root
        let names = Self.sortedNames(root)
        // A name in a catalogue wins over a loose file; between catalogues the first by name wins.
        for name in names where name.hasSuffix(".xcassets") { addGroup(name, prefix: "") }
        addLooseImages(in: "", names, locale: nil)
        for name in names where name.hasSuffix(".lproj") {
            addLooseImages(in: name, Self.sortedNames(root + "/" + name), locale: String(name.dropLast(6)))
        }
    }

    /// The names of everything in a folder in byte order; none when it cannot be read.
    static func sortedNames(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    private mutating func addGroup(_ folder: String, prefix: String) {
        for name in Self.sortedNames(root + "/" + folder) {
            let path = folder + "/" + name
            switch (name as NSString).pathExtension {
            case "imageset":
                let name = prefix + name.dropLast(9)
                if images[name] == nil { images[name] = .imageSet(path) }
            case "symbolset":
                let name = prefix + name.dropLast(10)
                if images[name] == nil { images[name] = .symbolSet(path) }
            case "colorset":
                let name = prefix + name.dropLast(9)
                if colors[name] == nil { colors[name] = path }
            case "" where Self.isFolder(root + "/" + path):
                addGroup(path, prefix: providesNamespace(path) ? prefix + name + "/" : prefix)
            default: break
            }
        }
    }

    private func providesNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: root + "/" + folder + "/Contents.json"),
            let contents = try? JSONDecoder().decode(CatalogContents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    private mutating func addLooseImages(in folder: String, _ names: [String], locale: String?) {
        for file in names {
            guard let parts = LooseImageName(file: file) else { continue }
            let qualifiers = AssetQualifiers(idiom: parts.idiom, scale: parts.scale ?? 1, locale: locale == "Base" ? nil : locale)
            let image = LooseImage(path: folder.isEmpty ? file : folder + "/" + file, qualifiers: qualifiers)
            switch images[parts.name] {
            case nil: images[parts.name] = .loose([image])
            case .loose(let others): images[parts.name] = .loose(others + [image])
            case .imageSet, .symbolSet: break
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
