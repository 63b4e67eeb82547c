import Foundation
import Graphics

/// The assets and strings of one bundle folder, read when first asked for and kept. Not for two threads at once: the library locks.
final class BundleResources {
    let path: String
    /// The folder's name, with which reports begin their paths.
    let name: String
    lazy var strings = StringTables(bundle: path)
    private lazy var index = AssetIndex(bundle: path)
    private var contents: [String: Result<CatalogContents, ResourceError>] = [:]

    init(path: String) {
        self.path = path
        name = (path as NSString).lastPathComponent
    }

    /// A picture's file and how it is meant.
    struct ImageFile {
        var path: String
        var scale: CGFloat
        var entry: CatalogEntry?
        var renderingIntent: ImageAsset.RenderingIntent?
        var isMirrored = false
    }

    /// Nil when the bundle has no such name.
    func imageFile(named name: String, traits: AssetTraits) throws(ResourceError) -> ImageFile? {
        guard let image = index.images[name] ?? LooseImageName.withoutExtension(name).flatMap({ index.images[$0] }) else { return nil }
        switch image {
        case .symbolSet(let folder):
            throw .unreadable(.image, name, path: shown(folder), reason: "custom symbols are not supported; add an image set of another name and show that")
        case .loose(let files):
            // Unlike in catalogues, the scale counts more than the device: `Photo@2x` comes before `Photo~iphone` (UIKit's order).
            let languages = LanguageMatching.candidates(for: traits.locale)
            let exact = files.filter {
                $0.qualifiers.scale == traits.scale && $0.qualifiers.score(traits, languages: languages) != nil
            }
            guard let file = AssetQualifiers.best(exact.isEmpty ? files : exact, for: traits, \.qualifiers) else {
                throw .noVariant(.image, name, path: shown(files[0].path))
            }
            return ImageFile(path: file.path, scale: file.qualifiers.scale ?? 1)
        case .imageSet(let folder):
            let contents = try contents(of: folder, .image, name)
            let entries = (contents.images ?? []).filter { $0.filename?.isEmpty == false }
            guard let entry = AssetQualifiers.best(entries, for: traits, \.qualifiers), let file = entry.filename else {
                throw .noVariant(.image, name, path: shown(folder))
            }
            let direction = entry.qualifiers.layoutDirection
            return ImageFile(
                path: folder + "/" + file, scale: entry.qualifiers.scale ?? 1, entry: entry, renderingIntent: contents.renderingIntent,
                isMirrored: direction != nil && direction != traits.layoutDirection)
        }
    }

    /// Nil when the bundle has no such name.
    func color(named name: String, traits: AssetTraits) throws(ResourceError) -> ResolvedColor? {
        guard let folder = index.colors[name] else { return nil }
        let entries = (try contents(of: folder, .color, name).colors ?? []).filter { $0.color != nil }
        guard let entry = AssetQualifiers.best(entries, for: traits, \.qualifiers), let color = entry.color else {
            throw .noVariant(.color, name, path: shown(folder))
        }
        guard let resolved = color.resolved(traits) else {
            let reason = color.reference.map { "'\($0)' is no system colour" } ?? "its components are no numbers"
            throw .unreadable(.color, name, path: shown(folder + "/Contents.json"), reason: reason)
        }
        return resolved
    }

    func names(_ kind: ResourceError.Kind) -> [String] {
        switch kind {
        case .image: index.images.keys.sorted()
        case .color: index.colors.keys.sorted()
        }
    }

    /// A path as reports show it: from the bundle's folder on.
    func shown(_ relative: String) -> String { name + "/" + relative }

    private func contents(of folder: String, _ kind: ResourceError.Kind, _ name: String) throws(ResourceError) -> CatalogContents {
        if let known = contents[folder] { return try known.get() }
        let file = folder + "/Contents.json"
        let result: Result<CatalogContents, ResourceError>
        if let data = FileManager.default.contents(atPath: path + "/" + file) {
            do {
                result = .success(try JSONDecoder().decode(CatalogContents.self, from: data))
            } catch {
                result = .failure(.unreadable(kind, name, path: shown(file), reason: JSONMistake.sentence(error)))
            }
        } else {
            result = .failure(.missingFile(kind, name, path: shown(file)))
        }
        contents[folder] = result
        return try result.get()
    }
}
