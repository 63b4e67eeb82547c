import Graphics

/// Pictures beside each other, in the order in which they were taken.
package enum FilmStrip {
    /// At most so many stand in a row.
    private static let columns = 8
    /// Pixels round each picture.
    private static let gap = 4

    package static func make(of frames: [Bitmap]) -> Bitmap {
        guard let first = frames.first else { return Bitmap(width: 1, height: 1, fill: .clear) }
        let columns = min(Self.columns, frames.count), rows = (frames.count + columns - 1) / columns
        let (width, height) = (first.width + gap, first.height + gap)
        let paper = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5).premultiplied
        var strip = Bitmap(width: columns * width + gap, height: rows * height + gap, fill: paper)
        for (index, frame) in frames.enumerated() {
            let (left, top) = (gap + index % columns * width, gap + index / columns * height)
            for y in 0..<min(frame.height, first.height) {
                for x in 0..<min(frame.width, first.width) { strip[left + x, top + y] = frame[x, y] }
            }
        }
        return strip
    }
}
