import Foundation
import Snapshots

/// The cache as a worker uses it: a preview is laid out, and if its drawing steps are known, no pixel is drawn.
struct ContentCache {
    private let order: CacheOrder
    private let cache: VerdictCache
    /// nil where it is not known which code draws.
    private let key: CacheKey?

    init?(_ order: RenderOrder, _ rendered: RenderedPicture) {
        guard let cache = order.cache else { return nil }
        self.order = cache
        self.cache = VerdictCache(SnapshotFolder(path: cache.folder, displayPath: cache.folder))
        key = Self.key(cache, order.lint, rendered)
    }

    private static func key(_ order: CacheOrder, _ lint: LintSettings, _ rendered: RenderedPicture) -> CacheKey? {
        guard let drawing = order.drawing, let content = rendered.content else { return nil }
        return CacheKey([
            "kind": "pixels", "drawing": drawing, "content": content, "reference": order.reference, "outline": rendered.outline.text,
            "accessibility": rendered.accessibility ?? "", "diagnostics": json(rendered.diagnostics), "lint": json(lint),
            "tolerance": rendered.tolerance.map { "\($0)" } ?? "", "masks": rendered.masks.joined(separator: "\n"),
        ])
    }

    /// What is known of these drawing steps.
    func known() -> KnownPixels? {
        guard let key, case .known(let pixels) = cache.answer(to: key, as: KnownPixels.self) else { return nil }
        return pixels.finding.isKept(takesForgiven: order.takesForgiven) ? pixels : nil
    }

    /// Keeps a verdict. The sentence says why that was not possible; the run is good without.
    func keep(_ drawn: DrawnPicture, milliseconds: Double) -> String? {
        guard let finding = drawn.finding, finding.isKept(takesForgiven: true) else { return nil }
        var kept = drawn
        // Neither origin nor stages are of the picture; they are of this run.
        (kept.origin, kept.stageMilliseconds) = (nil, [:])
        do throws(FileError) {
            try cache.store(KnownPicture(drawn: kept, milliseconds: milliseconds), under: order.key)
            guard let key, drawn.origin == .drawn else { return nil }
            try cache.store(KnownPixels(size: drawn.size, finding: finding, lint: drawn.lint, milliseconds: milliseconds), under: key)
            return nil
        } catch {
            return error.description
        }
    }
}

/// A value as JSON with sorted keys, for keys.
func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "-"
}
