import Foundation
import SwiftUI

/// A view in the wrapping that UIKit needs, for tests that wrap theirs before they assert it.
///
/// There are no windows and no life cycle here: its view, its frame and its style are all there is.
public final class UIHostingController<Content: SwiftUI.View>: HostedView {
    public var rootView: Content
    /// The view as UIKit has it; never nil. Its frame, if it has a size, is the size of the picture where the strategy names none.
    public var view: UIView! = UIView()
    /// Light or dark for this view alone; `unspecified` leaves it to the surroundings.
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    public init(rootView: Content) { self.rootView = rootView }

    public var hostedSize: CGSize? { view.frame.isEmpty ? nil : view.frame.size }
}

/// What UIKit calls the view of a controller: here its place alone.
public final class UIView {
    /// In points.
    public var frame = CGRect.zero

    public init(frame: CGRect = .zero) { self.frame = frame }

    /// In points; the frame's size, its origin zero.
    public var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
}

/// What strategies need of a controller that holds a view.
public protocol HostedView: AnyObject {
    associatedtype Content: SwiftUI.View

    var rootView: Content { get }
    /// In points; nil where nothing was said.
    var hostedSize: CGSize? { get }
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
}

extension Snapshotting where Value: HostedView, Format == UIImage {
    /// The picture of a controller's view, as large as its frame or else as an iPhone's screen.
    public static var image: Snapshotting { .image() }

    /// The picture of a controller's view on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike a pixel must look, 0…1.
    ///   - size: In points, instead of the device's.
    ///   - traits: Conditions, which win over those of the device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let view = Snapshotting<Value.Content, UIImage>.self
        return Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)) { controller in
            var config = config
            config.size = size ?? config.size ?? controller.hostedSize ?? standardSize
            let own = UITraitCollection(userInterfaceStyle: controller.overrideUserInterfaceStyle)
            return view.draw(controller.rootView, .device(config: config), UITraitCollection(traitsFrom: [traits, own]))
        }
    }

    /// The picture of a controller's view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Changes nothing here; there are no windows.
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike a pixel must look, 0…1.
    ///   - size: In points; nil for that of the view's frame, or else an iPhone's screen.
    ///   - traits: Conditions.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .image(on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
    }

    /// The screen of an iPhone 15, in points.
    private static var standardSize: CGSize { CGSize(width: 393, height: 852) }
}
