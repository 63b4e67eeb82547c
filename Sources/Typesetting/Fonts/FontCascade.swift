import CHarfBuzz
import Foundation
import Synchronization

/// The fonts that draw text of one family, weight and slant: the family's own, then by script, then the general ones, then emoji.
///
/// Unowned library: cascades live inside it. The script lists are filled on first use, behind a lock.
final class FontCascade: @unchecked Sendable {
    struct Key: Hashable {
        var family: FontDescriptor.Family
        /// Of the system font: 0 is the text cut, 1 the display cut.
        var opticalPosition: CGFloat
        /// In em: how high the family's capitals are drawn; nil leaves them as they are (custom fonts).
        var capHeight: CGFloat?
        var weight, width: CGFloat
        var isItalic: Bool
        var language: String

        init(_ font: FontDescriptor, language: String) {
            (family, weight, width, isItalic, self.language) = (font.family, font.weight, font.width, font.isItalic, language)
            switch font.family {
            case .system, .rounded: opticalPosition = SystemFontFit.opticalPosition(size: font.size)
            case .serif, .monospaced, .custom: opticalPosition = 0
            }
            if case .custom = font.family {
                capHeight = nil
            } else {
                // Rounded, so that equal proportions at different sizes share their outlines.
                capHeight = font.size > 0 ? (font.capHeight / font.size * 4096).rounded() / 4096 : nil
            }
        }
    }

    let primary: FontInstance
    /// Between two optical cuts: the other one, whose advances are mixed in by this share.
    let blend: (instance: FontInstance, share: CGFloat)?
    /// In em, added to each advance of the primary font; nil where that is not the system's.
    let missingAdvance: CGFloat?
    /// Whether `primary` has all printable ASCII characters, so that they need no look-up one by one.
    let primaryCoversASCII: Bool
    /// The custom family that was asked for and is not there; `primary` then stands in for it.
    let missingFamily: String?
    private let key: Key
    private unowned let library: FontLibrary
    private let fallbacks = Mutex<[String: [FontInstance]]>([:])
    /// Answers for clusters of one character, by character and script.
    private let singles = Mutex<[Single: FontInstance?]>([:])

    private struct Single: Hashable { var scalar: Unicode.Scalar, script: UInt32 }

    init(key: Key, library: FontLibrary) {
        (self.key, self.library) = (key, library)
        var missing: String?
        func staticFile(_ family: String) -> FontFile? {
            library.staticFile(family, weight: key.weight, isItalic: key.isItalic)
        }
        let file: FontFile?
        switch key.family {
        case .system, .rounded: file = nil
        case .serif: file = staticFile(FontTable.serif)
        case .monospaced: file = staticFile(FontTable.monospaced)
        case .custom(let name):
            let found = library.customFile(name, weight: key.weight, isItalic: key.isItalic)
            if found == nil { missing = name }
            file = found ?? FontTable.substitutes[name.lowercased()].flatMap(staticFile)
        }
        func instance(_ file: FontFile, weight: CGFloat) -> FontInstance {
            library.instance(
                of: file, weight: weight, width: key.width, isItalic: key.isItalic, capHeight: key.capHeight, nominalWeight: key.weight,
                isRounded: key.family == .rounded)
        }
        let primary: FontInstance
        if let file {
            (primary, blend, missingAdvance) = (instance(file, weight: key.weight), nil, nil)
        } else {
            guard let text = library.file(named: FontTable.systemText), let display = library.file(named: FontTable.systemDisplay) else {
                preconditionFailure("the system fonts were there when the library was made, and cannot be opened now")
            }
            // The outlines of the two do not correspond, so the nearer cut is drawn, with advances between the two.
            let position = key.opticalPosition, weight = SystemFontFit.weight(key.weight)
            primary = instance(position < 0.5 ? text : display, weight: weight)
            missingAdvance = SystemFontFit.missingAdvance(weight: key.weight, opticalPosition: position)
            let other = position < 0.5 ? display : text
            blend = position > 0 && position < 1 ? (instance(other, weight: weight), min(position, 1 - position)) : nil
        }
        (self.primary, missingFamily) = (primary, missing)
        primaryCoversASCII = (0x20..<0x7F).allSatisfy { primary.covers(Unicode.Scalar(UInt8($0))) }
    }

    /// The first font that has a glyph for a cluster of one character; asked for often, so the answer is kept.
    func instance(for scalar: Unicode.Scalar, script: hb_script_t) -> FontInstance? {
        let single = Single(scalar: scalar, script: script.rawValue)
        if let known = singles.withLock({ $0[single] }) { return known }
        let found = instance(for: [scalar], script: script)
        singles.withLock { $0[single] = .some(found) }
        return found
    }

