import CHarfBuzz
import Foundation

/// A glyph as a font places it, in em; y upwards.
struct PlacedGlyph: Sendable {
    var id: UInt32
    /// UTF-16 offset of the first character it stands for.
    var cluster: Int
    var advance, x, y: CGFloat
}

/// Where glyphs come from: HarfBuzz, asked one item of a text after the other.
final class GlyphSource {
    private let text: [UInt16]
    private let language: OpaquePointer?
    private let buffer: OpaquePointer

    init(text: [UInt16], language: String) {
        (self.text, self.language) = (text, hb_language_from_string(language, -1))
        buffer = hb_buffer_create()
    }

    deinit { hb_buffer_destroy(buffer) }

    /// The glyphs of an item from left to right, joined with what stands before and after it in the text.
    func glyphs(of item: Itemizer.Item, from instance: FontInstance, script: hb_script_t, features: [hb_feature_t]) -> [PlacedGlyph] {
        hb_buffer_clear_contents(buffer)
        text.withUnsafeBufferPointer {
            hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), UInt32(item.text.lowerBound), Int32(item.text.count))
        }
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        hb_shape(instance.font, buffer, features, UInt32(features.count))

        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count), let infos = hb_buffer_get_glyph_infos(buffer, &count)
        else { return [] }
        let em = instance.file.unitsPerEm, width = instance.widthFactor
        return (0..<Int(count)).map { index in
            let position = positions[index]
            return PlacedGlyph(
                id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: CGFloat(position.x_advance) / em * width,
                x: CGFloat(position.x_offset) / em * width, y: CGFloat(position.y_offset) / em)
        }
    }

    static func isUnjoined(_ script: hb_script_t) -> Bool {
        switch script {
        case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_HEBREW,
            HB_SCRIPT_THAI, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO: true
        default: false
        }
    }

    /// Kerning and ligatures are HarfBuzz's defaults.
    ///
    /// Inter's contextual alternates turn "->" into an arrow and "2x2" into a product, which San Francisco does not: off.
    static func features(of run: TextRun, isPrimary: Bool) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        func set(_ tag: String, _ value: UInt32) {
            features.append(hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: UInt32.max))
        }
        if isPrimary {
            switch run.font.family {
            case .system, .rounded: set("calt", 0)
            case .serif, .monospaced, .custom: break
            }
        }
        if run.font.monospacedDigits { set("tnum", 1) }
        if run.font.smallCaps == .lowercase || run.font.smallCaps == .all { set("smcp", 1) }
        if run.font.smallCaps == .uppercase || run.font.smallCaps == .all { set("c2sc", 1) }
        if run.tracking != 0 {
            set("liga", 0)
            set("clig", 0)
        }
        return features
    }
}
