import CImageCodecs
import Dispatch
import Graphics

/// Turns a bitmap's rows into the zlib stream (RFC 1950) of a PNG file.
///
/// The rows are filtered and deflated in parts of fixed size, each by itself. So the parts may be worked on by any number of threads
/// and the stream is the same, and no more than a part of it is held unpacked.
struct PNGDeflater {
    let bitmap: Bitmap
    let layout: PNGPixelLayout
    let effort: PNGEffort

    /// Bytes per part, about: small enough to share a phone screen among cores, large enough that borders cost nothing.
    private static let partSize = 1 << 19

    private var bytesPerRow: Int { layout.bytesPerRow(width: bitmap.width) + 1 }
    private var rowsPerPart: Int { max(1, Self.partSize / bytesPerRow) }

    func compressed(threads: Int) -> [UInt8] {
        let count = (bitmap.height + rowsPerPart - 1) / rowsPerPart
        let parts = Parts(count: count)
        let workers = max(1, min(threads, count))
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rowsPerPart * bytesPerRow)
            for part in stride(from: worker, to: count, by: workers) { parts.results[part] = compressed(part, of: count, room) }
            room.deallocate()
        }
        var stream: [UInt8] = [0x78, 0x5E]
        stream.reserveCapacity(parts.results.reduce(6) { $0 + $1.deflated.count })
        var checksum: UInt32 = 1
        for part in parts.results {
            stream += part.deflated
            checksum = codec_adler32_combine(checksum, part.checksum, part.count)
        }
        return stream + withUnsafeBytes(of: checksum.bigEndian) { Array($0) }
    }

    private func compressed(_ part: Int, of count: Int, _ room: UnsafeMutableBufferPointer<UInt8>) -> Part {
        let rows = part * rowsPerPart..<min(bitmap.height, (part + 1) * rowsPerPart)
        let bytes = UnsafeMutableBufferPointer(rebasing: room[..<(rows.count * bytesPerRow)])
        PNGRowFilter(bitmap: bitmap, layout: layout, effort: effort).filter(rows, into: bytes)
        let filtered = UnsafeBufferPointer(bytes)
        let deflated = DeflatePart.compress(filtered, search(for: filtered), isLast: part == count - 1)
        return Part(deflated: deflated, checksum: Adler32.of(filtered), count: filtered.count)
    }

    /// Filtered rows of a photo hold chance repetitions that cost more than they save: looking for runs only is 15 % smaller and twice
    /// as fast there, but makes text twice as large. A part is taken as a photo if most of its bytes are not zero.
    private func search(for bytes: UnsafeBufferPointer<UInt8>) -> DeflatePart.Search {
        isMostlyZero(bytes) ? effort == .fast ? .quick : .chains : .runs
    }

    /// Whether at least half of the bytes are zero, by a sample of every fourth eight.
    private func isMostlyZero(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress, bytes.count >= 8 else { return true }
        let raw = UnsafeRawPointer(base), low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        var count: UInt64 = 0, sample = 0, place = 0
        while place &+ 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            // The highest bit of each byte that is zero.
            let zeros = ~((word & low) &+ low | word | low)
            count &+= ((zeros &>> 7) &* 0x0101_0101_0101_0101) &>> 56
            sample &+= 8
            place &+= 32
        }
        return Int(count) * 2 >= sample
    }
}

/// A part's output, and what it went in with.
private struct Part {
    var deflated: [UInt8] = []
    var checksum: UInt32 = 1
    var count = 0
}

/// One slot for each part's output; every slot is written by one thread only.
private final class Parts: @unchecked Sendable {
    let results: UnsafeMutableBufferPointer<Part>

    init(count: Int) {
        results = .allocate(capacity: count)
        results.initialize(repeating: Part())
    }

    deinit {
        results.deinitialize()
        results.deallocate()
    }
}
