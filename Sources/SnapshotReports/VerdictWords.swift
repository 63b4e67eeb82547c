import ImageDiff
import Snapshots

extension Verdict {
    /// The word in text reports.
    var word: String {
        switch self {
        case .identical: "identical"
        case .withinTolerance: "within tolerance"
        case .different: "different"
        case .sizeChanged: "size changed"
        case .missingReference: "missing"
        case .recorded: "recorded"
        case .rendered: "rendered"
        case .orphaned: "orphaned"
        case .failed: "failed"
        case .skipped: "skipped"
        }
    }

    /// What there is to say beyond the word.
    var details: [String] {
        switch self {
        case .identical, .recorded, .rendered, .orphaned: []
        case .withinTolerance(let difference), .different(let difference): [difference.sentence]
        case .sizeChanged(let expected, let actual, let difference):
            ["The picture was \(expected) pixels and is now \(actual)."] + (difference.map { [$0.sentence] } ?? [])
        case .missingReference: ["There is no reference yet."]
        case .failed(let failure): failure.reason.split(separator: "\n").map(String.init)
        case .skipped(let reason): [reason]
        }
    }
}

extension Difference {
    var sentence: String {
        "\(readableCount(differingPixels)) of \(readableCount(totalPixels)) pixels differ (\(readableShare(differingPixels, of: totalPixels))), "
            + "by at most \(maximumChannelDifference) of 255, within \(box) px."
    }
}
