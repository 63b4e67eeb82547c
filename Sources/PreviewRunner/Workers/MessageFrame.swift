import Foundation

/// How messages travel between parent and worker: three little-endian lengths (UInt32 JSON, UInt64 picture, UInt64 difference), then the
/// three parts. A length of 0 means that the part is absent.
enum MessageFrame {
    static let headerLength = 20

    static func bytes(json: Data, picture: Data? = nil, difference: Data? = nil) -> Data {
        var frame = Data(capacity: headerLength + json.count + (picture?.count ?? 0) + (difference?.count ?? 0))
        append(UInt32(json.count), to: &frame)
        append(UInt64(picture?.count ?? 0), to: &frame)
        append(UInt64(difference?.count ?? 0), to: &frame)
        frame.append(json)
        if let picture { frame.append(picture) }
        if let difference { frame.append(difference) }
        return frame
    }

    /// The lengths of the parts, read from the first `headerLength` bytes.
    static func lengths(_ header: Data) -> (json: Int, picture: Int, difference: Int) {
        func number(_ offset: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(header[header.startIndex + offset + $1]) << (8 * $1) }
        }
        return (number(0, 4), number(4, 8), number(12, 8))
    }

    private static func append<Number: FixedWidthInteger>(_ number: Number, to frame: inout Data) {
        withUnsafeBytes(of: number.littleEndian) { frame.append(contentsOf: $0) }
    }
}

extension WorkerRequest {
    var frame: Data {
        get throws { MessageFrame.bytes(json: try JSONEncoder().encode(self)) }
    }
}

extension WorkerAnswer {
    var frame: Data {
        get throws { MessageFrame.bytes(json: try JSONEncoder().encode(reply), picture: picture, difference: difference) }
    }

    /// Reads back a frame whose bytes are all there; `nil` while some are missing.
    init?(frame: Data) throws {
        guard frame.count >= MessageFrame.headerLength else { return nil }
        let lengths = MessageFrame.lengths(frame)
        guard frame.count >= MessageFrame.headerLength + lengths.json + lengths.picture + lengths.difference else { return nil }
        var rest = frame.dropFirst(MessageFrame.headerLength)
        func part(_ length: Int) -> Data {
            defer { rest = rest.dropFirst(length) }
            return rest.prefix(length)
        }
        reply = try JSONDecoder().decode(Reply.self, from: part(lengths.json))
        picture = lengths.picture > 0 ? part(lengths.picture) : nil
        difference = lengths.difference > 0 ? part(lengths.difference) : nil
    }
}
