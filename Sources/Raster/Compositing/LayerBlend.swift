import Graphics

/// How a layer meets what is below it.
enum LayerBlend: Sendable {
    case over
    case formula(BlendMode)
    /// As far as the layer's mask is opaque.
    case covering(CoveringOperator)

    init(_ mode: BlendMode) { self = mode == .normal ? .over : .formula(mode) }
}
