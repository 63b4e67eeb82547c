import Graphics
import Snapshots

/// What the runner knows of views: a list of previews, and a way to draw one.
///
/// It is used inside worker processes only. What it throws is told to the user as it describes itself, so errors are sentences that say
/// what happened, where, and what to do next.
@MainActor package protocol PreviewSource {
    /// Every preview linked into this executable, in a stable order. Throws `ConfigurationError` when they cannot be listed.
    func identities() throws -> [PreviewIdentity]

    /// Draws one preview. Throws when it cannot be drawn; a trap or an endless loop costs only the preview in hand.
    func render(_ identity: PreviewIdentity, _ settings: PreviewSettings) throws -> RenderedPicture

    /// The versions that pictures depend on, by name: engine, fonts, HarfBuzz, ICU, libjpeg.
    var fingerprint: [String: String] { get }

    /// Throws a `ConfigurationError` for a device, locale or type size that does not exist, or a font package that is missing.
    func validate(_ settings: PreviewSettings) throws
}
