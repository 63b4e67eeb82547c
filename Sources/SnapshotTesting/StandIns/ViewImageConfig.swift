import Foundation

/// A screen to draw a view on: its size, what of it is safe, and its conditions.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable { case landscape, portrait }

    public var safeArea: UIEdgeInsets
    /// In points; `nil` fits the view.
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}

// Names, sizes and safe areas are those of swift-snapshot-testing's table, so that tests keep their layout; its phones use the text size
// `medium`, one below the system's usual `large`.
extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static let iPhone8 = iPhone8(.portrait)
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static let iPhoneX = iPhoneX(.portrait)
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static let iPhone12 = iPhone12(.portrait)
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static let iPhone13 = iPhone13(.portrait)
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(320, 568, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0, isWide: false, orientation)
    }
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 667, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0, isWide: false, orientation)
    }
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 736, top: 20, bottom: 0, landscapeSide: 0, landscapeBottom: 0, isWide: true, orientation)
    }
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 44, bottom: 34, landscapeSide: 44, landscapeBottom: 24, isWide: false, orientation)
    }
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, landscapeSide: 44, landscapeBottom: 24, isWide: true, orientation)
    }
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, landscapeSide: 44, landscapeBottom: 24, isWide: true, orientation)
    }
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21, isWide: false, orientation)
    }
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21, isWide: false, orientation)
    }
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21, isWide: true, orientation)
    }
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21, isWide: false, orientation)
    }
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21, isWide: false, orientation)
    }
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21, isWide: false, orientation)
    }
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, top: 47, bottom: 34, landscapeSide: 47, landscapeBottom: 21, isWide: true, orientation)
    }

    // Tablets lie on their side unless told otherwise.
    public static let iPadMini = iPadMini(.landscape)
    public static let iPad9_7 = iPad9_7(.landscape)
    public static let iPad10_2 = iPad10_2(.landscape)
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static let iPadPro11 = iPadPro11(.landscape)
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { pad(768, 1024, top: 20, bottom: 0, orientation) }
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { pad(768, 1024, top: 20, bottom: 0, orientation) }
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { pad(810, 1080, top: 20, bottom: 0, orientation) }
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { pad(834, 1112, top: 20, bottom: 0, orientation) }
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { pad(834, 1194, top: 24, bottom: 20, orientation) }
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { pad(1024, 1366, top: 20, bottom: 0, orientation) }

    private static func phone(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, landscapeSide: CGFloat, landscapeBottom: CGFloat, isWide: Bool,
        _ orientation: Orientation
    ) -> ViewImageConfig {
        let isLandscape = orientation == .landscape
        let traits = UITraitCollection { traits in
            (traits.layoutDirection, traits.preferredContentSizeCategory, traits.userInterfaceIdiom) = (.leftToRight, .medium, .phone)
            traits.horizontalSizeClass = isLandscape && isWide ? .regular : .compact
            traits.verticalSizeClass = isLandscape ? .compact : .regular
        }
        return isLandscape
            ? ViewImageConfig(
                safeArea: UIEdgeInsets(left: landscapeSide, bottom: landscapeBottom, right: landscapeSide),
                size: CGSize(width: height, height: width), traits: traits)
            : ViewImageConfig(safeArea: UIEdgeInsets(top: top, bottom: bottom), size: CGSize(width: width, height: height), traits: traits)
    }

    private static func pad(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, _ orientation: Orientation) -> ViewImageConfig {
        let traits = UITraitCollection { traits in
            (traits.layoutDirection, traits.preferredContentSizeCategory, traits.userInterfaceIdiom) = (.leftToRight, .medium, .pad)
            (traits.horizontalSizeClass, traits.verticalSizeClass) = (.regular, .regular)
        }
        let size = orientation == .landscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        return ViewImageConfig(safeArea: UIEdgeInsets(top: top, bottom: bottom), size: size, traits: traits)
    }
}
