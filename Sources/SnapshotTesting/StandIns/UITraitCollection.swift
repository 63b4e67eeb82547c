import Foundation

/// The conditions that tests ask for by `traits:`, with UIKit's names; what is `unspecified` stays as it is.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let horizontalSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Pixels per point; 0 is unspecified.
    public let displayScale: CGFloat

    private init(_ traits: UIMutableTraits) {
        (userInterfaceStyle, layoutDirection) = (traits.userInterfaceStyle, traits.layoutDirection)
        preferredContentSizeCategory = traits.preferredContentSizeCategory
        (horizontalSizeClass, verticalSizeClass) = (traits.horizontalSizeClass, traits.verticalSizeClass)
        (userInterfaceIdiom, displayScale) = (traits.userInterfaceIdiom, traits.displayScale)
    }

    public convenience init() { self.init(UIMutableTraits()) }

    public convenience init(mutations: (inout UIMutableTraits) -> Void) {
        var traits = UIMutableTraits()
        mutations(&traits)
        self.init(traits)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// All of them put together; what a later one specifies wins.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var traits = UIMutableTraits()
        for collection in collections { traits.take(collection) }
        self.init(traits)
    }
}

/// The conditions while they are put together.
public struct UIMutableTraits {
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public var displayScale: CGFloat = 0

    fileprivate mutating func take(_ other: UITraitCollection) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.displayScale > 0 { displayScale = other.displayScale }
    }
}

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Sendable { case unspecified, leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Sendable { case unspecified, phone, pad }

/// Text sizes by UIKit's names.
public enum UIContentSizeCategory: Sendable {
    case unspecified
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top, left, bottom, right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public static let zero = UIEdgeInsets()
}
