import Foundation
import Graphics
import ImageDiff
import Snapshots

/// Answers requests by drawing: the same work whether it happens in a worker process or in the tool's own.
@MainActor struct PreviewService {
    let source: any PreviewSource

    func answer(_ request: WorkerRequest) -> WorkerAnswer {
        switch request {
        case .describe(let settings, let wantsInputs, _): describe(settings, wantsInputs)
        case .declare(let places, _): declare(places)
        case .expand(let places, _): expand(places)
        case .render(let order): render(order)
        }
    }

    private func describe(_ settings: [PreviewSettings], _ wantsInputs: Bool) -> WorkerAnswer {
        do {
            for settings in settings { try source.validate(settings) }
            return WorkerAnswer(.described(PreviewExecutable(
                count: try source.declarationCount(), fingerprint: source.fingerprint, inputs: wantsInputs ? source.inputs : nil)))
        } catch {
            return WorkerAnswer(.misconfigured("\(error)"))
        }
    }

    private func declare(_ places: Range<Int>) -> WorkerAnswer {
        do {
            return WorkerAnswer(.declared(try places.map { try source.declaration(at: $0) }))
        } catch {
            return WorkerAnswer(.failed("\(error)"))
        }
    }

    private func expand(_ places: Range<Int>) -> WorkerAnswer {
        do {
            return WorkerAnswer(.expanded(try places.map { expand(try source.declaration(at: $0)) }))
        } catch {
            return WorkerAnswer(.failed("\(error)"))
        }
    }

    private func expand(_ declaration: PreviewDeclaration) -> Expansion {
        do {
            let identities = try source.identities(of: declaration)
            return Expansion(declaration: declaration, identities: identities == [declaration.identity] ? nil : identities)
        } catch {
            return Expansion(declaration: declaration, failure: Failure(.preview, "\(error)"))
        }
    }

    private func render(_ order: RenderOrder) -> WorkerAnswer {
        do {
            let start = ContinuousClock.now
            return try answer(order, source.render(order.identity, ofDeclarationAt: order.declaration, order.settings), since: start)
        } catch {
            return WorkerAnswer(.failed("\(error)"))
        }
    }

    private func answer(_ order: RenderOrder, _ rendered: RenderedPicture, since start: ContinuousClock.Instant) throws -> WorkerAnswer {
        var drawn = DrawnPicture(
            size: PixelSize(width: 0, height: 0), finding: nil, layout: rendered.outline.text, accessibility: rendered.accessibility,
            diagnostics: rendered.diagnostics, stageMilliseconds: rendered.stageMilliseconds)
        let cache = ContentCache(order, rendered)
        if let known = cache?.known() {
            (drawn.size, drawn.finding, drawn.lint) = (known.size, known.finding, known.lint)
            drawn.notes = notes(on: rendered.tolerance, known.finding)
            (drawn.origin, drawn.drawnMilliseconds) = (.laidOut, known.milliseconds)
            drawn.cacheTrouble = cache?.keep(drawn, milliseconds: known.milliseconds)
            return WorkerAnswer(.drawn(drawn))
        }
        let drawing = ContinuousClock.now
        let bitmap = rendered.draw()
        drawn.stageMilliseconds["raster"] = milliseconds(since: drawing)
        drawn.size = PixelSize(width: bitmap.width, height: bitmap.height)
        guard bitmap.width > 0, bitmap.height > 0 else {
            return WorkerAnswer(.failed("It drew a picture of \(drawn.size) pixels. Give the view a size, e.g. with frame(width:height:)."))
        }
        drawn.lint = PictureLint(order.lint)
            .findings(in: bitmap, rendered.outline, accessibility: rendered.accessibility, diagnostics: rendered.diagnostics)
        let threads = order.settings.rasterThreads
        guard let reference = order.reference else {
            return WorkerAnswer(.drawn(drawn), picture: try PictureFile.encode(bitmap, effort: .fast, threads: threads))
        }
        let check = try referenceCheck(reference, rendered)
        let (finding, difference) = check.compare(bitmap, withFileAt: reference.path, called: reference.displayPath)
        drawn.finding = finding
        drawn.notes = notes(on: rendered.tolerance, finding)
        if let cache {
            drawn.origin = .drawn
            drawn.cacheTrouble = cache.keep(drawn, milliseconds: milliseconds(since: start))
        }
        if finding == .identical {
            if drawn.hasTexts(storedBeside: reference.path) {
                (drawn.layout, drawn.accessibility, drawn.hasStoredTexts) = ("", nil, true)
            }
            return WorkerAnswer(.drawn(drawn))
        }
        return WorkerAnswer(
            .drawn(drawn), picture: try PictureFile.encode(bitmap, threads: threads),
            difference: try difference.map { try PictureFile.encode($0, effort: .fast, threads: threads) })
    }

    private func referenceCheck(_ reference: RenderOrder.Reference, _ rendered: RenderedPicture) throws -> ReferenceCheck {
        let rule: any DifferenceAlgorithm = rendered.tolerance ?? ExactDifference()
        guard !rendered.masks.isEmpty else { return ReferenceCheck(algorithm: rule, drawsDifference: reference.drawsDifference) }
        // Where the views stood and where they stand: a masked view that moves shows in the layout, not in its pixels.
        let stored = try WholeFile.read(String(reference.path.dropLast(".png".count)) + ".layout.txt").map { String(decoding: $0, as: UTF8.self) }
        var boxes: [PixelBox] = []
        for name in rendered.masks {
            let mask = ViewMask(name)
            let here = mask.boxes(in: rendered.outline.text)
            guard !here.isEmpty else {
                throw ConfigurationError("The mask '\(name)' names no view of this picture. Look at 'render --layout' for those there are.")
            }
            boxes += here + (stored.map(mask.boxes) ?? [])
        }
        return ReferenceCheck(algorithm: rule, drawsDifference: reference.drawsDifference, masks: boxes)
    }

    private func notes(on tolerance: PixelTolerance?, _ finding: ReferenceFinding) -> [String] {
        guard let tolerance else { return [] }
        switch finding {
        case .identical: return ["Its tolerance was not used and can be taken away; its reason is: \(tolerance.reason)"]
        case .different(let difference): return tolerance.excess(of: difference).map { ["Its tolerance does not cover this: \($0)."] } ?? []
        case .withinTolerance: return ["Forgiven because: \(tolerance.reason)"]
        case .missing, .sizeChanged, .unreadable: return []
        }
    }
}

extension DrawnPicture {
    /// Whether its texts are those of a stored picture. Most are, and then nobody needs them but the worker.
    fileprivate func hasTexts(storedBeside picture: String) -> Bool {
        func stored(_ ending: String) -> Data? { (try? WholeFile.read(picture.dropLast(".png".count) + ending)) ?? nil }
        return stored(".layout.txt") == Data(layout.utf8) && stored(".a11y.txt") == accessibility.map { Data($0.utf8) }
    }
}
