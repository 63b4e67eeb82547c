import CImageCodecs
import Foundation

/// One chunk of a PNG file: a four-letter kind and its bytes.
struct PNGChunk {
    var kind: String
    var content: Data

    /// The chunks of a file, in order; stops after `IEND`. Checksums are not verified here.
    static func chunks(in data: Data) throws(ImageError) -> [PNGChunk] {
        guard PNG.isPNG(data) else { throw ImageFile.refusal(of: data) }
        var chunks: [PNGChunk] = []
        var position = data.startIndex + PNG.signature.count
        while true {
            guard data.endIndex - position >= 12 else { throw .truncated }
            let length = data[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= data.endIndex - position - 12 else { throw .truncated }
            let kind = String(decoding: data[position + 4..<position + 8], as: UTF8.self)
            chunks.append(PNGChunk(kind: kind, content: data[position + 8..<position + 8 + length]))
            if kind == "IEND" { return chunks }
            position += 12 + length
        }
    }

    /// Appends the chunk in file form: length, kind, content, CRC-32 of kind and content.
    static func append(_ kind: String, _ content: [UInt8], to file: inout Data) {
        func append(number: UInt32) { withUnsafeBytes(of: number.bigEndian) { file.append(contentsOf: $0) } }
        append(number: UInt32(content.count))
        let kindBytes = Array(kind.utf8)
        file.append(contentsOf: kindBytes)
        file.append(contentsOf: content)
        append(number: codec_crc32(codec_crc32(0, kindBytes, 4), content, content.count))
    }
}
