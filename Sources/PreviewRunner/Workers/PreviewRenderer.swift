import Foundation
import Snapshots

/// Something that lists previews and draws them: worker processes, or the tool's own process in tests.
@MainActor protocol PreviewRenderer: AnyObject {
    /// Checks the settings and lists the previews. One whose code dies while it is listed is listed with its failure.
    /// Throws `ConfigurationError`, `WorkerStartError` or `ListingFailure`.
    ///
    /// - Parameter wantsInputs: whether the catalogue shall have digests of what pictures depend on.
    func describe(_ settings: [PreviewSettings], wantsInputs: Bool, cpuSeconds: Int) throws -> PreviewCatalogue

    /// Carries out orders until there are none, and hands over each result as soon as it is there, in any order. Both on the caller's thread.
    ///
    /// - Parameters:
    ///   - next: gives an order whenever a worker will be free for one; the first has the index 0.
    func render(jobs: Int, next: () -> RenderOrder?, whenDone: (RenderResult) -> Void)
}

/// Every preview of an executable, and the versions their pictures depend on.
struct PreviewCatalogue: Sendable {
    var previews: [ListedPreview]
    var fingerprint: [String: String]
    var inputs: PreviewInputs?
}

/// One picture that can be drawn, or a preview that died before it could say which pictures it holds.
///
/// An object, because plans of thousands hold each in several lists.
final class ListedPreview: Sendable {
    struct Death: Sendable {
        var failure: Failure
        var printed: [String]
    }

    let identity: PreviewIdentity
    let declaration: PreviewDeclaration
    let death: Death?

    init(identity: PreviewIdentity, declaration: PreviewDeclaration, death: Death? = nil) {
        (self.identity, self.declaration, self.death) = (identity, declaration, death)
    }

    /// The same with its place as users know it.
    func placed(in folder: WorkingFolder) -> ListedPreview {
        var identity = identity
        identity.sourceFile = folder.display(identity.sourceFile)
        return ListedPreview(identity: identity, declaration: declaration, death: death)
    }
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

    /// Which order it was, counted from 0.
    var index: Int
    var outcome: Outcome
    /// PNG bytes of the picture and of the marked difference, where the order asked for them.
    var picture, difference: Data?
    /// Real time from order to answer.
    var milliseconds: Double
}
