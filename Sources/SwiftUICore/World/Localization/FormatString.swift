/// A printf-style format taken apart (the conversions of Foundation's `String(format:)`).
struct FormatString: Equatable {
    struct Conversion: Equatable {
        /// As written, for showing it where no argument is left.
        var source: String
        /// The argument asked for by number, from 1: `%2$@`.
        var position: Int?
        var flags: Set<Character> = []
        var width: Int?
        var precision: Int?
        /// `d`, `@`, `f` …
        var kind: Character
    }

    enum Part: Equatable {
        case literal(String)
        case conversion(Conversion)
        /// `%#@name@`, with its argument if given: `%2$#@name@`.
        case variable(String, position: Int?, source: String)
        /// `%arg`: the number that the phrase around it is about.
        case ownArgument
    }

    private(set) var parts: [Part] = []

    /// Whatever is no conversion stays as it is written.
    init(_ format: String, allowsOwnArgument: Bool = false) {
        var rest = Substring(format)
        var literal = ""
        func isFollowedByLetter(_ text: Substring) -> Bool { text.first?.isLetter ?? false }
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            let after = rest.dropFirst()
            if after.first == "%" {
                literal += "%"
                rest = after.dropFirst()
            } else if allowsOwnArgument, after.hasPrefix("arg"), !isFollowedByLetter(after.dropFirst(3)) {
                flush(&literal)
                parts.append(.ownArgument)
                rest = after.dropFirst(3)
            } else if let (part, end) = Self.part(rest) {
                flush(&literal)
                parts.append(part)
                rest = rest[end...]
            } else {
                literal += "%"
                rest = after
            }
        }
        literal += rest
        flush(&literal)
    }

    private mutating func flush(_ literal: inout String) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
    }

    /// The conversion that `text` begins with, and where it ends; nil when it is none.
    private static func part(_ text: Substring) -> (Part, String.Index)? {
        var index = text.index(after: text.startIndex)
        func current() -> Character? { index < text.endIndex ? text[index] : nil }
        func number() -> Int? {
            let start = index
            while let character = current(), character.isASCII, character.isNumber { index = text.index(after: index) }
            return start == index ? nil : Int(text[start..<index])
        }
        let start = index
        var position = number()
        if position != nil, current() == "$" { index = text.index(after: index) } else { (position, index) = (nil, start) }
        var conversion = Conversion(source: "", position: position, kind: "@")
        while let flag = current(), "-+ #0'".contains(flag) {
            conversion.flags.insert(flag)
            index = text.index(after: index)
        }
        if conversion.flags == ["#"], current() == "@" {
            let name = text[text.index(after: index)...].prefix { $0 != "@" && $0 != "%" && $0 != " " }
            if !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == "@" {
                let end = text.index(after: name.endIndex)
                return (.variable(String(name), position: position, source: String(text[..<end])), end)
            }
        }
        conversion.width = number()
        if current() == "." {
            index = text.index(after: index)
            conversion.precision = number() ?? 0
        }
        while let length = current(), "hlqLzjt".contains(length) { index = text.index(after: index) }
        guard let kind = current(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind) else { return nil }
        conversion.kind = kind
        index = text.index(after: index)
        conversion.source = String(text[..<index])
        return (.conversion(conversion), index)
    }
}
