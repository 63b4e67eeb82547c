import Foundation
import Graphics
import Metrics
import SwiftUICore

/// The area a preview is laid out in: a device's screen, a fixed size, or what fits.
@MainActor struct PictureArea {
    struct Screen {
        /// Points; at least one pixel each way, and never more than `limit` pixels.
        var size: CGSize
        var diagnostics: [Diagnostic] = []
    }

    var stage: ScreenSettings.Stage?
    let layout: PreviewLayout
    let device: DeviceMetrics
    let landscape: Bool
    let scale: CGFloat
    /// Whether time is to pass as a script says; else the tree is brought to rest over time.
    var isMoving = false

    /// The longest side of a picture, in pixels.
    static let limit: CGFloat = 16_384

    /// Lays the tree out and says how large the picture is.
    func settle(_ graph: ViewGraph, _ root: RootItem) -> Screen {
        if let stage { return settle(graph, root, on: stage) }
        switch layout {
        case .device:
            let size = device.size(landscape: landscape)
            let safe = device.safeArea(landscape: landscape)
            let bounds = CGRect(
                x: safe.leading, y: safe.top, width: size.width - safe.leading - safe.trailing, height: size.height - safe.top - safe.bottom)
            place(graph, bounds, in: size)
            return Screen(size: size)
        case .fixed(let width, let height):
            let screen = usable(CGSize(width: width, height: height))
            place(graph, CGRect(origin: .zero, size: screen.size), in: screen.size)
            return screen
        case .sizeThatFits:
            // The content is offered the device's screen and keeps what it answers: a long text wraps, a colour fills.
            let offered = device.size(landscape: landscape)
            place(graph, CGRect(origin: .zero, size: offered), in: offered)
            let size = root.size(Proposal(offered))
            let screen = usable(CGSize(width: PixelGrid.ceiled(size.width, scale), height: PixelGrid.ceiled(size.height, scale)))
            place(graph, CGRect(origin: .zero, size: screen.size), in: screen.size)
            return screen
        }
    }

    private func settle(_ graph: ViewGraph, _ root: RootItem, on stage: ScreenSettings.Stage) -> Screen {
        var screen: Screen
        if let size = stage.size {
            screen = usable(size)
        } else {
            place(graph, CGRect(origin: .zero, size: device.size(landscape: landscape)), in: device.size(landscape: landscape))
            let size = root.size(.unspecified)
            screen = usable(CGSize(width: PixelGrid.ceiled(size.width, scale), height: PixelGrid.ceiled(size.height, scale)))
        }
        let safe = stage.safeArea
        let bounds = CGRect(
            x: safe.leading, y: safe.top, width: max(0, screen.size.width - safe.leading - safe.trailing),
            height: max(0, screen.size.height - safe.top - safe.bottom))
        place(graph, bounds, in: screen.size)
        return screen
    }

    private func place(_ graph: ViewGraph, _ bounds: CGRect, in size: CGSize) {
        let placement = RootPlacement(
            bounds: bounds, context: PlacementContext(container: CGRect(origin: .zero, size: size), safeArea: bounds, scale: scale))
        if isMoving { graph.advance(by: 0, placement) } else { graph.rest(placement) }
    }

    private func usable(_ size: CGSize) -> Screen {
        func usable(_ length: CGFloat) -> CGFloat {
            let longest = Self.limit / scale
            return length.isFinite ? min(max(length, 1 / scale), longest) : (length.isNaN ? 1 / scale : longest)
        }
        let result = CGSize(width: usable(size.width), height: usable(size.height))
        if result == size { return Screen(size: size) }
        return Screen(size: result, diagnostics: [Diagnostic(
            .invalidValue,
            "a picture of \(stableNumber(Double(size.width)))×\(stableNumber(Double(size.height))) points cannot be drawn; it was limited to"
                + " \(stableNumber(Double(result.width)))×\(stableNumber(Double(result.height))).")])
    }
}
