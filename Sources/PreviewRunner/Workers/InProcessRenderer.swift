import Foundation
import Snapshots

/// Draws in the tool's own process, one preview after the other. A trap ends everything, so it serves tests and debuggers.
@MainActor final class InProcessRenderer: PreviewRenderer {
    private let service: PreviewService

    init(_ source: any PreviewSource) { service = PreviewService(source: source) }

    func describe(
        _ settings: [PreviewSettings], wantsInputs: Bool, jobs: Int, cpuSeconds: Int, placed: (PreviewIdentity) -> PreviewIdentity
    ) throws -> PreviewCatalogue {
        let executable = try service.answer(.describe(settings, wantsInputs: wantsInputs, cpuSeconds: cpuSeconds)).executable
        let expansions = try service.answer(.expand(0..<executable.count, cpuSeconds: cpuSeconds)).expansions
        return withoutActuallyEscaping(placed) { placed in
            var listing = PreviewListing(placed: placed)
            expansions.forEach { listing.add($0) }
            return PreviewCatalogue(previews: listing.previews, fingerprint: executable.fingerprint, inputs: executable.inputs)
        }
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
            case .drawn, .declared, .expanded: throw ConfigurationError(outOfTurn)
            }
        }
    }

    /// The declarations that were asked for.
    var declarations: [PreviewDeclaration] {
        get throws {
            switch reply {
            case .declared(let declarations): return declarations
            case .misconfigured(let reason), .failed(let reason): throw ConfigurationError(reason)
            case .drawn, .described, .expanded: throw ConfigurationError(outOfTurn)
            }
        }
    }

    /// What became of listing the declarations that were asked for.
    var expansions: [Expansion] {
        get throws {
            switch reply {
            case .expanded(let expansions): return expansions
            case .misconfigured(let reason), .failed(let reason): throw ConfigurationError(reason)
            case .drawn, .described, .declared: throw ConfigurationError(outOfTurn)
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
            case .described, .declared, .expanded: .failed(Failure(.preview, outOfTurn), printed: printed)
            }
        self.init(index: index, outcome: outcome, picture: answer.picture, difference: answer.difference, milliseconds: milliseconds)
    }
}

/// Real time since a moment, in milliseconds.
func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) * 1000 + Double(passed.attoseconds) / 1e15
}
