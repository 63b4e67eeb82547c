import Graphics

/// A blur that looks like a Gaussian: three averages over a box along each axis, as Core Animation blurs.
///
/// Everything is whole numbers: sums of a box slide along a row, so the cost does not depend on the width, and where one begins does
/// not change the result.
struct BoxBlur {
    /// The three boxes: how many pixels left and right of the centre each averages.
    let boxes: [(before: Int, after: Int)]

    /// Measured on SwiftUI's blur: the box is about 1.85 radii wide (2 pt at 3 pixels a point: 11; 5 pt: 27-28; 10 pt: 55).
    static let boxWidthPerRadius = 1.85

    /// Larger radii, in pixels, blur as this one does: 170 points at 3 pixels a point leave nothing of a screen's content to tell,
    /// and memory grows with the radius.
    static let largestRadius = 512.0

    /// - Parameter radius: in pixels; negative is 0.
    init(radius: Double) {
        let width = max(1, Int((min(max(radius, 0), Self.largestRadius) * Self.boxWidthPerRadius).rounded()))
        // A box of even width has no centre: one to the left, one to the right, and an odd one bring it back.
        let half = width / 2
        boxes = width % 2 == 1 ? Array(repeating: (half, half), count: 3) : [(half, half - 1), (half - 1, half), (half, half)]
    }

    /// How far a pixel's colour spreads.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

    /// Blurs one to four components per pixel, laid out as planes of 16-bit values (component × 256), in place.
    func blur(_ planes: inout [UInt16], width: Int, height: Int, count: Int, threads: Int) {
        guard width > 0, height > 0, reach > 0 else { return }
        planes.withUnsafeMutableBufferPointer { planes in
            let base = SharedBuffer(base: planes.baseAddress!)
            let group = LineGroupBlur.lines
            let rowGroups = (height + group - 1) / group, columnGroups = (width + group - 1) / group
            Workers.run(count * rowGroups, threads: threads) { index in
                let line = index % rowGroups * group
                let lines = LineGroupBlur(length: width)
                let start = base.base + (index / rowGroups * height + line) * width
                lines.blur(start, count: min(group, height - line), lineStride: width, stride: 1, boxes)
                lines.release()
            }
            Workers.run(count * columnGroups, threads: threads) { index in
                let column = index % columnGroups * group
                let lines = LineGroupBlur(length: height)
                let start = base.base + index / columnGroups * width * height + column
                lines.blur(start, count: min(group, width - column), lineStride: 1, stride: width, boxes)
                lines.release()
            }
        }
    }
}
