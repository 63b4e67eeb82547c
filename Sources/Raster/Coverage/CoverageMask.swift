/// A rectangle of coverages, row by row: a glyph, or the alpha of a picture.
final class CoverageMask: Sendable {
    let width, height: Int
    let bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height, "a mask of \(width)×\(height) needs as many bytes")
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The coverage of an outline within its bounds.
    convenience init(_ edges: EdgeList) {
        let bounds = edges.bounds
        var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
        var converter = ScanConverter()
        converter.begin(edges, isEvenOdd: false, isAntialiased: true, area: bounds)
        for y in bounds.minY..<bounds.maxY {
            converter.convert(row: y)
            let row = (y - bounds.minY) * bounds.width - bounds.minX
            for run in converter.row.runs.elements {
                for x in Int(run.start)..<Int(run.end) {
                    bytes[row + x] = run.value != 0 ? run.value : converter.row.bytes[Int(run.offset) + x - Int(run.start)]
                }
            }
        }
        self.init(width: bounds.width, height: bounds.height, bytes: bytes)
    }
}
