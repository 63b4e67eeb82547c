import Graphics

/// Width and height of a picture in pixels.
package struct PixelSize: Hashable, Codable, Sendable, CustomStringConvertible {
    package var width, height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    package init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }

    package var description: String { "\(width)×\(height)" }
}
