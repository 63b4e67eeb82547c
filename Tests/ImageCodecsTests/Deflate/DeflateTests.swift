import Graphics
@testable import ImageCodecs
import Testing

/// Our own compressor, judged by libpng's reader: what comes back must be what went in.
@Suite struct DeflateTests {
    /// A grey picture whose pixels are given; more than 256 columns, so that it is stored as bytes, not as a palette with few.
    private func comesBack(_ width: Int, _ height: Int, _ value: (Int) -> Int) throws -> Bool {
        let bitmap = Bitmap(width: width, height: height, pixels: (0..<width * height).map { index in
            let byte = UInt32(value(index) & 255)
            return byte | byte << 8 | byte << 16 | 0xFF00_0000
        })
        return try PNG.decode(PNG.encode(bitmap)) == bitmap
    }

    private func noise(_ index: Int) -> Int { Int((UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15) >> 40) }

    /// Repetitions just inside and outside of the window of 32768 bytes, and of every length around the longest match.
    @Test(arguments: [1, 2, 3, 4, 5, 257, 258, 259, 260, 4096, 32_767, 32_768, 32_769]) func repetitions(period: Int) throws {
        #expect(try comesBack(300, 400) { noise($0 % period) })
        #expect(try comesBack(300, 400) { $0 % period == 0 ? 1 : 0 })
    }

    @Test func noiseAcrossParts() throws { #expect(try comesBack(1024, 1400) { noise($0) }) }

    /// Text-like: runs broken by repeated short words.
    @Test func wordsInRuns() throws { #expect(try comesBack(1000, 300) { $0 % 97 < 60 ? 0 : noise($0 % 97 + $0 / 9700) }) }

    @Test(arguments: 1...9) func tinyPictures(width: Int) throws { #expect(try comesBack(width, 1) { noise($0) }) }

    @Test func skewedCountsNeedLongCodes() throws {
        // Value v occurs about 2^-v of the time.
        #expect(try comesBack(700, 700) { (noise($0) | 1 << 20).trailingZeroBitCount * 7 })
    }

    @Test func distancesMapToTheirSymbols() {
        for distance in 1...32_768 {
            let symbol = DeflateSymbols.symbol(ofDistance: distance)
            let base = Int(DeflateSymbols.distanceBases[symbol])
            #expect(distance >= base && distance < base + 1 << Int(DeflateSymbols.distanceBits[symbol]))
        }
    }

    @Test func lengthsMapToTheirSymbols() {
        for length in 3...258 {
            let symbol = Int(DeflateSymbols.symbolOfLength[length]), base = Int(DeflateSymbols.lengthBases[symbol])
            #expect(length >= base && length < base + 1 << Int(DeflateSymbols.lengthBits[symbol]))
        }
    }
}

/// The fast sums beside the plain definition (RFC 1950 §8.2).
@Suite struct Adler32Tests {
    @Test(arguments: [0, 1, 31, 32, 33, 703, 704, 705, 1408, 70_000]) func sumsAreThoseOfTheDefinition(count: Int) {
        for fill in [{ _ in UInt8(255) }, { (index: Int) in UInt8(truncatingIfNeeded: index &* index >> 3) }] as [(Int) -> UInt8] {
            let bytes = (0..<count).map(fill)
            var low: UInt32 = 1, high: UInt32 = 0
            for byte in bytes {
                low = (low + UInt32(byte)) % 65_521
                high = (high + low) % 65_521
            }
            #expect(bytes.withUnsafeBufferPointer { Adler32.of($0) } == high << 16 | low)
        }
    }
}

/// Searches by themselves on what their shortcuts might overlook; libpng's reader is the judge again.
@Suite struct DeflateSearchTests {
    /// Runs of every length from every place of four, between bytes that differ, in rows that are mostly noise: stored by runs alone.
    @Test(arguments: PNGEffort.all) func runsAtEveryPlace(effort: PNGEffort) throws {
        var bytes: [UInt8] = []
        for length in 1...40 {
            for lead in 0..<5 {
                bytes += (0..<lead + 40).map { UInt8(truncatingIfNeeded: ($0 &* 97) ^ length ^ lead) }
                bytes += [UInt8](repeating: UInt8(length), count: length)
            }
        }
        try comesBack(bytes, effort)
    }

    /// A phrase again at a distance of 65,536 bytes and a little more, whose lower half is that of a near place.
    @Test(arguments: PNGEffort.all) func placesOfWhichOnlyTheLowerHalfIsKept(effort: PNGEffort) throws {
        let phrase = (0..<64).map { UInt8($0 * 3 + 1) }
        for distance in [65_536 - 64, 65_536, 65_540, 131_072, 131_080] {
            try comesBack(phrase + [UInt8](repeating: 0, count: distance) + phrase + [UInt8](repeating: 0, count: 100_000), effort)
        }
    }

    private func comesBack(_ bytes: [UInt8], _ effort: PNGEffort) throws {
        let width = 500, height = (bytes.count + width - 1) / width
        let bitmap = Bitmap(width: width, height: height, pixels: (0..<width * height).map { index in
            let byte = UInt32(index < bytes.count ? bytes[index] : 0)
            return byte | byte << 8 | byte << 16 | 0xFF00_0000
        })
        #expect(try PNG.decode(PNG.encode(bitmap, effort: effort)) == bitmap)
    }
}

extension PNGEffort {
    static var all: [PNGEffort] { [.fast, .small] }
}
