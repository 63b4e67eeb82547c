import Foundation

extension ControlMetrics {
    /// Bordered and prominent buttons.
    ///
    /// Heights measured for one line at Large: mini and small 28, regular 34.33, large and extra large 50.33. Horizontal paddings
    /// were fitted to the measured widths ("Mini" 48.67, "Small" 57.33, "Regular" 82.0, "Large" 83.33, "Extra Large" 126.67).
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

        /// Radius of the continuous corner under `buttonBorderShape(.automatic)`; nil stands for a capsule.
        ///
        /// 7.0 at regular by the area cut from the corner; 9 at large by its edge profile, so less certain.
        package static func cornerRadius(_ size: Size) -> CGFloat? {
            switch size {
            case .mini, .small, .extraLarge: nil
            case .regular: 7
            case .large: 9
            }
        }

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
    }
}
