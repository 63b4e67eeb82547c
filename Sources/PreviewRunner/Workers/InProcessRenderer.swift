import Foundation
import Snapshots

/// Draws in the tool's own process, one preview after the other. A trap ends everything, so it serves tests and debuggers.
@MainActor final class InProcessRenderer: PreviewRenderer {
    private let service: PreviewService

    init(_ source: any PreviewSource) { service = PreviewService(source: source) }

    func describe(_ settings: PreviewSettings, cpuSeconds: Int) throws -> PreviewCatalogue {
        try service.answer(.describe(settings, cpuSeconds: cpuSeconds)).catalogue
    }

    func render(_ orders: [RenderOrder], jobs: Int, whenDone: (RenderResult) -> Void) {
        for (index, order) in orders.enumerated() {
            let start = ContinuousClock.now
            let answer = service.answer(.render(order))
            whenDone(RenderResult(index: index, answer, printed: [], milliseconds: milliseconds(since: start)))
        }
    }
}

private let outOfTurn = "A worker answered out of turn. Run again; if it stays, rebuild the executable."

extension WorkerAnswer {
    /// The list of previews, or the reason there is none.
    var catalogue: PreviewCatalogue {
        get throws {
            switch reply {
            case .described(let catalogue): return catalogue
            case .misconfigured(let reason), .failed(let reason): throw ConfigurationError(reason)
            case .drawn: throw ConfigurationError(outOfTurn)
            }
        }
    }
}

extension RenderResult {
    init(index: Int, _ answer: WorkerAnswer, printed: [String], milliseconds: Double) {
        let outcome: Outcome =
            switch answer.reply {
            case .drawn(let drawn): .drawn(drawn)
            case .failed(let reason), .misconfigured(let reason): .failed(Failure(.preview, reason), printed: printed)
            case .described: .failed(Failure(.preview, outOfTurn), printed: printed)
            }
        self.init(index: index, outcome: outcome, picture: answer.picture, difference: answer.difference, milliseconds: milliseconds)
    }
}

/// Real time since a moment, in milliseconds.
func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) * 1000 + Double(passed.attoseconds) / 1e15
}
