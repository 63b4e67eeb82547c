import Graphics

/// Whether a difference of lengths is one: the text's three decimals leave a thousandth of rounding, and pixels a sixth of a point.
func isLength(_ points: Double) -> Bool { points.magnitude >= 0.005 }

/// A length in words, to a hundredth of a point; `nil` when it is none.
func lengthInWords(_ points: Double, _ positive: String, _ negative: String) -> String? {
    guard isLength(points) else { return nil }
    return "\(stableNumber((points.magnitude * 100).rounded() / 100)) pt \(points > 0 ? positive : negative)"
}

/// How far an element moved, in points.
struct Move: Equatable {
    var x = 0.0, y = 0.0
    /// Whether its parent moved, too, and this is what is left.
    var isWithinParent = false

    var isNothing: Bool { !isLength(x) && !isLength(y) }

    var words: String? {
        let way = [lengthInWords(x, "right", "left"), lengthInWords(y, "down", "up")].compactMap { $0 }
        return way.isEmpty ? nil : way.joined(separator: " and ") + (isWithinParent ? " within its parent" : "")
    }

    /// Whether it is what growing about the middle, or towards the start, does.
    func isGrowth(of size: Size) -> Bool {
        func explains(_ move: Double, _ growth: Double) -> Bool {
            isLength(growth) && (!isLength(move + growth / 2) || !isLength(move + growth) || (move + growth / 2).magnitude < 0.34)
        }
        let (acrossIsGrowth, downIsGrowth) = (explains(x, size.width), explains(y, size.height))
        return (acrossIsGrowth || !isLength(x)) && (downIsGrowth || !isLength(y)) && (acrossIsGrowth || downIsGrowth)
    }
}

/// How much larger an element is, in points.
struct Size: Equatable {
    var width = 0.0, height = 0.0

    init() {}

    init(_ old: OutlineTree.Element, _ new: OutlineTree.Element) {
        (width, height) = (new.line.width - old.line.width, new.line.height - old.line.height)
    }

    var words: String? {
        let ways = [lengthInWords(width, "wider", "narrower"), lengthInWords(height, "taller", "shorter")].compactMap { $0 }
        return ways.isEmpty ? nil : ways.joined(separator: " and ")
    }
}
