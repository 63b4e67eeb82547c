/// How far one picture is from another, in numbers.
///
/// Pictures of different sizes are compared on the smallest canvas that holds both, their top left corners together;
/// a pixel that only one of them has counts as differing in every channel it uses.
package struct Difference: Hashable, Codable, Sendable {
    /// Pixels that are not the same, and pixels of the common canvas.
    package var differingPixels, totalPixels: Int
    /// The largest distance in any channel of any pixel, 1…255; premultiplied sRGB bytes.
    package var maximumChannelDifference: Int
    /// The smallest box that holds every differing pixel.
    package var box: PixelBox

    package init(differingPixels: Int, totalPixels: Int, maximumChannelDifference: Int, box: PixelBox) {
        (self.differingPixels, self.totalPixels) = (differingPixels, totalPixels)
        (self.maximumChannelDifference, self.box) = (maximumChannelDifference, box)
    }
}
