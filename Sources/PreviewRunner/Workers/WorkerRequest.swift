import Foundation
import Snapshots

/// What the parent asks of a worker.
enum WorkerRequest: Codable, Sendable {
    /// Check the settings, then list the previews.
    case describe(PreviewSettings, cpuSeconds: Int)
    case render(RenderOrder)

    var cpuSeconds: Int {
        switch self {
        case .describe(_, let seconds): seconds
        case .render(let order): order.cpuSeconds
        }
    }

    var wallSeconds: Int { 3 * cpuSeconds }
}
