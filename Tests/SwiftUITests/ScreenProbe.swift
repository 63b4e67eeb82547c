import Foundation
import Graphics
import Metrics
import SwiftUICore
import Testing

@testable import SwiftUI

/// One drawn screen, asked what stands where: by text, picture, symbol, type, flat colour and pixel.
@MainActor struct ScreenProbe {
    let screen: RenderedScreen

    /// Fonts and resources are read once.
    static let world = Result { try World.system() }

    /// Draws a view on the standard device (393×852 @3x, safe area 59 and 34) unless `settings` or `layout` say otherwise.
    init(_ view: some View, layout: PreviewLayout? = nil, _ settings: ScreenSettings = ScreenSettings()) throws {
        var listing = ScreenRenderer.Listing()
        listing.layout = layout
        screen = try ScreenRenderer(world: Self.world.get()).render(view, listing: listing, settings: settings)
    }

    /// Draws a view on a device's whole screen.
    init(_ view: some View, on device: String, landscape: Bool) throws {
        var listing = ScreenRenderer.Listing(), settings = ScreenSettings()
        if landscape { listing.orientation = .landscapeLeft }
        let metrics: DeviceMetrics = try #require(Devices.named(device), "no device \(device)")
        settings.device = metrics
        screen = try ScreenRenderer(world: Self.world.get()).render(view, listing: listing, settings: settings)
    }

