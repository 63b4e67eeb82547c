/// A Swift source as words and signs, as far as that goes without a compiler: remarks are left out; of strings only the words count, since
/// code may stand in `\(…)`.
struct SwiftWords {
    enum Token: Equatable {
        case word(String)
        /// A word inside a string: used perhaps, but no keyword.
        case quoted(String)
        case sign(UInt8)
        case lineEnd
    }

    private let bytes: [UInt8]
    private var position = 0
    private(set) var tokens: [Token] = []

    init(_ source: String) {
        bytes = Array(source.utf8)
        while position < bytes.count { readToken() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: byte >= 128
        }
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readToken() {
        let first = byte()
        switch first {
        case _ where Self.isWord(first): tokens.append(.word(word()))
        case UInt8(ascii: "\n"):
            tokens.append(.lineEnd)
            position += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipRemark()
        case UInt8(ascii: "\""): readString(hashes: 0)
        case UInt8(ascii: "#"):
            var hashes = 0
            while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
            position += hashes
            if byte() == UInt8(ascii: "\"") { readString(hashes: hashes) } else { tokens.append(.sign(first)) }
        default:
            if first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), first != UInt8(ascii: "\r") { tokens.append(.sign(first)) }
            position += 1
        }
    }

    /// `/* … */`, which may stand in each other.
    private mutating func skipRemark() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                (depth, position) = (depth + 1, position + 2)
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                (depth, position) = (depth - 1, position + 2)
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// From the opening quotes to the closing ones, which are followed by as many `#` as came before.
    private mutating func readString(hashes: Int) {
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        position += quotes
        func isRun(_ sign: UInt8, _ count: Int, at offset: Int) -> Bool { (0..<count).allSatisfy { byte(offset + $0) == sign } }
        while position < bytes.count {
            if isRun(UInt8(ascii: "\""), quotes, at: 0), isRun(UInt8(ascii: "#"), hashes, at: quotes) {
                position += quotes + hashes
                return
            }
            // A string of one line ends with it at the latest.
            if quotes == 1, byte() == UInt8(ascii: "\n") { return }
            if byte() == UInt8(ascii: "\\"), isRun(UInt8(ascii: "#"), hashes, at: 1) {
                position += 1 + hashes
                if byte() == UInt8(ascii: "(") { readInterpolation() } else { position += 1 }
            } else if Self.isWord(byte()) {
                tokens.append(.quoted(word()))
            } else {
                position += 1
            }
        }
    }

    /// From `(` to its `)`; strings may stand in it.
    private mutating func readInterpolation() {
        var depth = 0
        repeat {
            let first = byte()
            if Self.isWord(first) {
                tokens.append(.quoted(word()))
                continue
            }
            if first == UInt8(ascii: "\"") {
                readString(hashes: 0)
                continue
            }
            if first == UInt8(ascii: "(") { depth += 1 }
            if first == UInt8(ascii: ")") { depth -= 1 }
            position += 1
        } while depth > 0 && position < bytes.count
    }
}
