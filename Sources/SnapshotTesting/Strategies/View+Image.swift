import Foundation
import Graphics
import ImageDiff
import Snapshots
import SwiftUI

/// The size that a view is given for its picture.
public enum SwiftUISnapshotLayout: Sendable {
    /// A device's screen.
    case device(config: ViewImageConfig)
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The view's ideal size.
    case sizeThatFits

    var config: ViewImageConfig {
        switch self {
        case .device(let config): config
        case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
        case .sizeThatFits: ViewImageConfig()
        }
    }
}

/// Pixels that one snapshot is allowed to have off, and why.
public struct SnapshotTolerance: Sendable {
    let rule: PixelTolerance

    /// - Parameters:
    ///   - maxDifference: the largest distance of any channel, in steps of 255.
    ///   - maxPixels: how many pixels may differ.
    ///   - reason: why the pictures cannot be the same.
    public init(maxDifference: ClosedRange<Int>, maxPixels: ClosedRange<Int>, because reason: String) {
        rule = PixelTolerance(maxDifference: maxDifference, maxPixels: maxPixels, reason: reason)
    }

    public init(maxDifference: Int, maxPixels: Int, because reason: String) {
        self.init(maxDifference: 0...max(0, maxDifference), maxPixels: 0...max(0, maxPixels), because: reason)
    }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    /// The picture of a view at its ideal size; every pixel has to be the same.
    public static var image: Snapshotting { .image() }

    /// The picture of a view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Changes nothing here; there are no windows.
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike a pixel must look, 0…1; 0.98 is what the eye just does not tell apart. Distances are OKLab's here and
    ///     CIE Lab's on Apple's platforms, so values at the border may come out otherwise.
    ///   - layout: The size it is given.
    ///   - traits: Conditions, which win over those of the layout's device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let rule: any DifferenceAlgorithm =
            precision >= 1 && perceptualPrecision >= 1
            ? ExactDifference() : PrecisionDifference(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
        return picture(layout, traits, .image(rule))
    }

    /// The picture of a view with a tolerance of its own.
    public static func image(
        tolerance: SnapshotTolerance, layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        picture(layout, traits, .image(tolerance.rule))
    }

    private static func picture(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection, _ diffing: Diffing<UIImage>) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: diffing) { view in Self.draw(view, layout, traits) }
    }
}

extension Snapshotting where Value: SwiftUI.View {
    static func draw(_ view: Value, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection) -> UIImage {
        let view = Handed(value: view)
        do {
            return try onMainActor { try ViewHost.draw(view.value, layout.config, traits) }
        } catch {
            // Fonts that are not installed, an unknown device: nothing can be drawn at all.
            fatalError("\(error)")
        }
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A picture as it is; every pixel has to be the same.
    public static var image: Snapshotting { .image() }

    /// A picture as it is.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    }
}

extension Diffing where Value == UIImage {
    /// Compares pictures pixel by pixel.
    public static var image: Diffing { .image() }

    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        precision >= 1 && perceptualPrecision >= 1
            ? image(ExactDifference())
            : image(PrecisionDifference(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
    }

    static func image(_ rule: any DifferenceAlgorithm) -> Diffing {
        var diffing = Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0) ?? UIImage(bitmap: Bitmap(width: 0, height: 0), scale: 1) },
            diff: { expected, actual in
                let message: String
                switch rule.compare(expected: expected.bitmap, actual: actual.bitmap) {
                case .identical, .withinTolerance: return nil
                case .different(let difference):
                    message = difference.text + ((rule as? PixelTolerance)?.excess(of: difference).map { " Not forgiven: \($0)." } ?? "")
                case .sizeChanged(let before, let after, let difference):
                    message = "The picture was \(before) pixels and is now \(after)." + (difference.map { " " + $0.text } ?? "")
                }
                let marked = differencePicture(expected: expected.bitmap, actual: actual.bitmap)
                let attachments = [
                    SnapshotAttachment(name: "reference.png", bytes: expected.pngData() ?? Data()),
                    SnapshotAttachment(name: "failure.png", bytes: actual.pngData() ?? Data()),
                    SnapshotAttachment(name: "difference.png", bytes: (try? PictureFile.encode(marked)) ?? Data()),
                ]
                return (message, attachments)
            })
        diffing.reading = { UIImage(bitmap: try PictureFile.decode($0), scale: 1) }
        return diffing
    }
}

extension Difference {
    fileprivate var text: String {
        "\(differingPixels) of \(totalPixels) pixels differ, by at most \(maximumChannelDifference) of 255, within \(box) px."
    }
}
