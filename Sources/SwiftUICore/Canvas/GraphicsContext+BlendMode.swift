import Graphics

extension GraphicsContext {
    /// How what is drawn is combined with what is there.
    ///
    /// `clear`, `copy`, `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop` and `xor` change only what a drawing covers, as
    /// CoreGraphics has it: the inside of a path, of glyphs, an image's rectangle, all of the area for a layer.
    public struct BlendMode: Hashable, Sendable {
        enum Kind: Hashable {
            case blend(Graphics.BlendMode)
            case covering(CoveringOperator)
        }

        let kind: Kind

        private init(_ mode: Graphics.BlendMode) { kind = .blend(mode) }

        private init(_ covering: CoveringOperator) { kind = .covering(covering) }

        public static let normal = BlendMode(Graphics.BlendMode.normal)
        public static let multiply = BlendMode(Graphics.BlendMode.multiply)
        public static let screen = BlendMode(Graphics.BlendMode.screen)
        public static let overlay = BlendMode(Graphics.BlendMode.overlay)
        public static let darken = BlendMode(Graphics.BlendMode.darken)
        public static let lighten = BlendMode(Graphics.BlendMode.lighten)
        public static let colorDodge = BlendMode(Graphics.BlendMode.colorDodge)
        public static let colorBurn = BlendMode(Graphics.BlendMode.colorBurn)
        public static let softLight = BlendMode(Graphics.BlendMode.softLight)
        public static let hardLight = BlendMode(Graphics.BlendMode.hardLight)
        public static let difference = BlendMode(Graphics.BlendMode.difference)
        public static let exclusion = BlendMode(Graphics.BlendMode.exclusion)
        public static let hue = BlendMode(Graphics.BlendMode.hue)
        public static let saturation = BlendMode(Graphics.BlendMode.saturation)
        public static let color = BlendMode(Graphics.BlendMode.color)
        public static let luminosity = BlendMode(Graphics.BlendMode.luminosity)

        // Porter and Duff's: S is what is drawn, D what is there, both premultiplied, a their alpha.

        /// 0: what is covered is wiped out.
        public static let clear = BlendMode(CoveringOperator.clear)
        /// S: what is covered is replaced.
        public static let copy = BlendMode(CoveringOperator.copy)
        /// S · Da
        public static let sourceIn = BlendMode(CoveringOperator.sourceIn)
        /// S · (1 − Da)
        public static let sourceOut = BlendMode(CoveringOperator.sourceOut)
        /// S · Da + D · (1 − Sa)
        public static let sourceAtop = BlendMode(Graphics.BlendMode.sourceAtop)
        /// S · (1 − Da) + D
        public static let destinationOver = BlendMode(Graphics.BlendMode.destinationOver)
        /// D · Sa
        public static let destinationIn = BlendMode(CoveringOperator.destinationIn)
        /// D · (1 − Sa)
        public static let destinationOut = BlendMode(Graphics.BlendMode.destinationOut)
        /// S · (1 − Da) + D · Sa
        public static let destinationAtop = BlendMode(CoveringOperator.destinationAtop)
        /// S · (1 − Da) + D · (1 − Sa)
        public static let xor = BlendMode(CoveringOperator.xor)
        /// 1 less what both lack of it, and at least 0.
        public static let plusDarker = BlendMode(Graphics.BlendMode.plusDarker)
        /// S + D, and at most 1.
        public static let plusLighter = BlendMode(Graphics.BlendMode.plusLighter)
    }
}
