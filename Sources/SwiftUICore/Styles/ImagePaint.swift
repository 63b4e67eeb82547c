import Foundation
import Graphics

/// Copies of an image side by side, from the top left corner of what is filled.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part that is repeated, in shares of the image's size.
    public var sourceRect: CGRect
    /// How large a copy is: 1 for the image's own size.
    public var scale: CGFloat

    /// - Parameters:
    ///   - sourceRect: which part of the image, in shares of its size; cut to whole pixels, and to the image.
    ///   - scale: how large a copy is. Without a positive number nothing is drawn.
    public nonisolated init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        image.tile(of: sourceRect, scale: scale, in: environment) ?? .color(.clear)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Copies of an image side by side; see `ImagePaint`.
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// A part of the image, given in shares of its size, as something to lay side by side; nil if there is nothing to see.
    ///
    /// Pictures are cut to whole pixels; symbols, templates and drawn images are drawn anew at the size they are seen in.
    func tile(of part: CGRect, scale: CGFloat, in environment: EnvironmentValues) -> ResolvedStyle? {
        guard [part.origin.x, part.origin.y, part.size.width, part.size.height, scale].allSatisfy(\.isFinite), scale > 0 else { return nil }
        let part = part.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard part.width > 0, part.height > 0 else { return nil }
        let item = loneItem(environment.reader, environment)
        let size = item.size(.unspecified)
        guard size.width > 0, size.height > 0 else { return nil }
        if let bitmap = (item as? BitmapItem)?.pictureAsIs {
            guard let (cut, share) = bitmap.cut(to: part) else { return nil }
            return .image(cut, CGSize(width: size.width * scale * share.width, height: size.height * scale * share.height))
        }
        item.frame = CGRect(origin: CGPoint(x: -part.minX * size.width, y: -part.minY * size.height), size: size)
        var painter = Painter(scale: environment.displayScale)
        item.paint(&painter)
        let area = CGSize(width: part.width * size.width, height: part.height * size.height)
        return .drawing(SharedDrawing(painter.list, size: area, name: name), CGSize(width: area.width * scale, height: area.height * scale))
    }
}

extension SharedBitmap {
    /// The whole pixels of a part, given in shares of the size, and how much of the picture they are; nil if there are none.
    fileprivate func cut(to part: CGRect) -> (SharedBitmap, CGSize)? {
        func pixels(_ from: CGFloat, _ to: CGFloat, _ length: Int) -> Range<Int> {
            let low = Int((from * CGFloat(length)).rounded())
            return low..<max(low, Int((to * CGFloat(length)).rounded()))
        }
        let columns = pixels(part.minX, part.maxX, bitmap.width), rows = pixels(part.minY, part.maxY, bitmap.height)
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        if columns.count == bitmap.width, rows.count == bitmap.height { return (self, CGSize(width: 1, height: 1)) }
        let cut = rows.flatMap { y in bitmap.pixels[(y * bitmap.width + columns.lowerBound)..<(y * bitmap.width + columns.upperBound)] }
        return (
            SharedBitmap(Bitmap(width: columns.count, height: rows.count, pixels: cut), name: name),
            CGSize(width: CGFloat(columns.count) / CGFloat(bitmap.width), height: CGFloat(rows.count) / CGFloat(bitmap.height))
        )
    }
}
