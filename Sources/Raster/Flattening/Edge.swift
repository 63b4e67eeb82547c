import Graphics

/// A point in pixels.
typealias PixelPoint = PlanePoint

/// A straight piece of an outline in pixels, told from top to bottom.
struct Edge: Sendable {
    var x0, y0, x1, y1: Double
    /// +1 if the outline runs downwards here, −1 if upwards.
    var winding: Int

    /// Where the edge is at height `y`, computed afresh for each y so that the answer does not depend on where painting began.
    @inline(__always) func x(at y: Double) -> Double {
        if y <= y0 { return x0 }
        if y >= y1 { return x1 }
        return x0 + (y - y0) / (y1 - y0) * (x1 - x0)
    }
}
