import Graphics

/// A picture with what makes photographs slow: soft colours, blocks and noise. The same for the same seed.
func photo(width: Int, height: Int, seed: Int) -> SharedBitmap {
    var generator = Scramble(state: UInt64(seed) &+ 1)
    let blocks = (0..<(width / 40 + 1) * (height / 40 + 1)).map { _ in Int(generator.next() % 64) - 32 }
    var bitmap = Bitmap(width: width, height: height)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
        for y in 0..<height {
            for x in 0..<width {
                let noise = generator.next()
                let block = blocks[y / 40 * (width / 40 + 1) + x / 40]
                func component(_ base: Int, _ shift: UInt64) -> UInt32 {
                    UInt32(min(max(base + block + Int(noise >> shift & 15) - 8, 0), 255)) << UInt32(shift)
                }
                pixels[y * width + x] = component(x * 200 / width + seed * 7 % 50, 0)
                    | component(y * 200 / height + seed * 13 % 50, 8) | component((x + y) * 200 / (width + height) + 20, 16) | 0xFF00_0000
            }
        }
    }
    return SharedBitmap(bitmap, name: "photo \(seed)")
}

/// The generator of Sebastiano Vigna's SplitMix64 (public domain description): 64 well mixed bits a step.
struct Scramble {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
