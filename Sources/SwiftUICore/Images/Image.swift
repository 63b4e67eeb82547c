import Foundation
import Graphics
import Metrics

/// A picture: from an asset catalogue, a symbol by its system name, or drawn on the spot.
public nonisolated struct Image: Sendable, Equatable {
    enum Source: Sendable, Equatable {
        case named(String, bundlePath: String?)
        case symbol(String)
        case bitmap(SharedBitmap, scale: CGFloat)
        case drawing(ImageDrawing)
    }

    /// How an image fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// Whether an image's own colours are drawn, or its alpha filled with the foreground.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of a symbol relative to its font.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    struct Resizing: Sendable, Equatable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var symbolRenderingMode: SymbolRenderingMode?

    init(source: Source) { self.source = source }

    /// An asset; nil bundle searches the main bundle, then every resource bundle beside the program.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundlePath: bundle?.bundlePath) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }

    /// An asset that accessibility passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// A symbol, drawn in this project's own outlines.
    public init(systemName: String) { source = .symbol(systemName) }

    package init(bitmap: SharedBitmap, scale: CGFloat) { source = .bitmap(bitmap, scale: scale) }

    /// Lets the image take any size; without it, it always has its own.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = mode
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sizes symbols relative to their font.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: View {
    public typealias Body = Never

    @MainActor public static func _build(_ view: Image, _ builder: inout NodeBuilder) {
        switch view.source {
        case .symbol(let name): SymbolView._build(SymbolView(name: name, image: view), &builder)
        case .drawing(let drawing): DrawnImageView._build(DrawnImageView(drawing: drawing, image: view), &builder)
        default: BitmapView._build(BitmapView(image: view), &builder)
        }
    }
}
