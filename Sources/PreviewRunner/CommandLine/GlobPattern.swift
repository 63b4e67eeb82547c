/// A pattern for a whole text: `*` any characters (`/` too), `?` one, `[a-z]` or `[!a-z]` one of a set.
///
/// A `[` without its `]` means itself. Time is at most proportional to pattern × text: only the last `*` is ever tried again.
struct GlobPattern {
    private enum Part {
        case any
        case one
        case letter(Character)
        case set([ClosedRange<Character>], inverted: Bool)
    }

    private let parts: [Part]

    init(_ pattern: String) {
        var parts: [Part] = []
        var rest = Array(pattern)[...]
        while let letter = rest.popFirst() {
            switch letter {
            case "*": parts.append(.any)
            case "?": parts.append(.one)
            case "[": parts.append(Self.set(&rest) ?? .letter("["))
            default: parts.append(.letter(letter))
            }
        }
        self.parts = parts
    }

    private static func set(_ rest: inout ArraySlice<Character>) -> Part? {
        guard let close = rest.dropFirst().firstIndex(of: "]") else { return nil }
        var content = rest[..<close]
        rest = rest[(close + 1)...]
        let inverted = content.first == "!" || content.first == "^"
        if inverted { content.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let low = content.popFirst() {
            if content.count >= 2, content.first == "-" {
                content.removeFirst()
                let high = content.removeFirst()
                if low <= high { ranges.append(low...high) }
            } else {
                ranges.append(low...low)
            }
        }
        return .set(ranges, inverted: inverted)
    }

    func matches(_ text: String) -> Bool {
        let letters = Array(text)
        var (part, letter) = (0, 0)
        var retry: (part: Int, letter: Int)?
        while letter < letters.count {
            if part < parts.count, case .any = parts[part] {
                retry = (part + 1, letter)
                part += 1
            } else if part < parts.count, accepts(parts[part], letters[letter]) {
                (part, letter) = (part + 1, letter + 1)
            } else if let (afterStar, from) = retry {
                (part, letter) = (afterStar, from + 1)
                retry = (afterStar, from + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { if case .any = $0 { true } else { false } }
    }

    private func accepts(_ part: Part, _ letter: Character) -> Bool {
        switch part {
        case .any: false
        case .one: true
        case .letter(let wanted): wanted == letter
        case .set(let ranges, let inverted): ranges.contains { $0.contains(letter) } != inverted
        }
    }
}
