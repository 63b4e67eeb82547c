/// Where along a gradient's ramp a place lies.
protocol GradientGeometry: Sendable {
    /// Calls `body` for each pixel of a stretch with its index in the stretch and its location on the ramp; 0…1 is start to end.
    func forEachLocation(x: Int, y: Int, count: Int, _ body: (Int, Double) -> Void)

    /// Gives a stretch of the row with this y coordinate the colours of the same locations, to the last bit, two at a time.
    func shade(_ stretch: GradientStretch, y: Double)

    /// Whether all pixels of a row have the same location.
    var isEvenAcrossRows: Bool { get }
}

/// Colours by location on a ramp, pixel by pixel: by this `GradientRows` is judged.
struct GradientShader<Geometry: GradientGeometry>: RowShader {
    let table: GradientTable
    let geometry: Geometry

    var isOpaque: Bool { table.isOpaque }

    func rows(of area: PixelRect) -> any RowShader { geometry.isEvenAcrossRows ? self : GradientRows(table: table, geometry: geometry) }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        table.pixels.withUnsafeBufferPointer { pixels in
            let last = table.lastStep, scale = table.stepsPerLocation
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
