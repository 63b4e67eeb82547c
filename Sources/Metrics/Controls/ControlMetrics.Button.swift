import Foundation

extension ControlMetrics {
    /// Bordered and prominent buttons.
    ///
    /// Heights measured for one line at Large: mini and small 28, regular 34.33, large and extra large 50.33. Horizontal paddings follow
    /// from the ink's distance to the edges and the measured widths ("Mini" 48.67, "Small" 57.33, "Regular" 82.0, "Large" 83.33,
    /// "Extra Large" 126.67).
    package enum Button {
        package static func verticalPadding(_ size: Size) -> CGFloat {
            switch size {
            case .mini, .small: 5
            case .regular: 7
            case .large, .extraLarge: 15
            }
        }

        package static func horizontalPadding(_ size: Size) -> CGFloat {
            switch size {
            case .mini, .small: 10
            case .regular: 12
            case .large, .extraLarge: 20
            }
        }

        /// Mini and small set their title in subheadline, 15 at Large; all others in body.
        package static func textStyle(_ size: Size) -> TextStyleName { size == .mini || size == .small ? .subheadline : .body }

        /// Radius of the continuous corner under `buttonBorderShape(.automatic)` for a button that high; nil stands for a capsule.
        ///
        /// By the area cut from the corner: 7.0 at a height of 34.33 (regular, one line), 9.0 at 50.33 (large), 10.0 at 56.33 (regular,
        /// two lines). The rule, 0.176 of the height rounded up to whole points, is only what fits these three.
        package static func cornerRadius(_ size: Size, height: CGFloat) -> CGFloat? {
            switch size {
            case .mini, .small, .extraLarge: nil
            case .regular, .large: height > 0 ? (0.176 * height).rounded(.up) : 0
            }
        }

        /// The radius at the height of one line at Large.
        package static func cornerRadius(_ size: Size) -> CGFloat? { cornerRadius(size, height: size == .large ? 50.33 : 34.33) }

        /// A bordered button without tint: grey fill, its title in the tint.
        package static let borderedFill = SystemColorName.secondarySystemFill
        /// A bordered button with an explicit tint: the tint at 46/255 as fill, its title in the tint.
        package static let tintedFillOpacity: Double = 0.18
        /// A disabled button, bordered or prominent: grey fill whatever its tint, its title 3C3C43 at about 0.225.
        package static let disabledFill = SystemColorName.secondarySystemFill
        package static let disabledTitle = SystemColorName.secondaryLabel
        package static let disabledTitleOpacity: Double = 0.375
        /// Opacity of a pressed button's content; from memory.
        package static let pressedOpacity: Double = 0.2
        package static let pressedPlainOpacity: Double = 0.5
        package static let pressedBorderedOpacity: Double = 0.75
        /// Radius of a mini, small or extra large button under `buttonBorderShape(.roundedRectangle)`; from memory.
        package static let smallCornerRadius: CGFloat = 6
    }
}
