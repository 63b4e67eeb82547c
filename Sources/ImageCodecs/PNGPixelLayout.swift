import Graphics

/// How a picture's pixels are stored in a PNG file: the smallest layout that keeps every one of them.
enum PNGPixelLayout {
    case grey
    /// Up to 256 colours, not premultiplied (red in the lowest byte), in order of first appearance; those with alpha come first.
    case palette([UInt32], bits: Int)
    case rgb
    case rgba

    /// The smallest layout that is lossless for the bitmap.
    init(for bitmap: Bitmap) {
        var isOpaque = true, isGrey = true
        var colors = ColorCensus()
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            var last = ~(pixels.first ?? 0), place = 0
            while place < pixels.count && !(colors.isFull && !isGrey) {
                let pixel = pixels[place]
                place &+= 1
                if pixel == last { continue }
                last = pixel
                if pixel >> 24 != 255 { isOpaque = false }
                if (pixel ^ pixel >> 8) & 0xFFFF != 0 { isGrey = false }
                colors.add(pixel)
            }
            // Only one question is left, and all pixels answer it together.
            if isOpaque {
                var common: UInt32 = 0xFF00_0000
                while place < pixels.count {
                    common &= pixels[place]
                    place &+= 1
                }
                isOpaque = common >> 24 == 255
            }
        }
        if !colors.isFull {
            // Transparent entries first keeps the tRNS chunk short.
            let ordered = colors.colors.filter { $0 >> 24 != 255 } + colors.colors.filter { $0 >> 24 == 255 }
            let bits = ordered.count <= 2 ? 1 : ordered.count <= 4 ? 2 : ordered.count <= 16 ? 4 : 8
            if !(isOpaque && isGrey && bits == 8) { self = .palette(ordered, bits: bits); return }
        }
        self = isOpaque ? (isGrey ? .grey : .rgb) : .rgba
    }

    /// PNG's number for the colour type.
    var colorType: UInt8 {
        switch self {
        case .grey: 0
        case .palette: 3
        case .rgb: 2
        case .rgba: 6
        }
    }

    var bitDepth: Int {
        if case .palette(_, let bits) = self { bits } else { 8 }
    }

    var isPalette: Bool { if case .palette = self { true } else { false } }

    /// Bytes from one pixel to its left neighbour, at least 1, as the filters count.
    var bytesPerPixel: Int {
        switch self {
        case .grey, .palette: 1
        case .rgb: 3
        case .rgba: 4
        }
    }

    func bytesPerRow(width: Int) -> Int {
        if case .palette(_, let bits) = self { (width * bits + 7) / 8 } else { width * bytesPerPixel }
    }
}

/// A count of different premultiplied pixels that gives up past 256.
struct ColorCensus {
    private(set) var colors: [UInt32] = []
    private(set) var isFull = false
    /// Open addressing; 0 is an empty slot, else position in `colors` plus one.
    private var slots = [UInt16](repeating: 0, count: 1024)

    private func slot(of pixel: UInt32) -> Int {
        var slot = Int((pixel &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0 && colors[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1023 }
        return slot
    }

    /// Where a colour that was added stands in `colors`.
    func place(of pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: pixel)] &- 1) }

    mutating func add(_ pixel: UInt32) {
        if isFull { return }
        let slot = slot(of: pixel)
        guard slots[slot] == 0 else { return }
        if colors.count == 256 { isFull = true; return }
        colors.append(pixel)
        slots[slot] = UInt16(colors.count)
    }
}
