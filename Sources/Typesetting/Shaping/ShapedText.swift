import Foundation
import Graphics

/// Text as positioned glyphs in logical order: knows fonts and advances, and no line.
final class ShapedText: Sendable {
    /// What the user sees as one character, or several that a font draws as one (a ligature): never divided by a line break.
    struct Cluster: Sendable {
        /// In UTF-16 units of the whole text.
        var text: Range<Int>
        /// Into `glyphs`, from left to right.
        var glyphs: Range<Int>
        /// Points to the next cluster, everything included.
        var advance: CGFloat
        /// The part of the advance that a line's end does not count: tracking and kerning.
        var trailing: CGFloat
        /// Into `segments`.
        var segment: Int
        var kind: Kind
        /// Whether a line may end after it.
        var allowsBreak: Bool
    }

    enum Kind: Sendable { case ink, space, newline }

    struct Glyph: Sendable {
        /// `FontInstance.missingGlyph`: the box.
        var id: UInt32
        var shape: GlyphShape
        /// Points from the left edge of the cluster, y downwards from the baseline.
        var x, y: CGFloat
    }

    /// A stretch shaped at once: one font instance, attributes, direction.
    struct Segment: Sendable {
        var instance: FontInstance
        /// Index of the `TextRun`.
        var run: Int
        /// Embedding level; odd: right-to-left.
        var level: UInt8
        /// Whether letters stand apart, so that each may be moved to a whole pixel without tearing a joined word.
        var isUnjoined: Bool
    }

    let units: [UInt16]
    let runs: [TextRun]
    let clusters: [Cluster]
    let glyphs: [Glyph]
    let segments: [Segment]
    /// The paragraph level at each cluster is that of the paragraph that holds it: 0 or 1, by first strong character.
    let paragraphLevels: [(start: Int, level: UInt8)]
    let missing: [Unicode.Scalar]
    let missingFamilies: [String]

    init(
        units: [UInt16], runs: [TextRun], clusters: [Cluster], glyphs: [Glyph], segments: [Segment],
        paragraphLevels: [(start: Int, level: UInt8)], missing: [Unicode.Scalar], missingFamilies: [String]
    ) {
        (self.units, self.runs, self.clusters, self.glyphs) = (units, runs, clusters, glyphs)
        (self.segments, self.paragraphLevels) = (segments, paragraphLevels)
        (self.missing, self.missingFamilies) = (missing, missingFamilies)
    }

    func string(_ range: Range<Int>) -> String {
        units.withUnsafeBufferPointer { units in
            let part = UnsafeBufferPointer(rebasing: units[range])
            guard part.allSatisfy({ $0 < 0x80 }) else { return String(decoding: part, as: UTF16.self) }
            return String(unsafeUninitializedCapacity: part.count) { bytes in
                for (index, unit) in part.enumerated() { bytes[index] = UInt8(truncatingIfNeeded: unit) }
                return part.count
            }
        }
    }

    func run(of cluster: Int) -> TextRun { runs[segments[clusters[cluster].segment].run] }

    func level(of cluster: Int) -> UInt8 { segments[clusters[cluster].segment].level }

    /// The level of the paragraph that holds a cluster.
    func paragraphLevel(at cluster: Int) -> UInt8 { paragraphLevels.last { $0.start <= cluster }?.level ?? 0 }

    /// The sum of the advances, always added up from the left end of the range, so that equal ranges give equal sums.
    func advance(of range: Range<Int>) -> CGFloat { range.reduce(0) { $0 + clusters[$1].advance } }

    /// The same glyphs, each cluster's advance changed by so many ems of its size.
    func tightened(by ems: CGFloat) -> ShapedText {
        let clusters = clusters.map { cluster in
            guard cluster.kind != .newline else { return cluster }
            var cluster = cluster
            cluster.advance -= ems * runs[segments[cluster.segment].run].font.size
            return cluster
        }
        return ShapedText(
            units: units, runs: runs, clusters: clusters, glyphs: glyphs, segments: segments, paragraphLevels: paragraphLevels,
            missing: missing, missingFamilies: missingFamilies)
    }
}
