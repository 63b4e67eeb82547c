import Foundation
import Typesetting

/// The font files that lie in resource bundles.
package enum BundleFonts {
    /// Makes every font file of the bundles known; those of the main bundle's folder itself only, of other bundles at any depth.
    ///
    /// What is no font is told when a text asks for a font that is not there.
    package static func register(bundles: [String], in library: FontLibrary) {
        for bundle in bundles {
            for file in files(in: bundle, deep: bundle.hasSuffix(".resources")) {
                let name = (bundle as NSString).lastPathComponent + "/" + file
                guard let data = FileManager.default.contents(atPath: bundle + "/" + file) else { continue }
                do { try library.register(fontFile: data, name: name) } catch { library.note(unreadableFont: "\(error)") }
            }
        }
    }

    private static func files(in folder: String, deep: Bool) -> [String] {
        let names = deep
            ? (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            : (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
    }
}
