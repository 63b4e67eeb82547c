import Foundation
import Graphics
import Metrics
import Raster
import SwiftUICore

/// What drawing one screen gave.
package struct RenderedScreen {
    package var bitmap: Bitmap
    package var displayList: DisplayList
    package var outline: ScreenOutline
    /// What accessibility finds, in reading order.
    package var accessibility: [AccessibilityElement]
    package var diagnostics: [Diagnostic]
    /// How long each stage took, in milliseconds, in the order of the stages.
    package var stages: [(name: String, milliseconds: Double)]
}

/// Draws views: the one place where nodes, layout, painting and the rasteriser meet.
@MainActor package struct ScreenRenderer {
    package let world: World

    package init(world: World) { self.world = world }

    /// One of the views at the top of a preview, as its modifiers describe it.
    package struct Listing {
        package var displayName: String?
        var device: PreviewDevice?
        var layout: PreviewLayout?
        var orientation: InterfaceOrientation?
        /// What happens to it, for a preview that moves.
        var timeline: [PreviewTimelineStep]?
        /// What a comparison of the picture forgives and leaves out.
        package var tolerance: PreviewTolerance?
        package var masks: [String] = []
        /// Pixels per point, where the view itself sets `\.displayScale`.
        var scale: CGFloat?

        package init() {}

        /// Takes over what the view itself does not say.
        mutating func fill(layout: PreviewLayout?, orientation: InterfaceOrientation?) {
            self.layout = self.layout ?? layout
            self.orientation = self.orientation ?? orientation
        }
    }

    /// The views at the top: a `Group`'s children, a `ForEach`'s elements. No user's body is evaluated.
    package func list<Content: View>(_ content: Content) -> [Listing] {
        let root = RootItem()
        var environment = EnvironmentValues()
        environment.displayScale = Self.noScale
        let graph = ViewGraph(world: world, environment: environment, container: root)
        graph.topLevel = .none
        graph.setContent(content)
        graph.settle(RootPlacement(bounds: .zero, context: PlacementContext(container: .zero, safeArea: .zero, scale: 1)))
        defer { graph.close() }
        return root.children.map { item in
            var listing = Listing()
            listing.displayName = item.trait(PreviewDisplayNameTrait.self)
            listing.device = item.trait(PreviewDeviceTrait.self)
            listing.layout = item.trait(PreviewLayoutTrait.self)
            listing.orientation = item.trait(PreviewOrientationTrait.self)
            listing.tolerance = item.trait(PreviewToleranceTrait.self)
            listing.masks = item.trait(PreviewMaskTrait.self) ?? []
            listing.timeline = item.trait(PreviewTimelineTrait.self)
            let scale = item.environmentValues.displayScale
            listing.scale = scale == Self.noScale ? nil : scale
            return listing
        }
    }

    /// Tells a scale that a view sets from none at all.
    private static let noScale: CGFloat = -1

    /// Draws one of the views at the top.
    ///
    /// - Parameters:
    ///   - index: its position in `list`; nil draws all of them stacked, as a window would.
    ///   - listing: what its modifiers ask for; `settings` win over them.
    package func render<Content: View>(
        _ content: Content, index: Int? = nil, listing: Listing = Listing(), settings: ScreenSettings = ScreenSettings()
    ) throws -> RenderedScreen {
        try paint(content, index: index, listing: listing, settings: settings).rasterized()
    }

    /// Lays one of the views at the top out and paints it, without drawing its pixels.
    package func paint<Content: View>(
        _ content: Content, index: Int? = nil, listing: Listing = Listing(), settings: ScreenSettings = ScreenSettings()
    ) throws -> PaintedScreen {
        let screen = try LiveScreen(content, index: index, listing: listing, settings: settings, world: world, isMoving: false)
        defer { screen.close() }
        return screen.paint()
    }

    /// Plays a preview's timeline: the pictures it takes, in their order, not yet drawn.
    package func play<Content: View>(
        _ content: Content, index: Int? = nil, listing: Listing = Listing(), settings: ScreenSettings = ScreenSettings()
    ) throws -> [PaintedScreen] {
        let screen = try LiveScreen(content, index: index, listing: listing, settings: settings, world: world)
        defer { screen.close() }
        var pictures: [PaintedScreen] = []
        try screen.play(listing.timeline ?? []) { pictures.append($0) }
        return pictures
    }

    static func device(_ listing: Listing) throws -> DeviceMetrics {
        guard let name = listing.device?.rawValue else { return Devices.standard }
        guard let device = Devices.named(name) else { throw UnknownDevice(name: name) }
        return device
    }
}

/// A device name that no table knows.
package struct UnknownDevice: Error, CustomStringConvertible {
    package var name: String

    package init(name: String) { self.name = name }

    package var description: String {
        let near = Devices.suggestions(for: name)
        return "There is no device named \"\(name)\"." + (near.isEmpty ? "" : " Names near it: " + near.joined(separator: ", ") + ".")
    }
}
