import Foundation
import Snapshots

/// What the parent asks of a worker.
enum WorkerRequest: Codable, Sendable {
    /// Check the settings, then find the previews; digest what they depend on if that is wanted.
    case describe([PreviewSettings], wantsInputs: Bool, cpuSeconds: Int)
    /// Say which pictures a preview holds.
    case expand(PreviewDeclaration, cpuSeconds: Int)
    case render(RenderOrder)

    var cpuSeconds: Int {
        switch self {
        case .describe(_, _, let seconds), .expand(_, let seconds): seconds
        case .render(let order): order.cpuSeconds
        }
    }

    /// Real time after which a preview that waits instead of computing is given up. On a busy machine it waits for a processor, too.
    var wallSeconds: Int { 4 * cpuSeconds }
}
