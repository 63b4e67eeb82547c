import Graphics

/// A stretched bitmap, pixel by pixel as its weights say: by this `ResampledRows` is judged.
struct ResampledShader: RowShader {
    let source: Bitmap
    let columns, lines: AxisSampling
    /// The pixel that the first column and line are for.
    let x, y: Int
    let isOpaque: Bool
    /// The columns' weights in the form of `kernel`.
    let columnWeights: [SIMD8<Int16>]
    private let kernel: any RowKernel.Type

    init(source: Bitmap, columns: AxisSampling, lines: AxisSampling, x: Int, y: Int, isOpaque: Bool) {
        (self.source, self.columns, self.lines, self.x, self.y, self.isOpaque) = (source, columns, lines, x, y, isOpaque)
        kernel = columns.hasNegativeWeights || lines.hasNegativeWeights ? SharpRowKernel.self : SmoothRowKernel.self
        columnWeights = kernel.weights(of: columns)
    }

    func shade(x column: Int, y line: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        for index in 0..<count { row[index] = pixel(column - x + index, line - y) }
    }

    func rows(of area: PixelRect) -> any RowShader { rows(of: area, kernel) }

    private func rows<Kernel: RowKernel>(of area: PixelRect, _: Kernel.Type) -> any RowShader { ResampledRows<Kernel>(self, area) }

    private func pixel(_ column: Int, _ line: Int) -> UInt32 {
        // Half a level of value × 256 × 256, for rounding.
        var sums = SIMD4<Int32>(repeating: 32_768)
        for down in 0..<lines.taps {
            let weight = Int32(lines.weights[line * lines.taps + down])
            if weight == 0 { continue }
            let start = (Int(lines.firsts[line]) + down) * source.width + Int(columns.firsts[column])
            for across in 0..<columns.taps {
                let product = weight * Int32(columns.weights[column * columns.taps + across])
                if product == 0 { continue }
                let pixel = source.pixels[start + across]
                let components = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                sums &+= SIMD4<Int32>(truncatingIfNeeded: components) &* product
            }
        }
        // Weights below zero lead beyond the range of colours.
        let alpha = min(max(sums.w >> 16, 0), 255)
        func component(_ sum: Int32) -> UInt32 { UInt32(min(max(sum >> 16, 0), alpha)) }
        return component(sums.x) | component(sums.y) << 8 | component(sums.z) << 16 | UInt32(alpha) << 24
    }
}
