import Foundation
import Graphics

/// A bitmap image as an element of the tree.
package nonisolated struct BitmapView: ElementView {
    package typealias Body = Never

    let image: Image

    package func makeItem() -> BitmapItem { BitmapItem() }

    package func update(_ item: BitmapItem, _ environment: EnvironmentValues) { item.set(image, environment) }
}

/// Draws a bitmap at its own size, or stretched, sliced or tiled into its frame.
package final class BitmapItem: LeafItem {
    private var bitmap: SharedBitmap?
    private var naturalSize = CGSize.zero
    private var scale: CGFloat = 1
    private var resizing: Image.Resizing?
    private var template: ResolvedStyle?
    private var interpolation = ImageItem.Interpolation.medium
    private var isMirrored = false
    private var name = ""
    private var label: String?
    private(set) var contentTransition = ContentTransition.identity
    var change: ContentChange?

    /// The picture, if it is drawn pixel by pixel as it is: neither mirrored nor a template.
    var pictureAsIs: SharedBitmap? { template == nil && !isMirrored ? bitmap : nil }

    func set(_ image: Image, _ environment: EnvironmentValues) {
        resizing = image.resizing
        interpolation = image.interpolation.level
        isMirrored = false
        var intent = image.renderingMode
        switch image.source {
        case .bitmap(let shared, let scale):
            (bitmap, self.scale, name) = (shared, scale, shared.name)
        case .named(let assetName, let bundlePath):
            name = assetName
            let traits = AssetTraits(environment: environment)
            do {
                let asset = try environment.world.resources.image(named: assetName, bundle: bundlePath, traits: traits)
                (bitmap, scale, isMirrored) = (asset.bitmap, asset.scale, asset.isMirrored)
                intent = intent ?? asset.renderingIntent.map { $0 == .template ? .template : .original }
                // A catalogue's slices count only for an image that may be resized at all.
                if let slicing = asset.slicing, resizing?.capInsets == EdgeInsets() {
                    resizing = Image.Resizing(capInsets: slicing.capInsets, mode: slicing.mode == .tile ? .tile : .stretch)
                }
            } catch {
                bitmap = nil
                report(.missingImage, error.message)
            }
        case .symbol, .drawing: break
        }
        if image.flipsForRightToLeft(environment) { isMirrored.toggle() }
        naturalSize = bitmap.map { CGSize(width: CGFloat($0.bitmap.width) / scale, height: CGFloat($0.bitmap.height) / scale) } ?? .zero
        contentTransition = environment.contentTransition
        template = intent == .template ? environment.resolvedForeground() : nil
        label = image.isDecorative ? nil : image.accessibilityLabel(name, environment)
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        let natural = Double(axis == .horizontal ? naturalSize.width : naturalSize.height)
        guard resizing != nil, bitmap != nil else { return natural }
        let length = proposal[axis]
        return length.isNaN ? natural : max(length, 0)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { resizing == nil ? [] : .own }

    override package func paint(_ painter: inout Painter) {
        if let change { change.paint(at: frame, &painter) { paintContent(&$0) } } else { paintContent(&painter) }
    }

    private func paintContent(_ painter: inout Painter) {
        guard let bitmap else { return }
        let area = painter.snapped(frame)
        guard area.width > 0, area.height > 0 else { return }
        guard let template else { return paint(bitmap, area, nil, &painter) }
        template.draw(in: area, &painter) { paint(bitmap, area, $1, &$0) }
    }

    private func paint(_ bitmap: SharedBitmap, _ area: CGRect, _ paint: Paint?, _ painter: inout Painter) {
        let whole = CGRect(x: 0, y: 0, width: CGFloat(bitmap.bitmap.width), height: CGFloat(bitmap.bitmap.height))
        let slices = resizing.map { ImageSlices.slices($0, image: naturalSize, in: area) } ?? [(CGRect(origin: .zero, size: naturalSize), area)]
        for (source, destination) in slices {
            let pixels = source == CGRect(origin: .zero, size: naturalSize)
                ? whole : source.applying(CGAffineTransform(scaleX: scale, y: scale))
            var place = destination
            if isMirrored { place.origin.x = area.minX + area.maxX - destination.maxX }
            painter.image(ImageItem(
                bitmap: bitmap, source: pixels, destination: place, interpolation: interpolation, template: paint, isMirrored: isMirrored))
        }
    }

    override package var accessibility: [AccessibilityElement] { label.map { [pictureElement($0)] } ?? [] }

    override package func describe(_ element: inout ScreenOutline.Element) {
        element.appearance = "image(\(name))"
        element.accessibilityLabel = label
        element.accessibilityTraits = label == nil ? [] : ["image"]
    }
}

extension Image.Interpolation {
    fileprivate var level: ImageItem.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

/// How a resizable image is cut: corners keep their size, edges stretch or tile along one axis, the middle along both.
enum ImageSlices {
    /// Pairs of a part of the image (points of its natural size) and where it goes.
    static func slices(_ resizing: Image.Resizing, image: CGSize, in area: CGRect) -> [(CGRect, CGRect)] {
        let insets = resizing.capInsets
        if insets == EdgeInsets() && resizing.mode == .stretch { return [(CGRect(origin: .zero, size: image), area)] }
        let columns = bands(start: insets.leading, end: insets.trailing, source: image.width, target: area.width, resizing.mode)
        let rows = bands(start: insets.top, end: insets.bottom, source: image.height, target: area.height, resizing.mode)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length, height: row.source.length),
                    CGRect(
                        x: area.minX + column.target.lowerBound, y: area.minY + row.target.lowerBound, width: column.target.length,
                        height: row.target.length)
                )
            }
        }
    }

    private typealias Band = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

    private static func bands(
        start: CGFloat, end: CGFloat, source: CGFloat, target: CGFloat, _ mode: Image.ResizingMode
    ) -> [Band] {
        // Caps that do not fit shrink together.
        let fit = start + end > target && start + end > 0 ? target / (start + end) : 1
        let (first, last) = (start * fit, end * fit)
        var bands: [Band] = []
        if first > 0 { bands.append((0...start, 0...first)) }
        let middle = max(source - start - end, 0), room = max(target - first - last, 0)
        if middle > 0 && room > 0 {
            switch mode {
            case .stretch: bands.append((start...(start + middle), first...(first + room)))
            case .tile:
                var at: CGFloat = 0
                while at < room {
                    let length = min(middle, room - at)
                    bands.append((start...(start + length), (first + at)...(first + at + length)))
                    at += middle
                }
            }
        }
        if last > 0 { bands.append(((source - end)...source, (target - last)...target)) }
        return bands
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension BitmapItem: ContentChangingItem {
    func frozen() -> LayoutItem {
        let copy = BitmapItem()
        (copy.bitmap, copy.naturalSize, copy.scale, copy.resizing, copy.template) = (bitmap, naturalSize, scale, resizing, template)
        (copy.interpolation, copy.isMirrored, copy.name) = (interpolation, isMirrored, name)
        (copy.frame, copy.proposal) = (frame, proposal)
        return copy
    }

    func hasSameContent(as old: LayoutItem) -> Bool { (old as? BitmapItem)?.bitmap === bitmap }
}
