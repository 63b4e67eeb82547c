import CImageCodecs
import Dispatch
import Graphics

/// Turns a bitmap's rows into the zlib stream (RFC 1950) of a PNG file.
///
/// The rows are filtered as a whole and deflated in parts of fixed size. So the parts may be worked on by any number of threads and
/// the stream is the same.
struct PNGDeflater {
    let bitmap: Bitmap
    let layout: PNGPixelLayout

    /// Bytes per part: small enough to share a phone screen among cores, large enough that borders cost nothing.
    static let partSize = 1 << 19

    func compressed(threads: Int) -> [UInt8] {
        let rows = PNGRowFilter(bitmap: bitmap, layout: layout).filtered()
        let count = (rows.count + Self.partSize - 1) / Self.partSize
        let parts = Parts(count: count)
        let workers = max(1, min(threads, count))
        rows.withUnsafeBufferPointer { rows in
            let rows = SendableBytes(bytes: rows)
            DispatchQueue.concurrentPerform(iterations: workers) { worker in
                for part in stride(from: worker, to: count, by: workers) {
                    parts.results[part] = Self.deflate(rows.bytes, part: part, isLast: part == count - 1)
                }
            }
        }
        let checksum = rows.withUnsafeBufferPointer { codec_adler32(1, $0.baseAddress, $0.count) }
        return [0x78, 0x5E] + parts.joined() + withUnsafeBytes(of: checksum.bigEndian) { Array($0) }
    }

    /// Filtered rows of a photo hold chance repetitions that cost more than they save: looking for runs only is 15 % smaller and twice
    /// as fast there, but makes text twice as large. A part is taken as a photo if most of its bytes are not zero.
    private static func deflate(_ rows: UnsafeBufferPointer<UInt8>, part: Int, isLast: Bool) -> [UInt8] {
        let range = part * partSize..<min(rows.count, (part + 1) * partSize)
        var zeros = 0
        for index in range where rows[index] == 0 { zeros &+= 1 }
        return DeflatePart.compress(rows, range, runsOnly: zeros * 2 < range.count, isLast: isLast)
    }
}

private struct SendableBytes: @unchecked Sendable { let bytes: UnsafeBufferPointer<UInt8> }

/// One slot for each part's output; every slot is written by one thread only.
private final class Parts: @unchecked Sendable {
    let results: UnsafeMutableBufferPointer<[UInt8]>

    init(count: Int) {
        results = .allocate(capacity: count)
        results.initialize(repeating: [])
    }

    func joined() -> [UInt8] { Array(results.joined()) }

    deinit {
        results.deinitialize()
        results.deallocate()
    }
}
