import Foundation
import Snapshots

/// Something that lists previews and draws them: worker processes, or the tool's own process in tests.
@MainActor protocol PreviewRenderer: AnyObject {
    /// Checks the settings and lists the previews. One whose code dies while it is listed is listed with its failure.
    /// Throws `ConfigurationError`, `WorkerStartError` or `ListingFailure`.
    func describe(_ settings: [PreviewSettings], cpuSeconds: Int) throws -> PreviewCatalogue

    /// Carries out every order and hands over each result as soon as it is there, in any order, on the caller's thread.
    func render(_ orders: [RenderOrder], jobs: Int, whenDone: (RenderResult) -> Void)
}

/// Every preview of an executable, and the versions their pictures depend on.
struct PreviewCatalogue: Sendable {
    var previews: [ListedPreview]
    var fingerprint: [String: String]
}

/// One picture that can be drawn, or a preview that died before it could say which pictures it holds.
struct ListedPreview: Sendable {
    struct Death: Sendable {
        var failure: Failure
        var printed: [String]
    }

    var identity: PreviewIdentity
    var declaration: PreviewDeclaration
    var death: Death?
}

/// The previews could not even be found because the process that looks for them crashed or hung.
struct ListingFailure: Error, CustomStringConvertible {
    var ending: WorkerEnding

    var description: String {
        var text = "Looking for the previews failed. \(ending.reason)"
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
