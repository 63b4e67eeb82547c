/// Where along a gradient's ramp a place lies.
protocol GradientGeometry: Sendable {
    /// Calls `body` for each pixel of a stretch with its index in the stretch and its location on the ramp; 0…1 is start to end.
    func forEachLocation(x: Int, y: Int, count: Int, _ body: (Int, Double) -> Void)

    /// Whether all pixels of a row have the same location.
    var isEvenAcrossRows: Bool { get }
}

/// Colours by location on a ramp.
struct GradientShader<Geometry: GradientGeometry>: RowShader {
    let table: GradientTable
    let geometry: Geometry

    var isOpaque: Bool { table.isOpaque }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        table.pixels.withUnsafeBufferPointer { pixels in
            let last = Double(pixels.count - 1)
            let scale = table.end > table.start ? last / (table.end - table.start) : .infinity
            @inline(__always) func pixel(_ location: Double) -> UInt32 {
                // Written so that NaN, too, gives an index.
                let place = (location - table.start) * scale
                return pixels[place > 0 ? (place < last ? Int(place + 0.5) : pixels.count - 1) : 0]
            }
            if geometry.isEvenAcrossRows {
                geometry.forEachLocation(x: x, y: y, count: 1) { _, location in row.update(repeating: pixel(location), count: count) }
            } else {
                geometry.forEachLocation(x: x, y: y, count: count) { row[$0] = pixel($1) }
            }
        }
    }
}
