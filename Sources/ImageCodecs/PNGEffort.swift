/// How much work goes into making a PNG file small.
package enum PNGEffort: Sendable {
    /// For pictures that are looked at once: three to five times as fast, about as large as libpng's own default makes them.
    case fast
    /// For pictures that are kept.
    case small
}
