import Foundation
import Graphics
import Metrics

/// The pictures, colours and strings that a process can show: those of a list of bundle folders.
///
/// Without a bundle, a name is looked up in all of them in order, so that an app's unmodified `Image("x")` finds its picture when its
/// views stand in a library with a resource bundle of its own. With a bundle, only that one is searched; `Bundle.main` counts as none.
package final class ResourceLibrary: @unchecked Sendable {
    package typealias ImageDecoder = @Sendable (Data) throws -> Bitmap

    private let lock = NSLock()
    private let decodeImage: ImageDecoder
    private let standard: [BundleResources]
    private var others: [String: BundleResources] = [:]
    private var bitmaps: [String: Result<SharedBitmap, ResourceError>] = [:]

    /// A library over bundle folders given by path, the first first.
    package init(bundles: [String], decodeImage: @escaping ImageDecoder) {
        standard = bundles.map { BundleResources(path: Self.trimmed($0)) }
        self.decodeImage = decodeImage
    }

    /// The picture of a name in the variant that fits best.
    package func image(named name: String, bundle: String? = nil, traits: AssetTraits) throws(ResourceError) -> ImageAsset {
        lock.lock()
        defer { lock.unlock() }
        for place in try places(bundle, .image, name) {
            guard let file = try place.imageFile(named: name, traits: traits) else { continue }
            let bitmap = try bitmap(file.path, in: place, name: name)
            return ImageAsset(
                bitmap: bitmap, scale: file.scale, renderingIntent: file.renderingIntent,
                slicing: file.entry?.slicing(scale: file.scale), isMirrored: file.isMirrored)
        }
        throw unknown(.image, name, bundle)
    }

    /// The colour of a name in the variant that fits best.
    package func color(named name: String, bundle: String? = nil, traits: AssetTraits) throws(ResourceError) -> ResolvedColor {
        lock.lock()
        defer { lock.unlock() }
        for place in try places(bundle, .color, name) {
            if let color = try place.color(named: name, traits: traits) { return color }
        }
        throw unknown(.color, name, bundle)
    }

    /// The translation of a key: from the first bundle that has the key in any language; nil when none has.
    func translation(of key: String, table: String?, bundle: String?, locale: Locale) -> Translation {
        lock.lock()
        defer { lock.unlock() }
        var problems: [Diagnostic] = []
        for place in isMain(bundle) ? standard : [self.place(bundle!)] {
            let found = place.strings.translation(of: key, table: table ?? "Localizable", locale: locale)
            problems += found.problems
            if found.entry != nil || found.isUntranslated {
                return Translation(entry: found.entry, language: found.language, isUntranslated: found.isUntranslated, problems: problems)
            }
        }
        return Translation(problems: problems)
    }

    // MARK: Bundles

    private func places(_ bundle: String?, _ kind: ResourceError.Kind, _ name: String) throws(ResourceError) -> [BundleResources] {
        guard let bundle, !isMain(bundle) else { return standard }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: bundle, isDirectory: &isFolder), isFolder.boolValue else {
            throw .unknownBundle(kind, name, path: bundle)
        }
        return [place(bundle)]
    }

    private func isMain(_ bundle: String?) -> Bool { bundle == nil || Self.trimmed(bundle!) == Bundle.main.bundlePath }

    private func place(_ path: String) -> BundleResources {
        let path = Self.trimmed(path)
        if let known = standard.first(where: { $0.path == path }) ?? others[path] { return known }
        let place = BundleResources(path: path)
        others[path] = place
        return place
    }

    private static func trimmed(_ path: String) -> String { path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

    private func unknown(_ kind: ResourceError.Kind, _ name: String, _ bundle: String?) -> ResourceError {
        let searched = isMain(bundle) ? standard : [place(bundle!)]
        let names = searched.flatMap { $0.names(kind) }
        // A bundle with nothing to offer is not worth naming.
        let named = searched.filter { !isMain(bundle) || !$0.names(kind).isEmpty }.map(\.name)
        return .unknownName(kind, name, nearest: EditDistance.nearest(to: name, among: names, limit: 3), searched: named)
    }

    // MARK: Pictures

    private func bitmap(_ relative: String, in place: BundleResources, name: String) throws(ResourceError) -> SharedBitmap {
        let path = place.path + "/" + relative
        if let known = bitmaps[path] { return try known.get() }
        let result: Result<SharedBitmap, ResourceError>
        if let data = FileManager.default.contents(atPath: path) {
            do {
                result = .success(SharedBitmap(try decodeImage(data), name: name))
            } catch {
                result = .failure(.unreadable(.image, name, path: place.shown(relative), reason: Self.reason(relative, error)))
            }
        } else {
            result = .failure(.missingFile(.image, name, path: place.shown(relative)))
        }
        bitmaps[path] = result
        return try result.get()
    }

    private static func reason(_ file: String, _ error: any Error) -> String {
        let format = (file as NSString).pathExtension.lowercased()
        return ["pdf", "svg", "heic", "webp", "gif"].contains(format)
            ? "\(format.uppercased()) pictures are not supported; add a PNG or JPEG beside it" : "\(error)"
    }
}

extension ResourceLibrary {
    /// The main bundle's folder and every SwiftPM resource bundle (`*.resources`) beside the executable, by name.
    package static func bundlesBesideExecutable() -> [String] {
        let main = Bundle.main.bundlePath
        let folder = Bundle.main.executablePath.map { ($0 as NSString).deletingLastPathComponent } ?? main
        return [main] + AssetIndex.sortedNames(folder).filter { $0.hasSuffix(".resources") }.map { folder + "/" + $0 }
    }

    /// A library without bundles: every text is its key.
    package static let empty = ResourceLibrary(bundles: []) { _ in Bitmap(width: 0, height: 0) }
}
