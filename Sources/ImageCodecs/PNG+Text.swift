import Foundation

extension PNG {
    /// The entries of the file's `tEXt` chunks by key; no pixel is read. Of equal keys the last one counts.
    package static func textEntries(_ data: Data) throws(ImageError) -> [String: String] {
        var entries: [String: String] = [:]
        for chunk in try PNGChunk.chunks(in: data) where chunk.kind == "tEXt" {
            guard let separator = chunk.content.firstIndex(of: 0) else { throw .corrupt("a tEXt chunk without a key") }
            entries[latin1(chunk.content[..<separator])] = latin1(chunk.content[(separator + 1)...])
        }
        return entries
    }

    private static func latin1(_ bytes: Data) -> String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }

    /// The content of a `tEXt` chunk; characters outside Latin-1 become `?`, keys are cut to the 79 bytes that PNG allows.
    static func textContent(key: String, value: String) -> [UInt8] {
        func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { 1...255 ~= $0.value ? UInt8($0.value) : UInt8(ascii: "?") } }
        return latin1(key).prefix(79) + [0] + latin1(value)
    }
}
