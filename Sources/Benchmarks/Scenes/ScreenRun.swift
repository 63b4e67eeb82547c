import Foundation
import Graphics
import ImageCodecs
import Raster
import SwiftUI
import SwiftUICore

/// The stages of one picture, each with its time; in the order and with the calls of `ScreenRenderer`, on one thread.
@MainActor struct ScreenRun {
    static let stages = ["build", "layout", "paint", "outline", "raster", "encode"]

    private(set) var timings: [Timing] = []
    private(set) var bitmap: Bitmap
    private(set) var fileBytes: Int

    /// - Parameter size: of the screen in points, at 3 pixels a point.
    init<Content: View>(_ content: Content, world: World, size: CGSize = CGSize(width: 390, height: 844), index: Int? = nil) throws {
        var stopwatch = Stopwatch()
        let root = RootItem()
        root.selected = index
        var environment = EnvironmentValues()
        environment.displayScale = 3
        let graph = ViewGraph(world: world, environment: environment, container: root)
        defer { graph.close() }
        if let index { graph.topLevel = .only(index) }
        graph.setContent(content)
        timings.append(stopwatch.lap())

        let bounds = CGRect(origin: .zero, size: size)
        graph.settle(RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 3)))
        timings.append(stopwatch.lap())

        var painter = Painter(scale: 3)
        root.paint(&painter)
        timings.append(stopwatch.lap())

        keep(OutlinePass.outline(of: graph.rootNode, size: size, scale: 3))
        timings.append(stopwatch.lap())

        bitmap = Rasterizer().render(painter.list, size: size, scale: 3, background: PremultipliedPixel(rgba: 0xFFFF_FFFF))
        timings.append(stopwatch.lap())

        fileBytes = try PNG.encode(bitmap, digest: PixelDigest(bitmap), effort: .fast).count
        timings.append(stopwatch.lap())
        for diagnostic in graph.diagnostics { throw Unexpected(diagnostic: diagnostic) }
    }

    struct Unexpected: Error, CustomStringConvertible {
        var diagnostic: Diagnostic
        var description: String { "The scene could not be drawn as it is meant: \(diagnostic)" }
    }
}
