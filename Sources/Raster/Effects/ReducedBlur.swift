import Graphics

/// A wide blur computed on a smaller copy: what is left after it has no detail that the copy lacks.
///
/// Pixels are averaged in square blocks, the copy is blurred, and the result is spread again between the blocks' centres. Averaging
/// and spreading blur by themselves; the boxes are chosen so that all together spread as far as the blur at full size would.
/// Blocks lie on a grid that the picture's pixels decide, not the area that is asked for, so that a part is blurred as in the whole.
struct ReducedBlur {
    /// Pixels along a block's side.
    let block: Int
    private let boxes: BoxBlur

    /// Nil for blurs so narrow that a smaller copy would show.
    init?(_ blur: BoxBlur) {
        let width = blur.boxes.map { $0.before + $0.after + 1 }.max() ?? 1
        // At least twelve blocks to a box: the corners that spreading leaves are then below half a level.
        var block = 1
        while block < 32 && width >= block * 24 { block *= 2 }
        guard block > 1 else { return nil }
        self.block = block
        // Variances: of a box (w² − 1) ÷ 12, of averaging likewise, of spreading (a triangle) block² ÷ 6.
        let size = Double(block)
        let whole = blur.boxes.reduce(0.0) { sum, box in
            let width = Double(box.before + box.after + 1)
            return sum + (width * width - 1) / 12
        }
        boxes = BoxBlur(variance: (whole - (size * size - 1) / 12 - size * size / 6) / (size * size))
    }

    /// A blurred copy of a bitmap whose top left pixel stands at (x, y); outside of it is clear.
    func blurred(_ bitmap: Bitmap, x: Int, y: Int, isOpaque: Bool, threads: Int) -> Bitmap {
        func start(_ place: Int) -> Int { place >= 0 ? place / block * block : -((-place + block - 1) / block * block) }
        // One block of margin, so that spreading has neighbours.
        let left = start(x) - block, top = start(y) - block
        let width = (x + bitmap.width - left + block - 1) / block + 1, height = (y + bitmap.height - top + block - 1) / block + 1
        var planes = reduced(bitmap, x - left, y - top, width, height, threads)
        boxes.blur(&planes, width: width, height: height, count: 4, threads: threads)
        return spread(planes, width, height, over: bitmap, x - left, y - top, isOpaque: isOpaque, threads)
    }

    /// Blocks' averages as four planes (component × 256).
    private func reduced(_ bitmap: Bitmap, _ dx: Int, _ dy: Int, _ width: Int, _ height: Int, _ threads: Int) -> [UInt16] {
        let plane = width * height
        var planes = [UInt16](repeating: 0, count: plane * 4)
        planes.withUnsafeMutableBufferPointer { planes in
            let output = SharedBuffer(base: planes.baseAddress!)
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                let input = SharedBuffer(base: UnsafeMutablePointer(mutating: pixels.baseAddress!))
                let shift = UInt32(block.trailingZeroBitCount * 2)
                Workers.run(height, threads: threads) { row in
                    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: width) { sums in
                        sums.initialize(repeating: .zero)
                        for line in max(row * block - dy, 0)..<max(max(row * block - dy, 0), min((row + 1) * block - dy, bitmap.height)) {
                            let source = input.base + line * bitmap.width
                            for column in 0..<width {
                                let from = max(column * block - dx, 0), to = min((column + 1) * block - dx, bitmap.width)
                                if from >= to { continue }
                                var (even, odd) = (UInt32(0), UInt32(0))
                                // Two components to a word: 32 pixels of 255 stay below 2¹⁶.
                                for place in from..<to {
                                    even &+= source[place] & 0x00FF_00FF
                                    odd &+= source[place] &>> 8 & 0x00FF_00FF
                                }
                                sums[column] &+= SIMD4(even & 0xFFFF, odd & 0xFFFF, even &>> 16, odd &>> 16)
                            }
                        }
                        for column in 0..<width {
                            let average = (sums[column] &* 256 &+ (1 &<< shift) / 2) &>> SIMD4(repeating: shift)
                            for component in 0..<4 { output.base[component * plane + row * width + column] = UInt16(average[component]) }
                        }
                    }
                }
            }
        }
        return planes
    }

    /// Full-size pixels from the copy, each between the four nearest blocks.
    private func spread(
        _ planes: [UInt16], _ width: Int, _ height: Int, over bitmap: Bitmap, _ dx: Int, _ dy: Int, isOpaque: Bool, _ threads: Int
    ) -> Bitmap {
        let plane = width * height, block = block
        var result = bitmap
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            let output = SharedBuffer(base: pixels.baseAddress!)
            planes.withUnsafeBufferPointer { planes in
                let input = SharedBuffer(base: UnsafeMutablePointer(mutating: planes.baseAddress!))
                let (imageWidth, imageHeight) = (bitmap.width, bitmap.height)
                // Weights are in halves of a pixel: 2 × block is all.
                let shift = UInt32(block.trailingZeroBitCount + 1), half = SIMD4<UInt32>(repeating: 1 &<< (shift - 1))
                Workers.run(imageHeight, threads: threads) { line in
                    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: width) { row in
                        let place = (line + dy) * 2 + 1 - block, upper = min(max(place / (2 * block), 0), height - 2)
                        let below = UInt32(min(max(place - upper * 2 * block, 0), 2 * block)), above = UInt32(2 * block) - below
                        for column in 0..<width {
                            var (a, b) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
                            for component in 0..<4 {
                                let at = component * plane + upper * width + column
                                a[component] = UInt32(input.base[at])
                                b[component] = UInt32(input.base[at + width])
                            }
                            row[column] = (a &* above &+ b &* below &+ half) &>> SIMD4(repeating: shift)
                        }
                        let target = output.base + line * imageWidth
                        for x in 0..<imageWidth {
                            let place = (x + dx) * 2 + 1 - block, before = min(max(place / (2 * block), 0), width - 2)
                            let after = UInt32(min(max(place - before * 2 * block, 0), 2 * block))
                            var color = (row[before] &* (UInt32(2 * block) - after) &+ row[before + 1] &* after &+ half) &>> SIMD4(repeating: shift)
                            if isOpaque, color.w > 0 {
                                for component in 0..<3 { color[component] = min(65_280, color[component] &* 65_280 / color.w) }
                                color.w = 65_280
                            }
                            let bytes = (color &+ 128) &>> 8, alpha = min(255, bytes.w)
                            target[x] = min(alpha, bytes.x) | min(alpha, bytes.y) &<< 8 | min(alpha, bytes.z) &<< 16 | alpha &<< 24
                        }
                    }
                }
            }
        }
        return result
    }
}

extension BoxBlur {
    /// Three boxes whose variances add up to about this: three of odd width, or two even ones that balance each other and an odd one.
    init(variance: Double) {
        var best = (widths: (1, 1, 1), error: Double.infinity)
        let middle = Int((max(variance, 0) * 4 + 1).squareRoot().rounded())
        for pair in max(middle - 3, 1)...(middle + 3) {
            for single in max(middle - 3, 1)...(middle + 3) where single % 2 == 1 {
                let sum = (Double(2 * (pair * pair - 1)) + Double(single * single - 1)) / 12
                if abs(sum - variance) < best.error { best = ((pair, pair, single), abs(sum - variance)) }
            }
        }
        let (half, single) = (best.widths.0 / 2, best.widths.2 / 2)
        boxes = best.widths.0 % 2 == 1
            ? [(half, half), (half, half), (single, single)] : [(half, half - 1), (half - 1, half), (single, single)]
    }
}
