import Foundation

/// A setting of one preview, given in `#Preview(traits:)`.
///
/// `T` says what kind of thing is previewed; there are views only.
public struct PreviewTrait<T> {
    package enum Setting {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
    }

    package var setting: Setting
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The screen of the device; what a preview without layout trait gets.
    public static var defaultLayout: PreviewTrait { PreviewTrait(setting: .layout(.device)) }
    /// As large as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(setting: .layout(.sizeThatFits)) }
    /// A canvas of this size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(setting: .layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait { PreviewTrait(setting: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(setting: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(setting: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(setting: .orientation(.landscapeRight)) }

    /// Wraps the preview in what the modifier makes of it; the first modifier of a list is the innermost.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(setting: .modifier(modifier))
    }
}
