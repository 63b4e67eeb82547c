import Foundation
import Metrics

/// The characters of a number on their way: which of them stay, and how far the others have rolled.
struct RollingText {
    /// Glyphs that stay, counted from either end.
    let prefix, suffix: Int
    let count: Int
    /// Whether the glyphs that stay are drawn: by the new text alone.
    var drawsSteady: Bool
    /// What the others are drawn with: how far down, in sizes of the font, and how much of them.
    var shift: CGFloat
    var opacity: Double

    func isSteady(_ glyph: Int) -> Bool { glyph < prefix || glyph >= count - suffix }

    /// The old text's roll and the new one's; nil where glyphs do not stand for characters one by one.
    static func pair(from old: String, _ oldGlyphs: Int, to new: String, _ newGlyphs: Int, _ share: Double, goesUp: Bool)
        -> (old: RollingText, new: RollingText)?
    {
        let before = Array(old), after = Array(new)
        guard before.count == oldGlyphs, after.count == newGlyphs else { return nil }
        let prefix = zip(before, after).prefix { $0 == $1 }.count
        let rest = min(before.count, after.count) - prefix
        let suffix = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let share = min(max(share, 0), 1), way = InteractionMetrics.numericTextTravel * (goesUp ? 1 : -1)
        return (
            RollingText(prefix: prefix, suffix: suffix, count: before.count, drawsSteady: false, shift: -way * share, opacity: 1 - share),
            RollingText(prefix: prefix, suffix: suffix, count: after.count, drawsSteady: true, shift: way * (1 - share), opacity: share))
    }
}
