/// Something to be painted, in pixels, with everything resolved: what bands execute.
struct Command: Sendable {
    enum Content: Sendable {
        case fill(Shape, Shading)
        case layer(Layer)
    }

    var content: Content
    /// The pixels that may change.
    var bounds: PixelRect
    /// Coverage that the shape is multiplied by; nil if only `bounds` limits it.
    var clip: CoverageMap?
}

/// Where paint goes.
enum Shape: Sendable {
    /// Exactly the pixels of the command's bounds.
    case rectangle
    /// Kept apart, so that the many commands that are no outline stay small.
    indirect case outline(EdgeList, isEvenOdd: Bool, isAntialiased: Bool)
    /// A mask whose top left pixel stands at (x, y).
    case mask(CoverageMask, x: Int, y: Int)
}

/// Commands that are composited by themselves before they meet what is below.
final class Layer: Sendable {
    let commands: [Command]
    /// 0…255.
    let opacity: UInt32
    let blendMode: LayerBlend
    /// Commands whose alpha the layer is multiplied by; or, if the layer covers what is below, where it does.
    let mask: [Command]?

    init(commands: [Command], opacity: UInt32 = 255, blendMode: LayerBlend = .over, mask: [Command]? = nil) {
        (self.commands, self.opacity, self.blendMode, self.mask) = (commands, opacity, blendMode, mask)
    }
}
