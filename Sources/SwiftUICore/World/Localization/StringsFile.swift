import Foundation

/// A mistake in a table of strings.
struct TableMistake: Error, Equatable {
    /// Counted from 1; nil where the format has no lines.
    var line: Int?
    var reason: String
}

/// Reads `.strings` files: `"key" = "value";` with comments, or a property list.
enum StringsFile {
    static func entries(_ data: Data) throws(TableMistake) -> [String: LocalizedEntry] {
        if data.starts(with: Data("bplist".utf8)) { return try propertyList(data) }
        let text = try decoded(data)
        if text.drop(while: \.isWhitespace).hasPrefix("<?xml") || text.drop(while: \.isWhitespace).hasPrefix("<!DOCTYPE plist") {
            return try propertyList(data)
        }
        var scanner = Scanner(text)
        var entries: [String: LocalizedEntry] = [:]
        while let (key, value) = try scanner.pair() { entries[key] = LocalizedEntry(value) }
        return entries
    }

    private static func propertyList(_ data: Data) throws(TableMistake) -> [String: LocalizedEntry] {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw TableMistake(reason: "it is not a property list with a dictionary")
        }
        return list.compactMapValues { ($0 as? String).map { LocalizedEntry($0) } }
    }

    /// UTF-8, or UTF-16 by its byte order mark or by the zero bytes that Latin text then has.
    private static func decoded(_ data: Data) throws(TableMistake) -> String {
        let bytes = [UInt8](data)
        func utf16(isBig: Bool, from start: Int) throws(TableMistake) -> String {
            guard (bytes.count - start) % 2 == 0 else { throw TableMistake(reason: "it is UTF-16 with half a character at its end") }
            let units = stride(from: start, to: bytes.count, by: 2).map { index -> UInt16 in
                let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isBig ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
            }
            return String(decoding: units, as: UTF16.self)
        }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(isBig: true, from: 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(isBig: false, from: 2) }
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try utf16(isBig: true, from: 0) }
        if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return try utf16(isBig: false, from: 0) }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        guard let text = String(validating: body, as: UTF8.self) else {
            throw TableMistake(line: firstInvalidLine(body), reason: "it is neither UTF-8 nor UTF-16 text")
        }
        return text
    }

    private static func firstInvalidLine(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.split(separator: 10, omittingEmptySubsequences: false).firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }
}

extension StringsFile {
    /// Walks over the text of an old-style property list that is one dictionary of strings.
    private struct Scanner {
        private let scalars: [UnicodeScalar]
        private var position = 0
        private var line = 1

        init(_ text: String) { scalars = Array(text.unicodeScalars) }

        private var current: UnicodeScalar? { position < scalars.count ? scalars[position] : nil }

        private mutating func advance() {
            if current == "\n" || (current == "\r" && !(position + 1 < scalars.count && scalars[position + 1] == "\n")) { line += 1 }
            position += 1
        }

        private func mistake(_ reason: String) -> TableMistake { TableMistake(line: line, reason: reason) }

        /// The next entry; nil at the end.
        mutating func pair() throws(TableMistake) -> (key: String, value: String)? {
            try skipSpace()
            // Outer braces are allowed round the whole.
            while current == "{" || current == "}" {
                advance()
                try skipSpace()
            }
            guard current != nil else { return nil }
            let key = try string("a key")
            try skipSpace()
            if current == ";" {
                advance()
                return (key, key)
            }
            guard current == "=" else { throw mistake("'=' is missing after the key \"\(key)\"") }
            advance()
            try skipSpace()
            let value = try string("the value of \"\(key)\"")
            let lineOfValue = line
            try skipSpace()
            guard current == ";" else { throw TableMistake(line: lineOfValue, reason: "';' is missing after the value of \"\(key)\"") }
            advance()
            return (key, value)
        }

        private mutating func skipSpace() throws(TableMistake) {
            while let scalar = current {
                if scalar.properties.isWhitespace {
                    advance()
                } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                    while let scalar = current, scalar != "\n", scalar != "\r" { advance() }
                } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                    let start = line
                    position += 2
                    while current != nil, !(current == "*" && position + 1 < scalars.count && scalars[position + 1] == "/") { advance() }
                    guard current != nil else { throw TableMistake(line: start, reason: "the comment is never closed") }
                    position += 2
                } else {
                    return
                }
            }
        }

        private mutating func string(_ what: String) throws(TableMistake) -> String {
            if current == "\"" || current == "'" { return try quoted(what) }
            var text = ""
            while let scalar = current, scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_$-.:/".unicodeScalars.contains(scalar) {
                text.unicodeScalars.append(scalar)
                advance()
            }
            guard !text.isEmpty else { throw mistake(current == nil ? "the file ends before \(what)" : "\(what) is missing before '\(current!)'") }
            return text
        }

        private mutating func quoted(_ what: String) throws(TableMistake) -> String {
            let start = line
            let quote = current
            advance()
            // UTF-16 units, so that two `\U` escapes can be the halves of one character.
            var units: [UInt16] = []
            while let scalar = current, scalar != quote {
                if scalar == "\\" { try escape(&units) } else { append(scalar, &units); advance() }
            }
            guard current != nil else { throw TableMistake(line: start, reason: "the quotation mark of \(what) is never closed") }
            advance()
            return String(decoding: units, as: UTF16.self)
        }

        private mutating func escape(_ units: inout [UInt16]) throws(TableMistake) {
            advance()
            guard let scalar = current else { throw mistake("the file ends after a backslash") }
            switch scalar {
            case "n": append("\n", &units)
            case "t": append("\t", &units)
            case "r": append("\r", &units)
            case "a": append("\u{7}", &units)
            case "b": append("\u{8}", &units)
            case "f": append("\u{C}", &units)
            case "v": append("\u{B}", &units)
            case "0"..."7":
                units.append(UInt16(number(radix: 8, digits: 3) ?? 0) & 0xFF)
                return
            case "u", "U":
                advance()
                guard let unit = number(radix: 16, digits: 4) else { throw mistake("four hexadecimal digits must follow \\U") }
                units.append(UInt16(unit))
                return
            default: append(scalar, &units)
            }
            advance()
        }

        private mutating func number(radix: Int, digits: Int) -> Int? {
            var text = ""
            while text.count < digits, let scalar = current, let digit = Character(scalar).hexDigitValue, digit < radix {
                text.unicodeScalars.append(scalar)
                advance()
            }
            return Int(text, radix: radix)
        }

        private func append(_ scalar: UnicodeScalar, _ units: inout [UInt16]) { units.append(contentsOf: UTF16.encode(scalar)!) }
    }
}
