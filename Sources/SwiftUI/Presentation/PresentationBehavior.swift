import SwiftUICore

/// Whether what lies behind a sheet can be used while the sheet stands.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable { case automatic, enabled, disabled, upThrough(PresentationDetent) }

    let kind: Kind

    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// As long as the sheet is no taller than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// What a swipe over a sheet's content does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
    /// Lets what lies behind the sheet be used, and leaves it undimmed then.
    public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        transformPreference(SheetOptionsKey.self) { $0.backgroundInteraction = interaction }
    }

    /// What a swipe over the sheet's content does first; scripts scroll the content.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
