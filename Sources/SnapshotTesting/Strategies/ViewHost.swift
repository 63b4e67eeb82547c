import Foundation
import Metrics
import SwiftUI
import SwiftUICore

/// Draws views for assertions: one world of fonts and resources for all tests of a process.
@MainActor enum ViewHost {
    private static var renderer: ScreenRenderer?

    static func draw(_ view: some View, _ config: ViewImageConfig, _ traits: UITraitCollection) throws -> UIImage {
        let renderer = try renderer ?? ScreenRenderer(world: World.system())
        self.renderer = renderer
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        var settings = ScreenSettings(all)
        settings.stage = ScreenSettings.Stage(
            size: config.size,
            safeArea: EdgeInsets(
                top: config.safeArea.top, leading: config.safeArea.left, bottom: config.safeArea.bottom, trailing: config.safeArea.right))
        let screen = try renderer.render(view, settings: settings)
        return UIImage(bitmap: screen.bitmap, scale: screen.outline.scale, layout: screen.outline.text, accessibility: screen.accessibility.text)
    }
}

extension ScreenSettings {
    fileprivate init(_ traits: UITraitCollection) {
        self.init()
        colorScheme = traits.userInterfaceStyle == .unspecified ? nil : traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = traits.layoutDirection == .unspecified ? nil : traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        dynamicTypeSize = traits.preferredContentSizeCategory.dynamicTypeSize
        scale = traits.displayScale > 0 ? traits.displayScale : nil
        horizontalSizeClass = traits.horizontalSizeClass.sizeClass
        verticalSizeClass = traits.verticalSizeClass.sizeClass
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var sizeClass: UserInterfaceSizeClass? {
        switch self {
        case .unspecified: nil
        case .compact: .compact
        case .regular: .regular
        }
    }
}

extension UIContentSizeCategory {
    fileprivate var dynamicTypeSize: DynamicTypeSize? {
        switch self {
        case .unspecified: nil
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        }
    }
}
