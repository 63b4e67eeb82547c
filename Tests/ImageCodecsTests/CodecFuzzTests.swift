import Foundation
import Graphics
import ImageCodecs
import Testing

/// Changed files of every kind: each decodes or is refused with a sentence; none crashes, hangs or asks for more memory than it may.
///
/// A long run by hand: `VITRINE_FUZZ_INPUTS=1000000 swift test --filter CodecFuzzTests`.
@Suite struct CodecFuzzTests {
    private static let count = Int(ProcessInfo.processInfo.environment["VITRINE_FUZZ_INPUTS"] ?? "") ?? 3_000

    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(sides, 1)
        }
    }

    private static let names = [
        "grey1", "grey16", "grey8-interlaced", "grey-alpha16", "palette4-alpha", "palette8-interlaced", "rgb8-key", "rgb16", "rgba8-interlaced",
        "display-p3-icc", "linear-gama",
    ].map { $0 + ".png" } + ["baseline-420", "progressive", "cmyk", "orientation-6", "display-p3", "grey"].map { $0 + ".jpg" }

    @Test func changedFilesAreDecodedOrRefused() throws {
        let files = Self.names.compactMap { try? (name: $0, bytes: [UInt8](fixture($0))) }
        #expect(files.count >= 15)
        var dice = Dice(state: 2_026)
        var decoded = 0
        for _ in 0..<Self.count {
            let file = files[dice.roll(files.count)]
            var bytes = file.bytes
            for _ in 0..<1 + dice.roll(6) { Self.change(&bytes, &dice) }
            let isPNG = file.name.hasSuffix("png")
            // Half of the PNG files get right checksums again, so that what is inside is reached.
            if isPNG, dice.roll(2) == 0 { Self.repair(&bytes) }
            do {
                let bitmap = isPNG ? try PNG.decode(Data(bytes)) : try JPEG.decode(Data(bytes))
                decoded += 1
                #expect(bitmap.pixels.count == bitmap.width * bitmap.height && bitmap.width > 0 && bitmap.height > 0)
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
        // Not everything may be turned away at the door.
        #expect(decoded > Self.count / 50)
    }

    private static func change(_ bytes: inout [UInt8], _ dice: inout Dice) {
        guard !bytes.isEmpty else { return }
        // Most of what decides stands at the beginning.
        let place = dice.roll(2) == 0 ? dice.roll(bytes.count) : dice.roll(min(bytes.count, 120))
        switch dice.roll(7) {
        case 0, 1: bytes[place] = UInt8(dice.roll(256))
        case 2: bytes[place] ^= 1 << UInt8(dice.roll(8))
        case 3: bytes.removeSubrange(place..<min(place + 1 + dice.roll(20), bytes.count))
        case 4: bytes.insert(contentsOf: (0..<1 + dice.roll(20)).map { _ in UInt8(dice.roll(256)) }, at: place)
        case 5: bytes.removeLast(min(dice.roll(bytes.count), bytes.count))
        default:
            let length = min(1 + dice.roll(64), bytes.count - place)
            let copy = Array(bytes[place..<place + length]), target = dice.roll(bytes.count - length + 1)
            bytes.replaceSubrange(target..<target + length, with: copy)
        }
    }

    /// Writes the right checksum behind each PNG chunk.
    private static func repair(_ bytes: inout [UInt8]) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length < bytes.count, place + 12 + length <= bytes.count else { return }
            var sum: UInt32 = 0xFFFF_FFFF
            for byte in bytes[place + 4..<place + 8 + length] {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            }
            sum = ~sum
            for index in 0..<4 { bytes[place + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
            place += 12 + length
        }
    }
}
