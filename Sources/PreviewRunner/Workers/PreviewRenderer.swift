import Foundation
import Snapshots

/// Something that lists previews and draws them: worker processes, or the tool's own process in tests.
@MainActor protocol PreviewRenderer: AnyObject {
    /// Checks the settings and lists the previews. Throws `ConfigurationError`, `WorkerStartError` or `ListingFailure`.
    func describe(_ settings: PreviewSettings, cpuSeconds: Int) throws -> PreviewCatalogue

    /// Carries out every order and hands over each result as soon as it is there, in any order, on the caller's thread.
    func render(_ orders: [RenderOrder], jobs: Int, whenDone: (RenderResult) -> Void)
}

/// The previews could not even be listed because the code that makes them crashed or hung.
struct ListingFailure: Error, CustomStringConvertible {
    var ending: WorkerEnding

    var description: String {
        var text = "Listing the previews failed. \(ending.reason)"
        if !ending.printed.isEmpty { text += "\nThe last it printed:\n" + ending.printed.suffix(5).map { "  " + $0 }.joined(separator: "\n") }
        return text
    }
}

/// What became of one order.
struct RenderResult: Sendable {
    enum Outcome: Sendable {
        case drawn(DrawnPicture)
        case failed(Failure, printed: [String])
    }

    /// The place of the order in the list.
    var index: Int
    var outcome: Outcome
    /// PNG bytes of the picture and of the marked difference, where the order asked for them.
    var picture, difference: Data?
    /// Real time from order to answer.
    var milliseconds: Double
}
