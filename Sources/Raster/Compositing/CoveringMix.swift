import Graphics

extension CoveringOperator {
    /// One pixel; both colours are premultiplied.
    ///
    /// Source: Porter and Duff, "Compositing Digital Images" (1984), D weighed by what is not covered besides: with S = L / c for a
    /// pixel covered by c, D · (1 − c) + c · (S · F + D · G) = L · F + D · (1 − c + c · G), and c · G needs L's alpha only.
    func mix(_ source: UInt32, over backdrop: UInt32, coverage: UInt32) -> UInt32 {
        let sourceAlpha = source >> 24, backdropAlpha = backdrop >> 24
        let coverage = max(coverage, sourceAlpha)
        if coverage == 0 { return backdrop }
        let sourceWeight: UInt32 = switch self {
        case .clear, .destinationIn: 0
        case .copy: 255
        case .sourceIn: backdropAlpha
        case .sourceOut, .destinationAtop, .xor: 255 - backdropAlpha
        }
        let backdropWeight: UInt32 = switch self {
        case .clear, .copy, .sourceIn, .sourceOut: 255 - coverage
        case .destinationIn, .destinationAtop: 255 - coverage + sourceAlpha
        case .xor: 255 - sourceAlpha
        }
        let (first, second) = (PixelArithmetic.scaled(source, sourceWeight), PixelArithmetic.scaled(backdrop, backdropWeight))
        // Two numbers rounded up may be one too many.
        let alpha = min(first >> 24 + second >> 24, 255)
        func component(_ shift: UInt32) -> UInt32 { min(first >> shift & 255 + second >> shift & 255, alpha) << shift }
        return component(0) | component(8) | component(16) | alpha << 24
    }
}
