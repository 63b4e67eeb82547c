import Foundation
import Snapshots

/// Something that lists previews and draws them: worker processes, or the tool's own process in tests.
@MainActor protocol PreviewRenderer: AnyObject {
    /// Checks the settings and lists the previews. One whose code dies while it is listed is listed with its failure.
    /// Throws `ConfigurationError`, `WorkerStartError` or `ListingFailure`.
    ///
    /// - Parameters:
    ///   - wantsInputs: whether the catalogue shall have digests of what pictures depend on.
    ///   - placed: gives a preview with its place as users know it.
    func describe(
        _ settings: [PreviewSettings], wantsInputs: Bool, jobs: Int, cpuSeconds: Int, placed: (PreviewIdentity) -> PreviewIdentity
    ) throws -> PreviewCatalogue

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
/// Objects, because plans of thousands hold each in several lists; small ones, because a run's memory shall not grow with its pictures.
final class ListedPreview: Sendable {
    final class Death: Sendable {
        let failure: Failure
        let printed: [String]

        init(_ failure: Failure, printed: [String]) { (self.failure, self.printed) = (failure, printed) }
    }

    let identity: PreviewIdentity
    /// The place of its declaration among all.
    let declaration: Int
    let death: Death?

    init(identity: PreviewIdentity, declaration: Int, death: Death? = nil) {
        (self.identity, self.declaration, self.death) = (identity, declaration, death)
    }
}

/// A declaration with what became of listing its pictures.
struct Expansion: Codable, Sendable {
    var declaration: PreviewDeclaration
    /// Its pictures; nil: one that is called as declared.
    var identities: [PreviewIdentity]?
    /// Why they are not known, and the last that it printed.
    var failure: Failure?
    var printed: [String] = []
}

/// Makes the list of previews out of what workers say of declarations.
struct PreviewListing {
    private let placed: (PreviewIdentity) -> PreviewIdentity
    private(set) var previews: [ListedPreview] = []
    /// The place that the one before had, since many stand in one file; so their text is kept once.
    private var last: (said: PreviewIdentity, kept: PreviewIdentity)?

    init(placed: @escaping (PreviewIdentity) -> PreviewIdentity) { self.placed = placed }

    mutating func add(_ expansion: Expansion) {
        let declaration = expansion.declaration
        let death = expansion.failure.map { ListedPreview.Death($0, printed: expansion.printed) }
        for identity in expansion.identities ?? [declaration.identity] {
            previews.append(ListedPreview(identity: keep(identity), declaration: declaration.index, death: death))
        }
    }

    private mutating func keep(_ said: PreviewIdentity) -> PreviewIdentity {
        var kept = said
        if let last, last.said.sourceFile == said.sourceFile { kept.sourceFile = last.kept.sourceFile } else { kept = placed(said) }
        if let last, last.said.group == said.group { kept.group = last.kept.group }
        if let last, last.said.name == said.name { kept.name = last.kept.name }
        last = (said, kept)
        return kept
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
