import Foundation
import Graphics
import Snapshots

/// A picture in memory, under the name that tests know from Apple's platforms.
public final class UIImage: Sendable {
    let bitmap: Bitmap
    /// The laid-out tree of the view that was drawn.
    let layout: String?
    /// The accessibility elements of the view that was drawn.
    let accessibility: String?
    /// Pixels per point.
    public let scale: CGFloat

    init(bitmap: Bitmap, scale: CGFloat, layout: String? = nil, accessibility: String? = nil) {
        (self.bitmap, self.scale, self.layout, self.accessibility) = (bitmap, scale, layout, accessibility)
    }

    /// A picture from the bytes of a PNG; `nil` when they are none.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let bitmap = try? PictureFile.decode(data) else { return nil }
        self.init(bitmap: bitmap, scale: scale > 0 ? scale : 1)
    }

    /// In points.
    public var size: CGSize { CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale) }

    /// The picture as a PNG; `nil` when it has no pixels.
    public func pngData() -> Data? { try? PictureFile.encode(bitmap) }
}
