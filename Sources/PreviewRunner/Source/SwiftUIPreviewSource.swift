import Snapshots

/// The previews of the SwiftUI views linked into this executable.
@MainActor struct SwiftUIPreviewSource: PreviewSource {
    var fingerprint: [String: String] { [:] }

    func identities() throws -> [PreviewIdentity] { [] }

    func validate(_ settings: PreviewSettings) throws {}

    func render(_ identity: PreviewIdentity, _ settings: PreviewSettings) throws -> RenderedPicture {
        throw ConfigurationError("The preview '\(identity.id)' is not linked into this executable. Run 'list' to see those that are.")
    }
}
