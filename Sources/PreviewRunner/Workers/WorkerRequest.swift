import Foundation
import Snapshots

/// What the parent asks of a worker.
enum WorkerRequest: Codable, Sendable {
    /// Check the settings, then find the previews.
    case describe([PreviewSettings], cpuSeconds: Int)
    /// Say which pictures a preview holds.
    case expand(PreviewDeclaration, cpuSeconds: Int)
    case render(RenderOrder)

    var cpuSeconds: Int {
        switch self {
        case .describe(_, let seconds), .expand(_, let seconds): seconds
        case .render(let order): order.cpuSeconds
        }
    }

    /// Real time after which a preview that waits instead of computing is given up. On a busy machine it waits for a processor, too.
    var wallSeconds: Int { 4 * cpuSeconds }
}
