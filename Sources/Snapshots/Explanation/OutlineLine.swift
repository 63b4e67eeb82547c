import Foundation

/// One line of a stored layout text, read back: see `ScreenOutline.text`.
///
/// A text that contains something which looks like a frame, or an appearance that contains a quotation mark, may be split in the wrong place;
/// that can make an explanation odd, but never changes a verdict.
struct OutlineLine: Equatable {
    /// How many ancestors it has.
    var depth: Int
    var identity: String
    var type: String
    /// In points.
    var x, y, width, height: Double
    /// What was proposed to it, in points; `nil` on an axis that was left open, and for elements whose proposal is not stored.
    var proposedWidth, proposedHeight: Double?
    var text: String?
    var appearance: String?

    /// `nil` for a line that describes no element, such as the first.
    init?(_ line: Substring) {
        let content = line.drop { $0 == " " }
        let spaces = line.count - content.count
        guard spaces >= 2, spaces.isMultiple(of: 2) else { return nil }
        depth = spaces / 2 - 1
        let words = content.split(separator: " ", omittingEmptySubsequences: false)
        // The first pair of words that reads as `x,y wxh`, after at least identity and type.
        guard words.count >= 4,
            let place = (2..<words.count - 1).first(where: { Self.pair(words[$0], ",") != nil && Self.pair(words[$0 + 1], "x") != nil }),
            let origin = Self.pair(words[place], ","), let size = Self.pair(words[place + 1], "x")
        else { return nil }
        (x, y) = origin
        (width, height) = size
        type = String(words[place - 1])
        identity = words[..<(place - 1)].joined(separator: " ")
        var rest = words[(place + 2)...]
        if rest.first == "<-" {
            let lengths = rest.dropFirst().first?.split(separator: "×", omittingEmptySubsequences: false) ?? []
            if lengths.count == 2 { (proposedWidth, proposedHeight) = (Double(lengths[0]), Double(lengths[1])) }
            rest = rest.dropFirst(2)
        }
        var tail = rest.joined(separator: " ")[...]
        if tail.hasPrefix("\""), let close = tail.lastIndex(of: "\""), close > tail.startIndex {
            text = String(tail[tail.index(after: tail.startIndex)..<close])
            tail = tail[tail.index(after: close)...].drop { $0 == " " }
        }
        appearance = tail.isEmpty ? nil : String(tail)
    }

    private static func pair(_ word: Substring, _ separator: Character) -> (Double, Double)? {
        let parts = word.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]) else { return nil }
        return (first, second)
    }
}
