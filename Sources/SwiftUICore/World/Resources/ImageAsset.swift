import Foundation
import Graphics

/// A picture of a bundle, in the variant that fits.
package struct ImageAsset: Equatable, Sendable {
    /// Whether the picture is a stencil for the foreground style or shown with its own colours.
    package enum RenderingIntent: String, Sendable { case template, original }

    /// How a picture grows beyond its own size.
    package struct Slicing: Equatable, Sendable {
        package enum Mode: Sendable { case stretch, tile }

        /// The edges that keep their size, in points.
        package var capInsets: EdgeInsets
        package var mode: Mode

        package init(capInsets: EdgeInsets, mode: Mode) { (self.capInsets, self.mode) = (capInsets, mode) }
    }

    package var bitmap: SharedBitmap
    /// Pixels per point of the bitmap.
    package var scale: CGFloat
    /// Nil where the catalogue leaves it to the view.
    package var renderingIntent: RenderingIntent?
    package var slicing: Slicing?
    /// Whether the picture was made for the other layout direction and is to be drawn flipped left to right.
    package var isMirrored: Bool

    package init(
        bitmap: SharedBitmap, scale: CGFloat, renderingIntent: RenderingIntent? = nil, slicing: Slicing? = nil, isMirrored: Bool = false
    ) {
        (self.bitmap, self.scale, self.renderingIntent) = (bitmap, scale, renderingIntent)
        (self.slicing, self.isMirrored) = (slicing, isMirrored)
    }

    /// In points.
    package var size: CGSize {
        CGSize(width: CGFloat(bitmap.bitmap.width) / scale, height: CGFloat(bitmap.bitmap.height) / scale)
    }
}
