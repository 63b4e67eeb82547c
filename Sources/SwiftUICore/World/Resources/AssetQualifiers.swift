import Foundation

/// What one variant of an asset is meant for; nil or empty means any. The words are those of Apple's asset catalogue format.
struct AssetQualifiers: Hashable, Sendable {
    enum Luminosity: String, Sendable { case light, dark, tinted }

    var idiom: String?
    var scale: CGFloat?
    var luminosity: Luminosity?
    var isHighContrast = false
    var locale: String?
    var layoutDirection: LayoutDirection?
    var gamut: AssetTraits.Gamut?
    var widthClass, heightClass: UserInterfaceSizeClass?

    /// Whether a variant can be shown on the kind of device at all.
    func suitsDevice(_ traits: AssetTraits) -> Bool { idiom == nil || idiom == traits.idiom.rawValue }

    /// How well a variant fits: larger arrays, compared element by element, fit better; nil where a qualifier contradicts the traits.
    ///
    /// The order of precedence is language, device, appearance, direction, size class, gamut, scale.
    func score(_ traits: AssetTraits, languages: [String]) -> [CGFloat]? {
        var score: [CGFloat] = []
        func weigh(_ isSpecific: Bool, _ matches: Bool, _ weight: CGFloat = 1) -> Bool {
            if isSpecific { score.append(matches ? weight : 0) } else { score.append(0) }
            return !isSpecific || matches
        }
        if let locale {
            guard let rank = languages.firstIndex(of: LanguageMatching.normalized(locale)) else { return nil }
            score.append(CGFloat(languages.count - rank))
        } else {
            score.append(0)
        }
        guard weigh(idiom != nil, idiom == traits.idiom.rawValue),
            weigh(luminosity != nil, luminosity == (traits.isDark ? .dark : .light)),
            weigh(isHighContrast, traits.hasHighContrast)
        else { return nil }
        // A variant for the other direction stays usable, flipped.
        score.append(layoutDirection == nil ? 1 : layoutDirection == traits.layoutDirection ? 2 : 0)
        guard weigh(widthClass != nil, widthClass == traits.horizontalSizeClass),
            weigh(heightClass != nil, heightClass == traits.verticalSizeClass),
            weigh(gamut != nil, gamut == traits.gamut)
        else { return nil }
        return score + [scaleScore(wanted: traits.scale)]
    }

    /// The exact scale first, then the nearest larger one, then the nearest smaller one, then files of no particular scale.
    func scaleScore(wanted: CGFloat) -> CGFloat {
        guard let scale else { return -2000 }
        return scale >= wanted ? wanted - scale : scale - wanted - 1000
    }
}

extension AssetQualifiers {
    /// The best of several variants: the first of those that fit best, or, when none fits but the device is right, the one whose
    /// scale fits best. Nil when there is none for the device.
    static func best<Variant>(
        _ variants: [Variant], for traits: AssetTraits, _ qualifiers: (Variant) -> AssetQualifiers
    ) -> Variant? {
        let languages = LanguageMatching.candidates(for: traits.locale)
        var best: (variant: Variant, score: [CGFloat])?
        func offer(_ variant: Variant, _ score: [CGFloat]) {
            if let current = best, !current.score.lexicographicallyPrecedes(score) { return }
            best = (variant, score)
        }
        for variant in variants {
            if let score = qualifiers(variant).score(traits, languages: languages) { offer(variant, score) }
        }
        if let best { return best.variant }
        for variant in variants where qualifiers(variant).suitsDevice(traits) {
            offer(variant, [qualifiers(variant).scaleScore(wanted: traits.scale)])
        }
        return best?.variant
    }
}
