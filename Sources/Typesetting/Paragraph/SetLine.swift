import Foundation

/// What one line shows, before it has a place: stretches of shaped text in logical order.
struct SetLine {
    struct Piece {
        var text: ShapedText
        var clusters: Range<Int>
        /// Of an ellipsis or hyphen: the run whose attributes and tag it takes, and its level.
        var mark: (run: Int, level: UInt8)?
    }

    var pieces: [Piece]
    /// The advances of all pieces, trailing tracking included.
    var width: CGFloat
    /// The advances of the spaces behind the line that its break swallows; they count for the box, not for alignment.
    var hanging: CGFloat = 0
    /// The first cluster of the line, and the first one after it (a newline is skipped).
    var start, next: Int
    /// Runs with characters on the line, or, if it is empty, that of the newline that ends it: they decide its height.
    var runs: [Int]
    /// What a word was broken without a hyphen for the want of.
    var missingPatterns: MissingPatterns?

    init(text: ShapedText, clusters: Range<Int>, next: Int) {
        pieces = clusters.isEmpty ? [] : [Piece(text: text, clusters: clusters)]
        width = text.advance(of: clusters)
        (start, self.next) = (clusters.lowerBound, next)
        runs = SetLine.runs(of: text, clusters: clusters.isEmpty ? clusters.lowerBound..<min(next, text.clusters.count) : clusters)
    }

    init(pieces: [Piece], width: CGFloat, start: Int, next: Int, runs: [Int]) {
        (self.pieces, self.width, self.start, self.next, self.runs) = (pieces, width, start, next, runs)
    }

    static func runs(of text: ShapedText, clusters: Range<Int>) -> [Int] {
        if text.runs.count == 1 { return [0] }
        var runs: [Int] = []
        for cluster in clusters {
            let run = text.segments[text.clusters[cluster].segment].run
            if !runs.contains(run) { runs.append(run) }
        }
        return runs
    }
}
