/// The coverage of a whole shape, row by row: what clipping by a path needs.
final class CoverageMap: Sendable {
    let bounds: PixelRect
    private let rowStarts: [Int32]
    private let runs: [CoverageRun]
    private let bytes: [UInt8]

    /// The coverage of an outline.
    init(_ edges: EdgeList, isEvenOdd: Bool, isAntialiased: Bool = true) {
        bounds = edges.bounds
        var collector = Collector()
        var converter = ScanConverter()
        converter.begin(edges, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, area: edges.bounds)
        for y in bounds.minY..<bounds.maxY {
            converter.convert(row: y)
            collector.append(converter.row)
        }
        (rowStarts, runs, bytes) = (collector.rowStarts, collector.runs, collector.bytes)
    }

    /// The product of two maps.
    init(_ a: CoverageMap, _ b: CoverageMap) {
        bounds = a.bounds.intersection(b.bounds)
        var collector = Collector()
        var row = CoverageRow()
        for y in bounds.minY..<bounds.maxY {
            row.removeAll()
            a.withRow(y) { aRuns, aBytes in
                b.withRow(y) { bRuns, bBytes in row.appendProduct(aRuns, aBytes, bRuns, bBytes) }
            }
            collector.append(row)
        }
        (rowStarts, runs, bytes) = (collector.rowStarts, collector.runs, collector.bytes)
    }

    /// Hands over the runs of one row, with the bytes that their offsets count from; none outside the bounds.
    func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<CoverageRun>, UnsafePointer<UInt8>) -> Result) -> Result {
        runs.withUnsafeBufferPointer { runs in
            bytes.withUnsafeBufferPointer { bytes in
                let range = y >= bounds.minY && y < bounds.maxY
                    ? Int(rowStarts[y - bounds.minY])..<Int(rowStarts[y - bounds.minY + 1]) : 0..<0
                return body(UnsafeBufferPointer(rebasing: runs[range]), bytes.baseAddress!)
            }
        }
    }

    private struct Collector {
        var rowStarts: [Int32] = [0]
        var runs: [CoverageRun] = []
        /// Never empty, so that its address exists.
        var bytes: [UInt8] = [0]

        mutating func append(_ row: borrowing CoverageRow) {
            for var run in row.runs.elements {
                if run.value == 0 {
                    let start = row.bytes.base + Int(run.offset)
                    run.offset = Int32(truncatingIfNeeded: bytes.count)
                    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: Int(run.end - run.start)))
                }
                runs.append(run)
            }
            rowStarts.append(Int32(truncatingIfNeeded: runs.count))
        }
    }
}
