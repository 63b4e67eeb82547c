import Foundation
import Snapshots

/// What the parent asks of a worker.
enum WorkerRequest: Codable, Sendable {
    /// Check the settings, then count the previews; digest what they depend on if that is wanted.
    case describe([PreviewSettings], wantsInputs: Bool, cpuSeconds: Int)
    /// Say how some previews are declared, without running code of theirs.
    case declare(Range<Int>, cpuSeconds: Int)
    /// Say which pictures some previews hold.
    case expand(Range<Int>, cpuSeconds: Int)
    case render(RenderOrder)

    var cpuSeconds: Int {
        switch self {
        case .describe(_, _, let seconds), .declare(_, let seconds), .expand(_, let seconds): seconds
        case .render(let order): order.cpuSeconds
        }
    }

    /// Real time after which a preview that waits instead of computing is given up. On a busy machine it waits for a processor, too.
    var wallSeconds: Int { 4 * cpuSeconds }
}
