import CHarfBuzz
import Foundation

/// A font's own line metrics in em: for custom fonts, whose line box is not San Francisco's.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline, both positive.
    package var ascent, descent: CGFloat
    /// What the font wants between lines.
    package var lineGap: CGFloat
    package var capHeight, xHeight: CGFloat
}

extension FontLibrary {
    /// The metrics of the face that draws a family at a weight and slant; nil for a custom family that is not there.
    package func metrics(of family: FontDescriptor.Family, weight: CGFloat = 400, isItalic: Bool = false) -> FontMetrics? {
        let descriptor = FontDescriptor(
            family: family, size: 17, weight: weight, isItalic: isItalic, ascent: 17, descent: 0, capHeight: 0)
        let cascade = cascade(for: descriptor, language: "en")
        guard cascade.missingFamily == nil else { return nil }
        return cascade.primary.metrics
    }
}

extension FontLibrary {
    /// Whether the font that draws a descriptor's text has small capitals of its own.
    package func hasSmallCaps(_ font: FontDescriptor) -> Bool { cascade(for: font, language: "en").primary.file.hasSmallCaps }
}

extension FontInstance {
    var metrics: FontMetrics {
        let em = file.unitsPerEm
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        func value(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(font, tag, &position)
            return CGFloat(position) / em
        }
        return FontMetrics(
            ascent: CGFloat(extents.ascender) / em, descent: -CGFloat(extents.descender) / em, lineGap: CGFloat(extents.line_gap) / em,
            capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
    }
}