    /// The first font that has a glyph for all the characters of one grapheme cluster; nil when none has.
    ///
    /// Emoji, unless text style is asked for, go to the emoji font first.
    func instance(for scalars: [Unicode.Scalar], script: hb_script_t) -> FontInstance? {
        let drawn = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control }
        if isEmoji(scalars), let emoji = emojiInstance, drawn.allSatisfy(emoji.covers) { return emoji }
        // Inter keeps alternates in the private use area, which mean nothing there to anybody else; an icon font's are meant.
        if drawn.contains(where: { $0.properties.generalCategory == .privateUse }) {
            if case .custom = key.family, missingFamily == nil, drawn.allSatisfy(primary.covers) { return primary }
            return nil
        }
        if drawn.allSatisfy(primary.covers) { return primary }
        return instances(script: FontCascade.code(of: script)).first { drawn.allSatisfy($0.covers) }
    }

    /// "Arab": the ISO 15924 code, which HarfBuzz keeps as four characters in a number.
    private static func code(of script: hb_script_t) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script.rawValue >> $0) }, as: UTF8.self)
    }

    private var emojiInstance: FontInstance? {
        library.file(named: FontTable.emoji).map { library.instance(of: $0, weight: 400, isItalic: false) }
    }

    /// Whether the cluster is shown as a picture (UTS #51): by its own default, a variation selector, a joiner, a keycap or a flag.
    private func isEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
        guard let first = scalars.first, first.value > 0x22 else { return false }
        if scalars.contains("\u{FE0E}") { return false }
        if first.properties.isEmojiPresentation { return true }
        guard first.properties.isEmoji else { return false }
        return scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
    }

    private func instances(script: String) -> [FontInstance] {
        if let known = fallbacks.withLock({ $0[script] }) { return known }
        var files: [FontFile] = []
        func add(_ family: String) {
            if let file = library.staticFile(family, weight: key.weight, isItalic: key.isItalic) { files.append(file) }
        }
        func addCJK() {
            let isSerif = key.family == .serif
            for family in isSerif ? ["NotoSerifCJK", "NotoSansCJK"] : ["NotoSansCJK"] {
                let index = FontTable.cjkFace(language: key.language, script: script)
                let name = "\(family)-\(key.weight >= 600 ? "Bold" : "Regular").ttc"
                if let file = library.file(named: name, index: index) ?? library.file(named: "\(family)-Regular.ttc", index: index) {
                    files.append(file)
                }
            }
        }
        if FontTable.isCJK(script: script) { addCJK() }
        if let family = FontTable.families[script] {
            let sans = ["NotoSans\(family)UI", "NotoSans\(family)"], serif = ["NotoSerif\(family)"]
            (key.family == .serif ? serif + sans : sans + serif).forEach(add)
        }
        FontTable.general.forEach(add)
        if !FontTable.isCJK(script: script) { addCJK() }
        var instances = files.map { library.instance(of: $0, weight: key.weight, isItalic: key.isItalic) }
        if let emoji = emojiInstance { instances.append(emoji) }
        return fallbacks.withLock { known in
            known[script] = known[script] ?? instances
            return known[script]!
        }
    }
}

extension FontLibrary {
    /// The file of a family that comes as Regular, Bold, Italic and BoldItalic: the nearest to what is asked for.
    fileprivate func staticFile(_ family: String, weight: CGFloat, isItalic: Bool) -> FontFile? {
        let (weightName, italicName) = (weight >= 600 ? "Bold" : "Regular", weight >= 600 ? "BoldItalic" : "Italic")
        let names = isItalic ? [italicName, weightName, "Regular"] : [weightName, "Regular"]
        return names.lazy.map { "\(family)-\($0).ttf" }.first(where: hasFile).flatMap { file(named: $0) }
    }

    /// The registered font, or the one in the folders, that goes by a name.
    ///
    /// A family's name picks the face nearest in slant, then weight. A full or PostScript name picks that face, unless another
    /// weight or slant than the regular is asked for too; then its family is searched.
    fileprivate func customFile(_ name: String, weight: CGFloat, isItalic: Bool) -> FontFile? {
        let registered = registeredFiles
        if let exact = registered.first(where: { $0.postScriptName == name || $0.fullName == name }) {
            if weight == 400 && !isItalic || exact.weightAxis != nil { return exact }
            return nearest(in: registered.filter { $0.familyName == exact.familyName }, weight: weight, isItalic: isItalic)
        }
        if let found = nearest(in: registered.filter { $0.familyName == name }, weight: weight, isItalic: isItalic) { return found }
        let stem = name.filter { $0 != " " }
        if let variable = file(named: stem + ".var.ttf") { return variable }
        if let exact = file(named: stem + ".ttf") ?? file(named: stem + ".otf") { return exact }
        return staticFile(stem, weight: weight, isItalic: isItalic)
    }

    private func nearest(in files: [FontFile], weight: CGFloat, isItalic: Bool) -> FontFile? {
        files.min { a, b in
            func distance(_ file: FontFile) -> (Int, CGFloat) {
                (file.isItalic == isItalic ? 0 : 1, file.weightAxis?.contains(weight) == true ? 0 : abs(file.weight - weight))
            }
            return distance(a) < distance(b)
        }
    }
}
