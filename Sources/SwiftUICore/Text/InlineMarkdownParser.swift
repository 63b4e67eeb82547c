/// One parse: a flat list of pieces, over ranges of which styles are laid.
struct InlineMarkdownParser {
    private struct Piece {
        var run: InlineMarkdown.Run
        /// For a run of `*`, `_` or `~`: the character and whether it may open and close.
        var delimiter: (mark: Character, length: Int, canOpen: Bool, canClose: Bool)?
    }

    private let characters: [Character]
    private var position = 0
    private var pieces: [Piece] = []
    /// Indices of the `[` that may still begin a link.
    private var brackets: [Int] = []

    init(_ text: String) { characters = Array(text) }

    mutating func runs() -> [InlineMarkdown.Run] {
        while position < characters.count { readPiece() }
        emphasize(from: 0)
        var runs: [InlineMarkdown.Run] = []
        for piece in pieces where !piece.run.text.isEmpty {
            if let last = runs.last, last.hasStyle(of: piece.run) { runs[runs.count - 1].text += piece.run.text } else { runs.append(piece.run) }
        }
        return runs
    }

    private mutating func append(_ text: String) { pieces.append(Piece(run: InlineMarkdown.Run(text))) }

    private mutating func readPiece() {
        let character = characters[position]
        switch character {
        case "\\" where position + 1 < characters.count && Self.isPunctuation(characters[position + 1]):
            append(String(characters[position + 1]))
            position += 2
        case "`": readCode()
        case "*", "_", "~": readDelimiters(character)
        case "[":
            brackets.append(pieces.count)
            append("[")
            position += 1
        case "]": readLinkEnd()
        case "<": readAutolink()
        case "&": readEntity()
        default:
            let start = position
            while position < characters.count, !"\\`*_~[]<&".contains(characters[position]) || position == start {
                if let end = bareAddressEnd() {
                    append(String(characters[start..<position]))
                    let address = String(characters[position..<end])
                    pieces.append(Piece(run: InlineMarkdown.Run(address, link: address)))
                    position = end
                    return
                }
                position += 1
            }
            append(String(characters[start..<position]))
        }
    }

    private func runLength(at start: Int) -> Int { characters[start...].prefix { $0 == characters[start] }.count }

