import CHarfBuzz
import Foundation

/// One face of a font file, open: its tables, its names, and what kind of font it is.
///
/// HarfBuzz faces are immutable once made and may be used from several threads, hence `@unchecked`.
final class FontFile: @unchecked Sendable {
    let face: OpaquePointer
    let unitsPerEm: CGFloat
    let familyName, styleName, fullName, postScriptName: String
    let version: String
    /// OS/2 weight class, 100…900; of a variable font, the default's.
    let weight: CGFloat
    let isItalic: Bool
    /// The range of the weight axis; nil for a static font.
    let weightAxis: ClosedRange<CGFloat>?
    /// The range of the slant axis, in degrees clockwise (negative leans right); nil for a font without one.
    let slantAxis: ClosedRange<CGFloat>?
    /// The range of the width axis, in per cent of the usual width; nil for a font without one.
    let widthAxis: ClosedRange<CGFloat>?
    /// Whether glyphs are pictures (CBDT or sbix).
    let isColorBitmap: Bool
    /// Whether the font has small capitals of its own (the OpenType feature `smcp`).
    let hasSmallCaps: Bool

    /// Opens one face of a file; `index` counts the faces of a collection (ttc). Nil when it is missing or no font.
    convenience init?(path: String, index: Int = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        self.init(blob: blob, index: index)
    }

    /// Opens a font held in memory; the bytes are copied. Nil when they are no font.
    convenience init?(data: Data, index: Int = 0) {
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        self.init(blob: blob!, index: index)
    }

    private init?(blob: OpaquePointer, index: Int) {
        guard index < hb_face_count(blob) else { return nil }
        let face = hb_face_create(blob, UInt32(index))!
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        self.face = face
        unitsPerEm = CGFloat(hb_face_get_upem(face))

        func name(_ identifiers: UInt32...) -> String {
            identifiers.lazy.map { FontFile.name($0, of: face) }.first { !$0.isEmpty } ?? ""
        }
        (familyName, styleName) = (name(16, 1), name(17, 2))
        (fullName, version, postScriptName) = (name(4), name(5), name(6))

        let font = hb_font_create(face)!
        defer { hb_font_destroy(font) }
        weight = CGFloat(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        weightAxis = FontFile.axis("wght", of: face)
        slantAxis = FontFile.axis("slnt", of: face)
        widthAxis = FontFile.axis("wdth", of: face)
        isColorBitmap = hb_ot_color_has_png(face) != 0
        hasSmallCaps = FontFile.hasSmallCaps(face)
    }

    deinit { hb_face_destroy(face) }

    private static func hasSmallCaps(_ face: OpaquePointer) -> Bool {
        var count: UInt32 = 256
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_ot_layout_table_get_feature_tags(face, openTypeTag("GSUB"), 0, &count, &tags)
        return tags.prefix(Int(count)).contains(openTypeTag("smcp"))
    }

    private static func name(_ identifier: UInt32, of face: OpaquePointer) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        var length = UInt32(buffer.count)
        hb_ot_name_get_utf8(face, identifier, hb_language_from_string("en", -1), &length, &buffer)
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func axis(_ name: String, of face: OpaquePointer) -> ClosedRange<CGFloat>? {
        var axis = hb_ot_var_axis_info_t()
        guard hb_ot_var_find_axis_info(face, openTypeTag(name), &axis) != 0 else { return nil }
        return CGFloat(axis.min_value)...CGFloat(axis.max_value)
    }
}

/// Four ASCII characters as the number OpenType stores: `HB_TAG`, which is a C macro and does not reach Swift.
func openTypeTag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}
