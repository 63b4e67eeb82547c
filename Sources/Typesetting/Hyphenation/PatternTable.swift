/// Patterns by their letters: for a word, the greatest value that any pattern gives each place between its letters.
///
/// Letters are UTF-16 units; a full stop stands for the word's edge.
struct PatternTable: Sendable {
    /// A beginning of patterns: the root, and below each the same with one letter more.
    private struct Node {
        var letter: UInt16
        var firstChild: Int32 = -1, nextSibling: Int32 = -1
        /// Where the values of the pattern that ends here begin, one before each letter and one behind the last; -1: no pattern does.
        var values: Int32 = -1
    }

    private var nodes = [Node(letter: 0)]
    private var values: [UInt8] = []

    /// A value whose hyphen would change letters around it (old German "Zuk-ker" for "Zucker"): counts among the others, and where it
    /// wins, the word is not divided.
    static let changesLetters: UInt8 = 0x80

    /// Whether a place of that value may take a hyphen.
    static func allows(_ value: UInt8) -> Bool { value & 1 == 1 && value & changesLetters == 0 }

    /// Adds a pattern; a later one of the same letters replaces an earlier one.
    ///
    /// - Parameter values: one more than letters.
    mutating func append(_ letters: some Collection<UInt16>, _ values: some Collection<UInt8>) {
        var node = 0
        for letter in letters { node = child(of: node, letter) ?? addChild(to: node, letter) }
        nodes[node].values = Int32(self.values.count)
        self.values += values
    }

    private func child(of node: Int, _ letter: UInt16) -> Int? {
        var next = nodes[node].firstChild
        while next >= 0 {
            if nodes[Int(next)].letter == letter { return Int(next) }
            next = nodes[Int(next)].nextSibling
        }
        return nil
    }

    private mutating func addChild(to node: Int, _ letter: UInt16) -> Int {
        nodes.append(Node(letter: letter, nextSibling: nodes[node].firstChild))
        nodes[node].firstChild = Int32(nodes.count - 1)
        return nodes.count - 1
    }

    /// Which of the patterns that end at one place of a word count.
    enum Matching {
        /// All, as Liang has it.
        case all
        /// The longest stretch that begins any pattern, if it is one itself: what libhyphen's automaton does. The same as `all` where
        /// longer patterns repeat the values of shorter ones inside of them.
        case longestBeginning
    }

    /// The value of each place in a word: before each letter, and behind the last.
    func values(in word: ArraySlice<UInt16>, _ matching: Matching) -> [UInt8] {
        let edge = UInt16(UInt8(ascii: "."))
        let text = [edge] + word + [edge]
        var found = [UInt8](repeating: 0, count: text.count + 1)
        switch matching {
        case .all:
            for start in text.indices {
                var (node, end) = (0, start)
                while end < text.count, let next = child(of: node, text[end]) {
                    (node, end) = (next, end + 1)
                    raise(&found, start..<end, by: node)
                }
            }
        case .longestBeginning:
            var start = 0
            for end in 1...text.count {
                while start < end {
                    if let node = node(text[start..<end]) {
                        raise(&found, start..<end, by: node)
                        break
                    }
                    start += 1
                }
            }
        }
        return Array(found[1...word.count + 1])
    }

    private func node(_ letters: ArraySlice<UInt16>) -> Int? {
        var node = 0
        for letter in letters {
            guard let next = child(of: node, letter) else { return nil }
            node = next
        }
        return node
    }

    /// Lets a stretch's pattern count, if it is one.
    private func raise(_ found: inout [UInt8], _ stretch: Range<Int>, by node: Int) {
        let first = Int(nodes[node].values)
        guard first >= 0 else { return }
        for index in 0...stretch.count {
            let (value, other) = (found[stretch.lowerBound + index], values[first + index])
            let (a, b) = (value & ~Self.changesLetters, other & ~Self.changesLetters)
            if b > a { found[stretch.lowerBound + index] = other } else if b == a { found[stretch.lowerBound + index] |= other }
        }
    }
}
