import Graphics

/// Executes commands on a rectangle of pixels: a band of the picture, or a layer.
struct BandPainter: ~Copyable {
    private let area: PixelRect
    private let pixels: UnsafeMutablePointer<UInt32>
    private let isPlain: Bool
    // What shapes are painted with, kept from one to the next.
    private var converter = ScanConverter()
    private var product = CoverageRow()
    private var colors = Scratch<UInt32>()

    /// Bytes of the pixels of a band: they stay in a core's own cache from one command to the next.
    static let bandBytes = 512 << 10

    /// A bitmap of `area` with the commands painted on it, in bands on several threads.
    static func bitmap(of commands: [Command], in area: PixelRect, background: UInt32 = 0, threads: Int, isPlain: Bool) -> Bitmap {
        guard !area.isEmpty else { return Bitmap(width: area.width, height: area.height) }
        let bands = max(1, min(area.height, area.width * area.height * 4 / bandBytes))
        let pixels = [UInt32](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
            count = area.width * area.height
            let target = SharedBuffer(base: pixels.baseAddress!)
            Workers.run(bands, threads: threads) { index in
                let (top, bottom) = (area.height * index / bands, area.height * (index + 1) / bands)
                let band = PixelRect(minX: area.minX, minY: area.minY + top, maxX: area.maxX, maxY: area.minY + bottom)
                let start = target.base + top * area.width
                start.initialize(repeating: background, count: band.width * band.height)
                paint(commands, in: band, on: start, isPlain: isPlain)
            }
        }
        return Bitmap(width: area.width, height: area.height, pixels: pixels)
    }

    /// Paints commands on the pixels of a rectangle, row by row, over what is there.
    static func paint(_ commands: [Command], in area: PixelRect, on pixels: UnsafeMutablePointer<UInt32>, isPlain: Bool) {
        var painter = BandPainter(area: area, pixels: pixels, isPlain: isPlain)
        painter.paint(commands)
    }

    private init(area: PixelRect, pixels: UnsafeMutablePointer<UInt32>, isPlain: Bool) {
        (self.area, self.pixels, self.isPlain) = (area, pixels, isPlain)
        colors.reserve(area.width)
        converter.isPlain = isPlain
    }

