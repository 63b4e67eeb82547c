import Foundation
import Snapshots

/// Draws in the tool's own process, one preview after the other. A trap ends everything, so it serves tests and debuggers.
@MainActor final class InProcessRenderer: PreviewRenderer {
    private let service: PreviewService

    init(_ source: any PreviewSource) { service = PreviewService(source: source) }

    func describe(_ settings: [PreviewSettings], wantsInputs: Bool, cpuSeconds: Int) throws -> PreviewCatalogue {
        let executable = try service.answer(.describe(settings, wantsInputs: wantsInputs, cpuSeconds: cpuSeconds)).executable
        let previews = executable.declarations.flatMap { declaration in
            service.answer(.expand(declaration, cpuSeconds: cpuSeconds)).listed(declaration)
        }
        return PreviewCatalogue(previews: previews, fingerprint: executable.fingerprint, inputs: executable.inputs)
    }

    func render(jobs: Int, next: () -> RenderOrder?, whenDone: (RenderResult) -> Void) {
        var index = 0
        while let order = next() {
            let start = ContinuousClock.now
            let answer = service.answer(.render(order))
            whenDone(RenderResult(index: index, answer, printed: [], milliseconds: milliseconds(since: start)))
            index += 1
        }
    }
}

private let outOfTurn = "A worker answered out of turn. Run again; if it stays, rebuild the executable."

extension WorkerAnswer {
    /// What the executable declares, or the reason why it cannot be known.
    var executable: PreviewExecutable {
        get throws {
            switch reply {
            case .described(let executable): return executable
            case .misconfigured(let reason), .failed(let reason): throw ConfigurationError(reason)
            case .drawn, .expanded: throw ConfigurationError(outOfTurn)
            }
        }
    }

    /// The pictures that a declaration holds, or the declaration itself with the reason why they are not known.
    func listed(_ declaration: PreviewDeclaration) -> [ListedPreview] {
        switch reply {
        // Where nothing new is learnt, the texts are kept once.
        case .expanded(let identities):
            identities.map { ListedPreview(identity: $0 == declaration.identity ? declaration.identity : $0, declaration: declaration) }
        case .failed(let reason), .misconfigured(let reason): [declaration.dead(Failure(.preview, reason), printed: [])]
        case .described, .drawn: [declaration.dead(Failure(.preview, outOfTurn), printed: [])]
        }
    }
}

extension PreviewDeclaration {
    /// The listing of a preview that died while it was listed.
    func dead(_ failure: Failure, printed: [String]) -> ListedPreview {
        ListedPreview(identity: identity, declaration: self, death: ListedPreview.Death(failure: failure, printed: printed))
    }
}

extension RenderResult {
    init(index: Int, _ answer: WorkerAnswer, printed: [String], milliseconds: Double) {
        let outcome: Outcome =
            switch answer.reply {
            case .drawn(let drawn): .drawn(drawn)
            case .failed(let reason), .misconfigured(let reason): .failed(Failure(.preview, reason), printed: printed)
            case .described, .expanded: .failed(Failure(.preview, outOfTurn), printed: printed)
            }
        self.init(index: index, outcome: outcome, picture: answer.picture, difference: answer.difference, milliseconds: milliseconds)
    }
}

/// Real time since a moment, in milliseconds.
func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) * 1000 + Double(passed.attoseconds) / 1e15
}
