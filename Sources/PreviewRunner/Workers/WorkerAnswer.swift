import Foundation
import Graphics
import ImageDiff
import Snapshots

/// What a worker answers. Pictures travel as PNG bytes behind the JSON.
struct WorkerAnswer: Sendable {
    enum Reply: Codable, Sendable {
        case described(PreviewExecutable)
        case declared([PreviewDeclaration])
        case expanded([Expansion])
        case drawn(DrawnPicture)
        /// The preview threw; one or more sentences.
        case failed(String)
        /// The settings or the machine are not as they must be.
        case misconfigured(String)
    }

    var reply: Reply
    /// The picture, unless it is the same as the stored one.
    var picture: Data?
    /// The stored picture with the differing pixels marked.
    var difference: Data?

    init(_ reply: Reply, picture: Data? = nil, difference: Data? = nil) {
        (self.reply, self.picture, self.difference) = (reply, picture, difference)
    }
}

/// How many previews an executable declares, and the versions their pictures depend on.
struct PreviewExecutable: Codable, Sendable {
    var count: Int
    var fingerprint: [String: String]
    var inputs: PreviewInputs?
}

/// A preview that could be drawn, without its pixels.
struct DrawnPicture: Codable, Sendable {
    var size: PixelSize
    /// `nil` when nothing was to be compared.
    var finding: ReferenceFinding?
    var layout: String
    var accessibility: String?
    /// Whether both texts are what is stored, and therefore were not sent.
    var hasStoredTexts: Bool?
    var diagnostics: [Diagnostic]
    var stageMilliseconds: [String: Double]
    /// Sentences about the comparison.
    var notes: [String] = []
    /// What was found in the picture that is rarely meant.
    var lint: [LintFinding] = []
    /// How the verdict came about; nil in a run without a cache.
    var origin: SnapshotResult.Origin?
    /// What it took when it was drawn, in milliseconds, if it was not drawn now.
    var drawnMilliseconds: Double?
    /// Why the verdict could not be kept, as a sentence.
    var cacheTrouble: String?
}