    private func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - area.minY) * area.width + (x - area.minX) }

    private mutating func paint(_ commands: [Command]) {
        for command in commands {
            let visible = command.bounds.intersection(area)
            if visible.isEmpty { continue }
            switch command.content {
            case .fill(let shape, let shading): fill(shape, shading, command.clip, visible)
            case .layer(let layer): composite(layer, command.clip, visible)
            }
        }
    }

    private mutating func fill(_ shape: Shape, _ shading: Shading, _ clip: CoverageMap?, _ visible: PixelRect) {
        let shading = isPlain ? shading : shading.rows(of: visible)
        switch shape {
        case .rectangle:
            if case .solid(let pixel) = shading, clip == nil {
                for y in visible.minY..<visible.maxY { blend(pixel, row(visible.minX, y), visible.width) }
                return
            }
            withUnsafePointer(to: CoverageRun.even(visible.minX, visible.maxX, 255)) { run in
                for y in visible.minY..<visible.maxY { paint(row: y, UnsafeBufferPointer(start: run, count: 1), nil, shading, clip) }
            }
        case .outline(let edges, let isEvenOdd, let isAntialiased):
            converter.begin(edges, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, area: visible)
            for y in visible.minY..<visible.maxY {
                converter.convert(row: y)
                paint(row: y, converter.row.runs.elements, converter.row.bytes.base, shading, clip)
            }
        case .mask(let mask, let x, let y):
            mask.bytes.withUnsafeBufferPointer { bytes in
                withUnsafePointer(to: CoverageRun.varying(visible.minX, visible.maxX, offset: 0)) { run in
                    for line in visible.minY..<visible.maxY {
                        let start = bytes.baseAddress! + (line - y) * mask.width + (visible.minX - x)
                        paint(row: line, UnsafeBufferPointer(start: run, count: 1), start, shading, clip)
                    }
                }
            }
        }
    }

    private mutating func paint(
        row y: Int, _ runs: UnsafeBufferPointer<CoverageRun>, _ bytes: UnsafePointer<UInt8>?, _ shading: Shading, _ clip: CoverageMap?
    ) {
        guard let clip else { paint(row: y, runs, bytes, shading); return }
        product.removeAll()
        clip.withRow(y) { clipRuns, clipBytes in product.appendProduct(runs, bytes ?? clipBytes, clipRuns, clipBytes) }
        paint(row: y, product.runs.elements, UnsafePointer(product.bytes.base), shading)
    }

    private mutating func paint(row y: Int, _ runs: UnsafeBufferPointer<CoverageRun>, _ bytes: UnsafePointer<UInt8>?, _ shading: Shading) {
        let target = pixels + (y - area.minY) * area.width - area.minX
        switch shading {
        case .solid(let pixel):
            for run in runs {
                let start = max(Int(run.start), area.minX), count = min(Int(run.end), area.maxX) - start
                if count <= 0 { continue }
                if run.value != 0 {
                    blend(run.value == 255 ? pixel : PixelArithmetic.scaled(pixel, UInt32(run.value)), target + start, count)
                } else if let coverage = bytes.map({ $0 + Int(run.offset) + start - Int(run.start) }) {
                    isPlain
                        ? PlainSpanKernel.blend(pixel, coverage, target + start, count) : SpanKernel.blend(pixel, coverage, target + start, count)
                }
            }
        case .varying(let shader):
            for run in runs {
                let start = max(Int(run.start), area.minX), count = min(Int(run.end), area.maxX) - start
                if count <= 0 { continue }
                if run.value == 255 && shader.isOpaque { shader.shade(x: start, y: y, count: count, into: target + start); continue }
                shader.shade(x: start, y: y, count: count, into: colors.base)
                let coverage = bytes.map { $0 + Int(run.offset) + start - Int(run.start) }
                Self.blend(colors.base, run, coverage, target + start, count, isPlain: isPlain)
            }
        }
    }

    private func blend(_ pixel: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        isPlain ? PlainSpanKernel.blend(pixel, row, count) : SpanKernel.blend(pixel, row, count)
    }

    private static func blend(
        _ source: UnsafePointer<UInt32>, _ run: CoverageRun, _ coverage: UnsafePointer<UInt8>?, _ row: UnsafeMutablePointer<UInt32>,
        _ count: Int, isPlain: Bool
    ) {
        switch (run.value, isPlain) {
        case (255, true): PlainSpanKernel.blend(source, row, count, isOpaque: false)
        case (255, false): SpanKernel.blend(source, row, count, isOpaque: false)
        case (1..., true): PlainSpanKernel.blend(source, evenly: run.value, row, count)
        case (1..., false): SpanKernel.blend(source, evenly: run.value, row, count)
        default:
            guard let coverage else { return }
            isPlain ? PlainSpanKernel.blend(source, coverage, row, count) : SpanKernel.blend(source, coverage, row, count)
        }
    }

    /// Paints a layer's commands by themselves and blends the result, multiplied by mask, opacity and clip.
    private mutating func composite(_ layer: Layer, _ clip: CoverageMap?, _ visible: PixelRect) {
        var content = Self.bitmap(of: layer.commands, in: visible, threads: 1, isPlain: isPlain)
        let mask = layer.mask.map { Self.bitmap(of: $0, in: visible, threads: 1, isPlain: isPlain) }
        if case .covering(let covering) = layer.blendMode {
            mix(visible, clip) { index, below in
                covering.mix(content.pixels[index], over: below, coverage: (mask?.pixels[index] ?? 0) &>> 24)
            }
            return
        }
        if let mask { LayerMask.multiply(&content, byAlphaOf: mask) }
        if layer.opacity < 255 { LayerMask.multiply(&content, by: layer.opacity) }
        guard case .formula(let mode) = layer.blendMode else {
            fill(.rectangle, .varying(BitmapShader(bitmap: content, x: visible.minX, y: visible.minY, isOpaque: false)), clip, visible)
            return
        }
        let formula = BlendFormula(mode: mode)
        // Neighbours are often alike.
        var last: (source: UInt32, below: UInt32, blended: UInt32) = (0, 0, 0)
        mix(visible, clip) { index, below in
            let source = content.pixels[index]
            if source == 0 { return below }
            if source != last.source || below != last.below { last = (source, below, formula.blend(source, over: below)) }
            return last.blended
        }
    }

    /// Replaces pixels by what `mixed` makes of them, given their numbers in the rectangle, row by row.
    ///
    /// The clip mixes new and old, so that a mode which changes what is below does so by coverage.
    @inline(__always) private func mix(_ visible: PixelRect, _ clip: CoverageMap?, _ mixed: (Int, UInt32) -> UInt32) {
        for y in visible.minY..<visible.maxY {
            let target = row(visible.minX, y), offset = (y - visible.minY) * visible.width
            guard let clip else {
                for x in 0..<visible.width { target[x] = mixed(offset + x, target[x]) }
                continue
            }
            clip.withRow(y) { runs, bytes in
                for run in runs {
                    let start = max(Int(run.start), visible.minX), end = max(start, min(Int(run.end), visible.maxX))
                    for x in start..<end {
                        let coverage = UInt32(run.value != 0 ? run.value : bytes[Int(run.offset) + x - Int(run.start)])
                        if coverage == 0 { continue }
                        let index = x - visible.minX, old = target[index], new = mixed(offset + index, old)
                        target[index] = coverage == 255
                            ? new : PixelArithmetic.scaled(new, coverage) &+ PixelArithmetic.scaled(old, 255 - coverage)
                    }
                }
            }
        }
    }
}
