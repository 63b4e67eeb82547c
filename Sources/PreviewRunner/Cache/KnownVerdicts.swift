import Foundation
import ImageDiff
import Snapshots

/// What an order says about the cache.
struct CacheOrder: Codable, Sendable {
    /// The cache's folder, absolute.
    var folder: String
    /// The key of everything that the picture depends on, under which the verdict will be found again.
    var key: CacheKey
    /// See `PreviewInputs.drawing`.
    var drawing: String?
    /// The digest of what is stored.
    var reference: String
    /// Whether the verdict "within tolerance" may come from the cache: not where such a picture is recorded.
    var takesForgiven: Bool
}

/// What is kept under the key of all inputs: the whole answer, so that nothing of the preview has to run.
struct KnownPicture: Codable, Sendable {
    var drawn: DrawnPicture
    /// How long it took when it was drawn, in milliseconds.
    var milliseconds: Double
}

/// What is kept under the key of drawing steps: the part of the answer that pixels decide.
struct KnownPixels: Codable, Sendable {
    var size: PixelSize
    var finding: ReferenceFinding
    var lint: [LintFinding]
    var milliseconds: Double
}

extension ReferenceFinding {
    /// Whether a verdict may be kept: what is no problem. Of a problem somebody wants to see the pictures, so they are drawn each time.
    func isKept(takesForgiven: Bool) -> Bool {
        switch self {
        case .identical: true
        case .withinTolerance: takesForgiven
        case .missing, .different, .sizeChanged, .unreadable: false
        }
    }
}
