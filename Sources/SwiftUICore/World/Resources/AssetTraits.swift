import Foundation

/// What a variant of an asset is chosen by.
package struct AssetTraits: Hashable, Sendable {
    /// The kinds of device, by the words of asset catalogues and string catalogues.
    package enum Idiom: String, Hashable, Sendable { case iphone, ipad, mac, tv, watch }

    package enum Gamut: Hashable, Sendable { case sRGB, displayP3 }

    package var idiom: Idiom
    /// Pixels per point.
    package var scale: CGFloat
    package var isDark, hasHighContrast, isElevated: Bool
    package var locale: Locale
    package var layoutDirection: LayoutDirection
    package var gamut: Gamut
    package var horizontalSizeClass, verticalSizeClass: UserInterfaceSizeClass?

    package init(
        idiom: Idiom = .iphone, scale: CGFloat = 3, isDark: Bool = false, hasHighContrast: Bool = false, isElevated: Bool = false,
        locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection = .leftToRight, gamut: Gamut = .sRGB,
        horizontalSizeClass: UserInterfaceSizeClass? = .compact, verticalSizeClass: UserInterfaceSizeClass? = .regular
    ) {
        (self.idiom, self.scale, self.gamut) = (idiom, scale, gamut)
        (self.isDark, self.hasHighContrast, self.isElevated) = (isDark, hasHighContrast, isElevated)
        (self.locale, self.layoutDirection) = (locale, layoutDirection)
        (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    }

    /// The traits of a place in a view tree.
    package init(environment: EnvironmentValues) {
        self.init(
            idiom: Idiom(environment: environment), scale: environment.displayScale, isDark: environment.colorScheme == .dark,
            hasHighContrast: environment.colorSchemeContrast == .increased, isElevated: environment.isElevated,
            locale: environment.locale, layoutDirection: environment.layoutDirection,
            horizontalSizeClass: environment.horizontalSizeClass, verticalSizeClass: environment.verticalSizeClass)
    }
}

extension AssetTraits.Idiom {
    /// The environment carries no kind of device: only a pad is regular in both directions, so everything else is a phone.
    package init(environment: EnvironmentValues) {
        self = environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular ? .ipad : .iphone
    }
}
