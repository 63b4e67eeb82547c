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

    /// Blurs a plane of 16-bit values (component × 256) in place; only some rows hold anything before.
    func blur(_ plane: UnsafeMutablePointer<UInt16>, width: Int, height: Int, filledRows: Range<Int>, threads: Int) {
        guard width > 0, height > 0, reach > 0 else { return }
        let base = SharedBuffer(base: plane), group = LineGroupBlur.lines
        // A stretch of groups at a time, as each needs room of its own.
        func share(_ lines: Range<Int>, length: Int, _ body: @Sendable (borrowing LineGroupBlur, _ first: Int, _ count: Int) -> Void) {
            let groups = (lines.count + group - 1) / group, parts = threads == 1 ? 1 : min(groups, threads * 4)
            Workers.run(parts, threads: threads) { part in
                let blur = LineGroupBlur(length: length)
                for index in groups * part / parts..<groups * (part + 1) / parts {
                    let first = lines.lowerBound + index * group
                    body(blur, first, min(group, lines.upperBound - first))
                }
            }
        }
        share(filledRows, length: width) { blur, first, count in
            blur.blur(base.base + first * width, count: count, lineStride: width, stride: 1, boxes)
        }
        share(0..<width, length: height) { blur, first, count in
            blur.blur(base.base + first, count: count, lineStride: 1, stride: width, boxes)
        }
    }
}