    /// Draws the preview of the Rooms module whose name is `row` or starts with it, such as `R8` or `R31 with video`.
    init(row: String, _ settings: ScreenSettings = ScreenSettings()) throws {
        let found = try Self.catalog.get().entries.filter { $0.name == row || $0.name.hasPrefix(row + " ") }
        try self.init(#require(found.first, "no preview of the module Rooms is called \(row)"), settings)
    }

    /// Asks a screen that was drawn already.
    init(screen: RenderedScreen) { self.screen = screen }

    /// Draws one picture of the catalogue.
    init(_ entry: PreviewCatalog.Entry, _ settings: ScreenSettings = ScreenSettings()) throws {
        screen = try Self.catalog.get().render(entry, settings)
    }

    /// The previews of the module Rooms, in their order.
    static let catalog = Result {
        PreviewCatalog(
            previews: PreviewDiscovery.previews().filter { $0.module == "Rooms" }, renderer: ScreenRenderer(world: try world.get()))
    }

    /// Points per pixel: what a rounding may move.
    var pixel: CGFloat { 1 / screen.outline.scale }

    // MARK: What the outline says

    /// Every view, parents before their children.
    var elements: [ScreenOutline.Element] {
        func all(_ elements: [ScreenOutline.Element]) -> [ScreenOutline.Element] { elements.flatMap { [$0] + all($0.children) } }
        return all(screen.outline.roots)
    }

    func views(_ type: String) -> [ScreenOutline.Element] { elements.filter { $0.type == type } }

    /// The texts, in tree order.
    var texts: [String] { elements.compactMap(\.text) }

    /// The first element that draws this text.
    func text(_ text: String, _ place: SourceLocation = #_sourceLocation) throws -> ScreenOutline.Element {
        try #require(elements.first { $0.text == text }, "no text \"\(text)\" among \(texts)", sourceLocation: place)
    }

    /// The frames of an asset or a symbol, in tree order.
    func pictures(_ name: String) -> [CGRect] {
        elements.filter { $0.appearance == "image(\(name))" || $0.appearance?.hasPrefix("symbol(\(name)) ") == true }.map(\.frame)
    }

    func picture(_ name: String, _ place: SourceLocation = #_sourceLocation) throws -> CGRect {
        try #require(pictures(name).first, "no picture \(name)", sourceLocation: place)
    }

    // MARK: What the display list says

    /// Rectangles filled with one colour, in drawing order.
    var fills: [(rect: CGRect, color: String)] {
        screen.displayList.items.compactMap { item in
            guard case .fill(let path, _, .color(let color)) = item, path == Path(path.boundingRect) else { return nil }
            return (path.boundingRect, color.hex)
        }
    }

    func fills(_ color: String) -> [CGRect] { fills.filter { $0.color == color }.map(\.rect) }

    /// The rows of a list, as their backgrounds are drawn: as wide as the section, and lower than a page.
    func rows(width: CGFloat, _ color: String = "#FFFFFF") -> [CGRect] { fills(color).filter { $0.width == width && $0.height < 300 } }

    /// Lines of one pixel in the separator's colour.
    var separators: [CGRect] {
        fills.filter { $0.color == "#3C3C434A" || $0.color == "#54545899" }.map(\.rect).filter { abs($0.height - pixel) < 0.001 }
    }

    /// Where the first glyph of a line of text stands, on its baseline.
    func baseline(_ text: String, _ place: SourceLocation = #_sourceLocation) throws -> CGPoint {
        for case .glyphs(let run, _) in screen.displayList.items where run.text.trimmingCharacters(in: .newlines) == text {
            if let glyph = run.glyphs.first { return glyph.position }
        }
        return try #require(nil as CGPoint?, "no glyphs of \"\(text)\"", sourceLocation: place)
    }

    /// Every line of text: its words and where its first glyph stands.
    var glyphLines: [(text: String, start: CGPoint)] {
        screen.displayList.items.compactMap { item in
            guard case .glyphs(let run, _) = item, let glyph = run.glyphs.first else { return nil }
            return (run.text.trimmingCharacters(in: .whitespacesAndNewlines), glyph.position)
        }
    }

    // MARK: What the bitmap says

    private func pixelRange(_ rect: CGRect) -> (x: Range<Int>, y: Range<Int>) {
        let scale = screen.outline.scale
        func range(_ low: CGFloat, _ high: CGFloat, _ end: Int) -> Range<Int> {
            let first = min(max(Int((low * scale).rounded()), 0), end)
            return first..<max(first, min(Int((high * scale).rounded()), end))
        }
        return (range(rect.minX, rect.maxX, screen.bitmap.width), range(rect.minY, rect.maxY, screen.bitmap.height))
    }

    /// The colour of the pixel at a point.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> String {
        let scale = screen.outline.scale
        return screen.bitmap[Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down))].hex
    }

    /// The box round everything in `area` that has another colour than its top left pixel; nil when all is alike.
    func ink(in area: CGRect) -> CGRect? {
        let (columns, rows) = pixelRange(area)
        guard let left = columns.first, let top = rows.first else { return nil }
        let paper = screen.bitmap[left, top]
        var box: CGRect?
        for y in rows {
            for x in columns where screen.bitmap[x, y] != paper {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        let scale = screen.outline.scale
        return box.map { CGRect(x: $0.minX / scale, y: $0.minY / scale, width: $0.width / scale, height: $0.height / scale) }
    }

    /// The rows of pixels in `area`, for comparing parts of pictures.
    func pixels(in area: CGRect) -> [[PremultipliedPixel]] {
        let (columns, rows) = pixelRange(area)
        return rows.map { y in columns.map { screen.bitmap[$0, y] } }
    }

    /// The darkest pixel in `area`, or the brightest: the colour of text that is thick enough to cover a pixel.
    func extreme(in area: CGRect, brightest: Bool = false) -> String? {
        let all = pixels(in: area).joined()
        func sum(_ pixel: PremultipliedPixel) -> Int { Int(pixel.red) + Int(pixel.green) + Int(pixel.blue) }
        return (brightest ? all.max { sum($0) < sum($1) } : all.min { sum($0) < sum($1) })?.hex
    }
}

extension PremultipliedPixel {
    /// `#RRGGBB`, alpha left out.
    var hex: String { ResolvedColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255).hex }
}

/// Frames of the reference are written with two or three decimals: `within` is the rounding of what is compared.
func expectClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.006, _ place: SourceLocation = #_sourceLocation) {
    #expect(abs(a - b) <= tolerance, "\(a) is not \(b)", sourceLocation: place)
}

func expectClose(
    _ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.006,
    _ place: SourceLocation = #_sourceLocation
) {
    let distance = max(abs(a.minX - x), abs(a.minY - y), abs(a.width - width), abs(a.height - height))
    #expect(distance <= tolerance, "\(a) is not \(CGRect(x: x, y: y, width: width, height: height))", sourceLocation: place)
}
