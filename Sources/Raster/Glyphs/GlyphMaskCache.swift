import Foundation
import Graphics

/// Remembers glyph masks across pictures; what is remembered never changes what is drawn.
final class GlyphMaskCache: @unchecked Sendable {
    static let shared = GlyphMaskCache()

    private struct Key: Hashable {
        var shape: ObjectIdentifier
        var size: Double
        var phase: Int
    }

    private struct Entry {
        /// Keeps the shape alive, so that its identity is not given to another.
        var shape: GlyphShape
        var mask: GlyphMask?
    }

    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]
    private var byteCount = 0

    /// When the masks take more bytes than this, all are forgotten.
    private static let mostBytes = 64 << 20

    /// The mask of an outline glyph; nil if it has no ink.
    func mask(of shape: GlyphShape, outline: Path, size: Double, phase: Int) -> GlyphMask? {
        let key = Key(shape: ObjectIdentifier(shape), size: size, phase: phase)
        lock.lock()
        defer { lock.unlock() }
        if let entry = entries[key] { return entry.mask }
        let mask = GlyphMask(outline: outline, size: size, phase: phase)
        byteCount += 200 + (mask?.mask.bytes.count ?? 0)
        if byteCount > Self.mostBytes {
            entries.removeAll()
            byteCount = 200 + (mask?.mask.bytes.count ?? 0)
        }
        entries[key] = Entry(shape: shape, mask: mask)
        return mask
    }
}
