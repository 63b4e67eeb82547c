import CHarfBuzz
import Foundation
import Graphics
import Synchronization

/// A font file at one weight and slant: what text is shaped with and glyphs are drawn from; independent of size.
///
/// The HarfBuzz font is immutable once made and may be used from several threads; the glyph cache has its own lock.
final class FontInstance: @unchecked Sendable {
    let file: FontFile
    /// Scaled to the file's units per em.
    let font: OpaquePointer
    /// For reports: "Inter 600", "Noto Sans Hebrew Bold".
    let name: String
    /// What outlines are multiplied by in height.
    private let stretch: CGFloat
    /// What outlines and advances are multiplied by in width, where the font has no width axis.
    let widthFactor: CGFloat
    /// By how much, in em, outward corners of outlines are bent.
    private let cornerRadius: CGFloat
    private let decodeBitmap: @Sendable (Data) -> Bitmap?
    private let shapes = Mutex<[UInt32: GlyphShape]>([:])

    /// The glyph number that stands for a character nobody can draw.
    static let missingGlyph = UInt32.max

    /// `capHeight`, in em, stretches the outlines upwards until the capitals are that high; advances stay. Nil, and heights that
    /// are off by more than a tenth (a font without Latin capitals), leave them as they are. `nominalWeight` is the one named.
    /// `width` is 0 for the usual width, and -0.9 at least. `isRounded` bends the outward corners of outlines.
    init(
        file: FontFile, weight: CGFloat, width: CGFloat = 0, isItalic: Bool, capHeight: CGFloat? = nil, nominalWeight: CGFloat? = nil,
        isRounded: Bool = false, decodeBitmap: @escaping @Sendable (Data) -> Bitmap?
    ) {
        (self.file, self.decodeBitmap) = (file, decodeBitmap)
        cornerRadius = isRounded ? RoundedOutline.radius(weight: weight) : 0
        font = hb_font_create(file.face)
        let scale = Int32(file.unitsPerEm)
        hb_font_set_scale(font, scale, scale)

        var variations: [hb_variation_t] = []
        if let axis = file.weightAxis {
            let value = min(max(weight, axis.lowerBound), axis.upperBound)
            variations.append(hb_variation_t(tag: openTypeTag("wght"), value: Float(value)))
        }
        let relativeWidth = 1 + max(width, -0.9)
        if let axis = file.widthAxis {
            let value = min(max(100 * relativeWidth, axis.lowerBound), axis.upperBound)
            variations.append(hb_variation_t(tag: openTypeTag("wdth"), value: Float(value)))
            widthFactor = 1
        } else {
            widthFactor = relativeWidth
        }
        if isItalic, !file.isItalic, !file.isColorBitmap {
            // San Francisco's italic leans by 0.21, twelve degrees. What the slant axis cannot give is sheared.
            var slant: CGFloat = 0.2126
            if let axis = file.slantAxis, axis.lowerBound < 0 {
                variations.append(hb_variation_t(tag: openTypeTag("slnt"), value: Float(max(axis.lowerBound, -10))))
                // The tangent of ten degrees; axes of other depth are unknown here and end up within a degree.
                slant -= 0.1763
            }
            hb_font_set_synthetic_slant(font, Float(slant))
        }
        if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
        hb_font_make_immutable(font)
        let ratio = (capHeight ?? 0) / FontInstance.capHeight(of: font, unitsPerEm: file.unitsPerEm)
        stretch = ratio > 0.9 && ratio < 1.1 ? ratio : 1

        let style = file.weightAxis == nil ? file.styleName : String(Int((nominalWeight ?? weight).rounded()))
        name = [file.familyName, style, isItalic && !file.isItalic ? "slanted" : "", isRounded ? "rounded" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    deinit { hb_font_destroy(font) }

    /// Whether the font has a glyph for the character.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0
    }

    /// What a glyph looks like, in em, y downwards; the same object each time it is asked for.
    func shape(of glyph: UInt32) -> GlyphShape {
        shapes.withLock { shapes in
            if let known = shapes[glyph] { return known }
            let made = makeShape(of: glyph)
            shapes[glyph] = made
            return made
        }
    }

    private func makeShape(of glyph: UInt32) -> GlyphShape {
        if glyph == FontInstance.missingGlyph { return MissingGlyph.shape }
        if file.isColorBitmap { return bitmapShape(of: glyph) }
        var path = GlyphOutline.path(of: glyph, in: font, unitsPerEm: file.unitsPerEm)
        if cornerRadius > 0 { path = RoundedOutline.path(path, radius: cornerRadius) }
        if stretch != 1 || widthFactor != 1 { path = path.applying(CGAffineTransform(scaleX: widthFactor, y: stretch)) }
        return GlyphShape(path.isEmpty ? .empty : .outline(path))
    }

    /// The height of the H, in em; 0 for a font without one.
    private static func capHeight(of font: OpaquePointer, unitsPerEm: CGFloat) -> CGFloat {
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(font, 0x48, &glyph) != 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return 0 }
        return CGFloat(extents.y_bearing) / unitsPerEm
    }

    /// The glyph's picture; nothing where the font has none (a space), a box where it cannot be decoded.
    private func bitmapShape(of glyph: UInt32) -> GlyphShape {
        let blob = hb_ot_color_glyph_reference_png(font, glyph)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else {
            return GlyphShape(.empty)
        }
        guard let bitmap = decodeBitmap(Data(bytes: bytes, count: Int(length))) else { return MissingGlyph.shape }
        let em = file.unitsPerEm
        return GlyphShape(.bitmap(bitmap, CGRect(
            x: CGFloat(extents.x_bearing) / em, y: -CGFloat(extents.y_bearing) / em,
            width: CGFloat(extents.width) / em, height: -CGFloat(extents.height) / em)))
    }
}
