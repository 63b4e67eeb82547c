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
        var stopwatch = Stopwatch()
        let device = try settings.device ?? device(listing)
        let landscape = listing.orientation?.isLandscape ?? false
        let root = RootItem()
        root.selected = index
        var environment = settings.environment(on: device, landscape: landscape)
        if settings.scale == nil, let scale = listing.scale, scale > 0, scale.isFinite { environment.displayScale = scale }
        let graph = ViewGraph(world: world, environment: environment, container: root)
        defer { graph.close() }
        if let index { graph.topLevel = .only(index) }
        graph.setContent(content.presentingScreen())
        stopwatch.lap("build")

        let scale = environment.displayScale
        let canvas = PictureArea(stage: settings.stage, layout: listing.layout ?? .device, device: device, landscape: landscape, scale: scale)
        var screen = canvas.settle(graph, root)
        if settings.colorScheme == nil, let preferred = root.preference(PreferredColorSchemeKey.self), let scheme = preferred,
            scheme != environment.colorScheme
        {
            environment.colorScheme = scheme
            graph.setRootEnvironment(environment)
            screen = canvas.settle(graph, root)
        }
        stopwatch.lap("layout")

        var painter = Painter(scale: scale)
        let background = environment.systemColor(.systemBackground)
        root.paint(&painter)
        if settings.showsDeviceFurniture, case .device = canvas.layout {
            paintFurniture(of: device, landscape: landscape, environment, screen.size, &painter)
        }
        let outline = OutlinePass.outline(of: graph.rootNode, size: screen.size, scale: scale)
        let accessibility = AccessibilityPass.elements(of: root)
        stopwatch.lap("paint")

        let bitmap = Rasterizer(threads: settings.rasterThreads)
            .render(painter.list, size: screen.size, scale: scale, background: background.premultiplied)
        stopwatch.lap("raster")
        return RenderedScreen(
            bitmap: bitmap, displayList: painter.list, outline: outline, accessibility: accessibility,
            diagnostics: graph.diagnostics + screen.diagnostics,
            stages: stopwatch.laps)
    }

    /// What the system draws over every app: a tree of its own, which outlines and accessibility know nothing of.
    private func paintFurniture(
        of device: DeviceMetrics, landscape: Bool, _ environment: EnvironmentValues, _ size: CGSize, _ painter: inout Painter
    ) {
        let root = RootItem(), bounds = CGRect(origin: .zero, size: size)
        let graph = ViewGraph(world: world, environment: environment, container: root)
        defer { graph.close() }
        graph.setContent(DeviceFurniture(device: device, landscape: landscape))
        graph.settle(RootPlacement(
            bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: environment.displayScale)))
        root.paint(&painter)
    }

    private func device(_ listing: Listing) throws -> DeviceMetrics {
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

/// Measures stages for reports; nothing that is drawn depends on it.
private struct Stopwatch {
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant
    private(set) var laps: [(name: String, milliseconds: Double)] = []

    init() { last = clock.now }

    mutating func lap(_ name: String) {
        let now = clock.now
        let (seconds, attoseconds) = (now - last).components
        laps.append((name, Double(seconds) * 1000 + Double(attoseconds) / 1e15))
        last = now
    }
}
