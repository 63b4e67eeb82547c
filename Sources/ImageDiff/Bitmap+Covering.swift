import Graphics

extension Bitmap {
    /// The picture with boxes painted over in one grey, so that what is below them takes no part in a comparison.
    ///
    /// Boxes may reach beyond the picture.
    package func covering(_ boxes: [PixelBox]) -> Bitmap {
        guard !boxes.isEmpty else { return self }
        var copy = self
        for box in boxes {
            let (left, right) = (max(0, box.x), min(width, box.x + box.width))
            guard left < right else { continue }
            for y in max(0, box.y)..<max(max(0, box.y), min(height, box.y + box.height)) {
                for x in left..<right { copy.pixels[y * width + x] = 0xFF80_8080 }
            }
        }
        return copy
    }
}