    private mutating func readCode() {
        let ticks = runLength(at: position)
        let start = position + ticks
        var end = start
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            if closing == ticks {
                var code = characters[start..<end]
                // One space inside each end is only there to let code begin or end with a tick.
                if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) { code = code.dropFirst().dropLast() }
                pieces.append(Piece(run: InlineMarkdown.Run(String(code), isCode: true)))
                position = end + closing
                return
            }
            end += closing
        }
        append(String(repeating: "`", count: ticks))
        position = start
    }

    private mutating func readDelimiters(_ mark: Character) {
        let length = runLength(at: position)
        let before = position > 0 ? characters[position - 1] : " "
        let after = position + length < characters.count ? characters[position + length] : " "
        func isSpace(_ character: Character) -> Bool { character.isWhitespace }
        func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
        let isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
        var piece = Piece(run: InlineMarkdown.Run(String(repeating: mark, count: length)))
        switch mark {
        case "_": piece.delimiter = (mark, length, isLeft && (!isRight || isPunctuation(before)), isRight && (!isLeft || isPunctuation(after)))
        case "~" where length != 2: break
        default: piece.delimiter = (mark, length, isLeft, isRight)
        }
        pieces.append(piece)
        position += length
    }

    // MARK: Links

    private mutating func readLinkEnd() {
        position += 1
        guard let opener = brackets.popLast() else { return append("]") }
        guard let (address, end) = destination(at: position) else { return append("]") }
        position = end
        emphasize(from: opener + 1)
        pieces[opener].run.text = ""
        for index in pieces.indices[opener...] { pieces[index].run.link = address }
        // A link holds no other link.
        brackets = []
    }

    /// How far an address or a title may reach, in characters; a longer one is no link. Keeps hostile text from costing n².
    private static let destinationLimit = 2048
    /// How deep parentheses in an address may nest (the limit of CommonMark's reference implementation).
    private static let parenthesisLimit = 32

    /// `(address)`, `(<address>)` or `(address "title")` at a position; nil when there is none.
    private func destination(at start: Int) -> (String, Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var index = start + 1
        func skipSpace() { while index < characters.count, characters[index].isWhitespace { index += 1 } }
        skipSpace()
        var address = ""
        if index < characters.count, characters[index] == "<" {
            guard let end = characters[index...].prefix(Self.destinationLimit).firstIndex(where: { $0 == ">" || $0.isNewline }), characters[end] == ">" else { return nil }
            address = String(characters[(index + 1)..<end])
            index = end + 1
        } else {
            var depth = 0
            while index < characters.count, !characters[index].isWhitespace {
                guard index - start < Self.destinationLimit, depth <= Self.parenthesisLimit else { return nil }
                if characters[index] == "\\", index + 1 < characters.count, Self.isPunctuation(characters[index + 1]) {
                    index += 1
                } else if characters[index] == "(" {
                    depth += 1
                } else if characters[index] == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                address.append(characters[index])
                index += 1
            }
        }
        skipSpace()
        if index < characters.count, let close = ["\"": "\"", "'": "'", "(": ")"][characters[index]] as Character? {
            guard let end = characters[(index + 1)...].prefix(Self.destinationLimit).firstIndex(of: close) else { return nil }
            index = end + 1
            skipSpace()
        }
        guard index < characters.count, characters[index] == ")" else { return nil }
        return (address, index + 1)
    }

    /// Where a web address that begins here without any marks ends; nil when none does (GitHub Flavored Markdown 0.29, "Autolinks").
    private func bareAddressEnd() -> Int? {
        guard characters[position] == "h" || characters[position] == "H", brackets.isEmpty else { return nil }
        let head = String(characters[position...].prefix(8)).lowercased()
        guard head.hasPrefix("http://") || head == "https://" else { return nil }
        if position > 0, !characters[position - 1].isWhitespace, !"*_~(".contains(characters[position - 1]) { return nil }
        let host = position + (head == "https://" ? 8 : 7)
        guard host < characters.count, characters[host].isLetter || characters[host].isNumber else { return nil }
        var end = characters[host...].firstIndex { $0.isWhitespace || $0 == "<" } ?? characters.count
        // Punctuation at the end belongs to the sentence, as does a parenthesis that was opened before the address.
        var unopened = characters[host..<end].reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
        while end > host {
            if "?!.,:*_~\"'".contains(characters[end - 1]) {
                end -= 1
            } else if characters[end - 1] == ")", unopened > 0 {
                end -= 1
                unopened -= 1
            } else {
                break
            }
        }
        return end
    }

    /// `<https://…>` or `<name@host>`.
    private mutating func readAutolink() {
        let rest = characters[(position + 1)...]
        if let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }), characters[end] == ">" {
            let address = String(rest[..<end])
            let scheme = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
            let hasScheme = scheme.count >= 2 && scheme.first!.isLetter && address.dropFirst(scheme.count).first == ":"
            let halves = address.split(separator: "@", omittingEmptySubsequences: false)
            let isMail = halves.count == 2 && halves.allSatisfy { !$0.isEmpty && !$0.contains("/") && !$0.contains("\\") }
            if hasScheme || isMail {
                pieces.append(Piece(run: InlineMarkdown.Run(address, link: hasScheme ? address : "mailto:" + address)))
                position = end + 1
                return
            }
        }
        append("<")
        position += 1
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™",
        "hellip": "…", "mdash": "—", "ndash": "–", "times": "×", "euro": "€",
    ]

    /// `&amp;`, `&#65;`, `&#x41;`: numbers and the names that text is likely to hold.
    private mutating func readEntity() {
        if let end = characters[position...].prefix(10).firstIndex(of: ";") {
            let name = String(characters[(position + 1)..<end])
            var text = Self.entities[name]
            if name.hasPrefix("#x") || name.hasPrefix("#X") {
                text = UInt32(name.dropFirst(2), radix: 16).flatMap(UnicodeScalar.init).map { String($0) }
            } else if name.hasPrefix("#") {
                text = UInt32(name.dropFirst()).flatMap(UnicodeScalar.init).map { String($0) }
            }
            if let text {
                append(text)
                position = end + 1
                return
            }
        }
        append("&")
        position += 1
    }

    // MARK: Emphasis

    /// Pairs the delimiters from a piece on and lays their styles over what is between.
    private mutating func emphasize(from start: Int) {
        var openers: [Int] = []
        // How many openers, from the oldest, are known to match no closer of a kind (CommonMark's "openers bottom").
        var searched: [CloserKind: Int] = [:]
        for closer in pieces.indices[start...] where pieces[closer].delimiter != nil {
            while let end = pieces[closer].delimiter, end.canClose, end.length > 0 {
                let kind = CloserKind(mark: end.mark, canOpen: end.canOpen, rest: end.length % 3)
                let known = min(searched[kind] ?? 0, openers.count)
                guard let place = openers[known...].lastIndex(where: { Self.match(pieces[$0].delimiter!, end) }) else {
                    searched[kind] = openers.count
                    break
                }
                let opener = openers[place]
                let used = end.mark == "~" ? 2 : min(pieces[opener].delimiter!.length, end.length) >= 2 ? 2 : 1
                for index in (opener + 1)..<closer {
                    switch (end.mark, used) {
                    case ("~", _): pieces[index].run.isStrikethrough = true
                    case (_, 2): pieces[index].run.isBold = true
                    default: pieces[index].run.isItalic = true
                    }
                }
                shorten(opener, by: used)
                shorten(closer, by: used)
                // Openers between the two are closed in; they stay as written.
                openers.removeSubrange((place + 1)...)
                if pieces[opener].delimiter!.length == 0 { openers.removeLast() }
                searched = searched.mapValues { min($0, openers.count) }
            }
            if let rest = pieces[closer].delimiter, rest.canOpen, rest.length > 0 { openers.append(closer) }
        }
        for index in pieces.indices[start...] { pieces[index].delimiter = nil }
    }

    private struct CloserKind: Hashable {
        var mark: Character
        var canOpen: Bool
        var rest: Int
    }

    private mutating func shorten(_ index: Int, by count: Int) {
        pieces[index].delimiter!.length -= count
        pieces[index].run.text.removeLast(count)
    }

    /// Same mark; and where one of them could do both, their lengths must not add up to a multiple of 3 (CommonMark's rules 9 and 10).
    private static func match(
        _ opener: (mark: Character, length: Int, canOpen: Bool, canClose: Bool),
        _ closer: (mark: Character, length: Int, canOpen: Bool, canClose: Bool)
    ) -> Bool {
        guard opener.mark == closer.mark else { return false }
        guard opener.canClose || closer.canOpen else { return true }
        return (opener.length + closer.length) % 3 != 0 || (opener.length % 3 == 0 && closer.length % 3 == 0)
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        guard let byte = character.asciiValue else { return false }
        return (33...47).contains(byte) || (58...64).contains(byte) || (91...96).contains(byte) || (123...126).contains(byte)
    }
}
