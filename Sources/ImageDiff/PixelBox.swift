/// A rectangle of whole pixels, top left first; never empty.
package struct PixelBox: Hashable, Codable, Sendable, CustomStringConvertible {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package var description: String { "\(width)×\(height) at \(x),\(y)" }
}
