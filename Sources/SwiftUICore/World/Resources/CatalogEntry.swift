import Foundation

/// The keys that every variant in a `Contents.json` may carry (Apple, Asset Catalog Format Reference).
struct CatalogEntry: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Resizing: Decodable {
        struct Center: Decodable { var mode: String? }
        struct Insets: Decodable { var top, left, bottom, right: CGFloat? }

        var mode: String?
        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    var idiom, scale, filename, locale: String?
    var appearances: [Appearance]?
    var languageDirection, displayGamut, widthClass, heightClass: String?
    var resizing: Resizing?
    var color: CatalogColor?

    enum CodingKeys: String, CodingKey {
        case idiom, scale, filename, locale, appearances, resizing, color
        case languageDirection = "language-direction"
        case displayGamut = "display-gamut"
        case widthClass = "width-class"
        case heightClass = "height-class"
    }

    var qualifiers: AssetQualifiers {
        var qualifiers = AssetQualifiers()
        qualifiers.idiom = idiom == "universal" ? nil : idiom
        qualifiers.scale = scale.flatMap { Double($0.replacing("x", with: "")) }.flatMap { 1...9 ~= $0 ? CGFloat($0) : nil }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", let value): qualifiers.luminosity = AssetQualifiers.Luminosity(rawValue: value)
            case ("contrast", "high"): qualifiers.isHighContrast = true
            default: break
            }
        }
        qualifiers.locale = locale
        qualifiers.layoutDirection =
            switch languageDirection {
            case "left-to-right": .leftToRight
            case "right-to-left": .rightToLeft
            default: nil
            }
        qualifiers.gamut =
            switch displayGamut?.lowercased() {
            case "srgb": .sRGB
            case "display-p3": .displayP3
            default: nil
            }
        func sizeClass(_ name: String?) -> UserInterfaceSizeClass? {
            switch name {
            case "compact": .compact
            case "regular": .regular
            default: nil
            }
        }
        (qualifiers.widthClass, qualifiers.heightClass) = (sizeClass(widthClass), sizeClass(heightClass))
        return qualifiers
    }

    /// The slicing in points; the file gives pixels. Nil when the picture is not sliced.
    func slicing(scale: CGFloat) -> ImageAsset.Slicing? {
        guard let resizing else { return nil }
        let insets = resizing.capInsets
        let hasHorizontal = resizing.mode != "3-part-vertical", hasVertical = resizing.mode != "3-part-horizontal"
        func points(_ pixels: CGFloat?, _ isCut: Bool) -> CGFloat { isCut ? max(0, pixels ?? 0) / scale : 0 }
        let capInsets = EdgeInsets(
            top: points(insets?.top, hasVertical), leading: points(insets?.left, hasHorizontal),
            bottom: points(insets?.bottom, hasVertical), trailing: points(insets?.right, hasHorizontal))
        return ImageAsset.Slicing(capInsets: capInsets, mode: resizing.center?.mode == "tile" ? .tile : .stretch)
    }
}

/// A `Contents.json`: of an image set, a colour set or a group.
struct CatalogContents: Decodable {
    struct Properties: Decodable {
        var templateRenderingIntent: String?
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    var images, colors: [CatalogEntry]?
    var properties: Properties?

    var renderingIntent: ImageAsset.RenderingIntent? {
        properties?.templateRenderingIntent.flatMap(ImageAsset.RenderingIntent.init)
    }
}
