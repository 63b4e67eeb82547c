import Graphics
import Snapshots

/// What the runner knows of views: a list of previews, and a way to draw one.
///
/// It is used inside worker processes only. What it throws is told to the user as it describes itself, so errors are sentences that say
/// what happened, where, and what to do next.
@MainActor package protocol PreviewSource {
    /// How many previews are declared in this executable, found without running code of theirs.
    /// Throws `ConfigurationError` when they cannot be found.
    func declarationCount() throws -> Int

    /// One of them, in an order that is the same in every process.
    func declaration(at index: Int) throws -> PreviewDeclaration

    /// The pictures of one declaration: a `PreviewProvider` may hold several. Makes its views to see their names, so code of users runs;
    /// a trap or an endless loop costs only this declaration.
    func identities(of declaration: PreviewDeclaration) throws -> [PreviewIdentity]

    /// Lays one picture out. Throws when it cannot be drawn; a trap or an endless loop costs only the picture in hand.
    ///
    /// - Parameter index: the declaration's place.
    func render(_ identity: PreviewIdentity, ofDeclarationAt index: Int, _ settings: PreviewSettings) throws -> RenderedPicture

    /// The versions that pictures depend on, by name: engine, fonts, HarfBuzz, ICU, libjpeg.
    var fingerprint: [String: String] { get }

    /// Digests of what pictures depend on, for verdicts that are kept from run to run; nil where nobody can tell. It may take a while.
    var inputs: PreviewInputs? { get }

    /// Throws a `ConfigurationError` for a device, locale or type size that does not exist, or a font package that is missing.
    func validate(_ settings: PreviewSettings) throws
}
