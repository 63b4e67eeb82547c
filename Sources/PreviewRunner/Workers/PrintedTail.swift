import Foundation

/// The end of what a process printed, however much that was.
struct PrintedTail {
    private static let longest = 64 << 10
    private static let mostLines = 1000

    private var bytes = Data()
    /// Whether every writer has closed its end.
    private(set) var isClosed = false

    /// Reads what is there now, without waiting; the descriptor must be non-blocking.
    mutating func drain(_ descriptor: Int32) {
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let got = read(descriptor, &chunk, chunk.count)
            if got < 0 && errno == EINTR { continue }
            if got == 0 { isClosed = true }
            guard got > 0 else { return }
            bytes.append(contentsOf: chunk[..<got])
            if bytes.count > 2 * Self.longest { bytes = bytes.suffix(Self.longest) }
        }
    }

    /// The last lines, none empty.
    var lines: [String] {
        let text = String(decoding: bytes.suffix(Self.longest), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).suffix(Self.mostLines).map(String.init)
    }
}
