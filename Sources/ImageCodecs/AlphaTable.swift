/// Products and quotients of a component and an alpha in 8 bits, correctly rounded.
enum AlphaTable {
    /// `component × alpha ÷ 255`.
    @inline(__always) static func premultiplied(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
        let product = component * alpha + 128
        return (product + product >> 8) >> 8
    }

    /// `component × 255 ÷ alpha` at index `alpha << 8 | component`; components above alpha give 255, alpha 0 gives 0.
    ///
    /// Premultiplying the result gives the component back: rounding is off by at most ½, which alpha ÷ 255 < 1 shrinks.
    static let unpremultiplied: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 65_536)
        for alpha in 1...255 {
            for component in 0...255 { table[alpha << 8 | component] = UInt8(min(255, (component * 510 + alpha) / (alpha * 2))) }
        }
        return table
    }()
}
