import Foundation
import Snapshots

/// The cache as a run uses it: a verdict whose every input is as it was needs no worker at all.
@MainActor final class RunCache {
    private let cache: VerdictCache
    private let inputs: PreviewInputs
    private let lint: LintSettings
    private let takesForgiven: Bool
    private var unusable = 0
    private var troubles: [String] = []
    private var hasStored = false

    private init(_ cache: VerdictCache, _ inputs: PreviewInputs, _ lint: LintSettings, takesForgiven: Bool) {
        (self.cache, self.inputs, self.lint, self.takesForgiven) = (cache, inputs, lint, takesForgiven)
    }

    /// The cache of a run; nil without one.
    static func make(_ context: CommandContext, _ plan: RunPlan, _ mode: RecordMode) -> RunCache? {
        guard let path = context.cachePath, let inputs = plan.inputs else { return nil }
        return RunCache(VerdictCache(context.snapshotFolder(path)), inputs, context.lint, takesForgiven: mode != .all)
    }

    /// What to tell the worker that draws a picture, and the verdict if it is known. nil: there is nothing to compare with.
    func order(_ picture: PlannedPicture, _ reference: RenderOrder.Reference) -> (CacheOrder, KnownPicture?)? {
        guard let stored = try? WholeFile.read(reference.path) else { return nil }
        let layout = (try? WholeFile.read(String(reference.path.dropLast(".png".count)) + ".layout.txt")).flatMap { $0 } ?? Data()
        let digest = contentDigest(stored) + contentDigest(layout)
        var settings = picture.settings
        // It changes no pixel.
        settings.rasterThreads = 1
        let identity = picture.preview.identity
        let key = CacheKey([
            "kind": "picture", "tool": toolVersion, "program": inputs.program, "group": identity.group, "name": identity.name,
            "variant": identity.variant ?? "", "settings": json(settings), "lint": json(lint), "reference": digest,
        ])
        let order = CacheOrder(
            folder: cache.folder.path, key: key, drawing: inputs.drawing, reference: digest, takesForgiven: takesForgiven)
        switch cache.answer(to: key, as: KnownPicture.self) {
        case .known(let picture):
            let isKept = picture.drawn.finding?.isKept(takesForgiven: takesForgiven) ?? false
            return (order, isKept ? picture : nil)
        case .unknown: return (order, nil)
        case .unusable:
            unusable += 1
            return (order, nil)
        }
    }

    /// Takes note of what a worker answered.
    func note(_ drawn: DrawnPicture) {
        if let trouble = drawn.cacheTrouble { troubles.append(trouble) } else if drawn.origin != .known { hasStored = true }
    }

    /// Makes room if need be, and says what was not as it should be.
    func finish() -> [String] {
        if hasStored { cache.prune() }
        var notes: [String] = []
        if unusable > 0 {
            notes.append("\(unusable == 1 ? "1 file" : "\(unusable) files") in the cache \(cache.folder.displayPath) were damaged or of another tool; "
                + "they were ignored and written anew.")
        }
        if let first = troubles.first { notes.append("Verdicts could not be kept in the cache: \(first)") }
        return notes
    }
}

extension RenderResult {
    /// The answer that a worker gave when the verdict was kept.
    init(known picture: KnownPicture) {
        var drawn = picture.drawn
        (drawn.origin, drawn.drawnMilliseconds) = (.known, picture.milliseconds)
        self.init(index: 0, outcome: .drawn(drawn), milliseconds: picture.milliseconds)
    }
}
