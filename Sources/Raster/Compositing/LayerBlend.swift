import Graphics

/// How a layer meets what is below it.
enum LayerBlend: Sendable {
    case over
    case formula(BlendMode)

    init(_ mode: BlendMode) { self = mode == .normal ? .over : .formula(mode) }
}
