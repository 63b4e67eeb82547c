import CHarfBuzz
import Foundation
import Graphics
import Synchronization

/// The fonts of a few given folders; nothing else is ever looked at.
///
/// May be shared by several threads: what it has opened and shaped stands behind locks.
package final class FontLibrary: Sendable {
    /// Turns the bytes of an emoji's PNG into pixels; nil when they cannot be read, and a box is drawn.
    package typealias BitmapDecoder = @Sendable (Data) -> Bitmap?

    /// Where Debian's packages put the fonts that `FontTable` names.
    package static let debianFolders = [
        "/usr/share/fonts/truetype/inter-vf", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    ]

    /// What divides words that do not fit a line.
    package let hyphenation: Hyphenation
    let decodeBitmap: BitmapDecoder
    let shapedTexts = RecentCache<ShapingKey, ShapedText>()
    let paragraphs = RecentCache<ParagraphKey, Paragraph>()
    let shapings = Atomic(0)
    let words = RecentCache<WordKey, [PlacedGlyph]>()
    let wordShapings = Atomic(0)
    let lineBreaks = LineBreakFinder()
    /// File name to path, of the font files in the folders.
    private let paths: [String: String]
    private let state = Mutex(State())

    private struct State {
        /// Nil for what could not be opened, so that it is tried once.
        var files: [FileKey: FontFile?] = [:]
        var instances: [InstanceKey: FontInstance] = [:]
        var cascades: [FontCascade.Key: FontCascade] = [:]
        var registered: [FontFile] = []
        var unreadable: [String] = []
    }

    private struct FileKey: Hashable { var path: String, index: Int }

    private struct InstanceKey: Hashable {
        var file: ObjectIdentifier
        var weight, width: CGFloat
        var isItalic: Bool
        var capHeight: CGFloat?
        var isRounded: Bool
    }

    /// Lists the folders of fonts; where two hold the same file name, the first folder's counts. `hyphenation` is the folder of
    /// dictionaries, which are looked for when a word needs them.
    ///
    /// Throws `FontLibraryError.missingPackages` naming every font that all text needs and no folder holds.
    package init(
        folders: [String] = FontLibrary.debianFolders, hyphenation: String = Hyphenation.debianFolder,
        bitmapDecoder: @escaping BitmapDecoder = { _ in nil }
    ) throws {
        self.hyphenation = Hyphenation(folder: hyphenation)
        var paths: [String: String] = [:]
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where paths[name] == nil {
                paths[name] = folder + "/" + name
            }
        }
        let missing = FontTable.required.filter { paths[$0.file] == nil }
        guard missing.isEmpty else {
            throw FontLibraryError.missingPackages(missing.map { .init(font: $0.font, debianPackage: $0.debianPackage) })
        }
        (self.paths, decodeBitmap) = (paths, bitmapDecoder)
        ProcessFonts.join(self)
    }

    /// What pictures depend on here, as stable text: each required font with its version, HarfBuzz and ICU; one a line.
    package var fingerprint: String {
        let fonts = FontTable.required.map { row in "\(row.font) \(file(named: row.file)?.shortVersion ?? "unreadable")" }
        return (fonts + ["HarfBuzz \(String(cString: hb_version_string()))", "ICU \(ICU.version)"]).joined(separator: "\n")
    }

    /// Makes a font file known to `.custom` under its family, full and PostScript names; returns the PostScript name.
    ///
    /// `name` stands in the error message, usually the file's. Registering the same font twice changes nothing.
    @discardableResult
    package func register(fontFile data: Data, name: String? = nil) throws -> String {
        guard let file = FontFile(data: data) else { throw FontLibraryError.notAFont(name: name ?? "\(data.count) bytes") }
        state.withLock { state in
            guard !state.registered.contains(where: { $0.postScriptName == file.postScriptName }) else { return }
            state.registered.append(file)
        }
        forgetSubstitutes()
        return file.postScriptName
    }

    /// Keeps a sentence about a font file that could not be read, for the text that asks for a font in vain.
    package func note(unreadableFont sentence: String) { state.withLock { $0.unreadable.append(sentence) } }

    /// Sentences about font files that could not be read, in the order in which they were met.
    package var unreadableFonts: [String] { state.withLock(\.unreadable) }

    /// Says that a screen is done, and what only it needed may be forgotten.
    package func rest() {
        shapedTexts.rest()
        words.rest()
        paragraphs.rest()
    }

    /// What was resolved to a substitute before may be had now.
    func forgetSubstitutes() {
        state.withLock { $0.cascades = [:] }
        shapedTexts.removeAll()
        words.removeAll()
        paragraphs.removeAll()
    }

    /// The family names of the registered fonts, in the order of registration.
    package var registeredFamilies: [String] { state.withLock { $0.registered.map(\.familyName) } }

    var registeredFiles: [FontFile] { state.withLock { $0.registered } + ProcessFonts.files }

    // MARK: - Opening

    /// The font file of that name in the folders, opened once; nil when it is not there or no font.
    func file(named name: String, index: Int = 0) -> FontFile? {
        guard let path = paths[name] else { return nil }
        let key = FileKey(path: path, index: index)
        return state.withLock { state in
            if let known = state.files[key] { return known }
            let opened = FontFile(path: path, index: index)
            state.files[key] = .some(opened)
            return opened
        }
    }

    func hasFile(named name: String) -> Bool { paths[name] != nil }

    /// A file at a weight and slant; `capHeight`, in em, stretches its outlines upwards until capitals are that high.
    func instance(
        of file: FontFile, weight: CGFloat, width: CGFloat = 0, isItalic: Bool, capHeight: CGFloat? = nil, nominalWeight: CGFloat? = nil,
        isRounded: Bool = false
    ) -> FontInstance {
        // A static file looks the same at every weight.
        let weight = file.weightAxis == nil ? 0 : weight
        let key = InstanceKey(file: ObjectIdentifier(file), weight: weight, width: width, isItalic: isItalic, capHeight: capHeight, isRounded: isRounded)
        return state.withLock { state in
            if let known = state.instances[key] { return known }
            let made = FontInstance(
                file: file, weight: weight, width: width, isItalic: isItalic, capHeight: capHeight, nominalWeight: nominalWeight,
                isRounded: isRounded, decodeBitmap: decodeBitmap)
            state.instances[key] = made
            return made
        }
    }

    /// Which fonts draw a descriptor's text, in order of preference.
    func cascade(for font: FontDescriptor, language: String) -> FontCascade {
        let key = FontCascade.Key(font, language: language)
        if let known = state.withLock({ $0.cascades[key] }) { return known }
        let made = FontCascade(key: key, library: self)
        return state.withLock { state in
            if let known = state.cascades[key] { return known }
            state.cascades[key] = made
            return made
        }
    }
}

extension FontFile {
    /// "4.000" of "Version 4.000;git-…".
    fileprivate var shortVersion: String {
        let words = version.split { $0 == " " || $0 == ";" }
        return words.first { $0.first?.isNumber == true }.map(String.init) ?? version
    }
}
