import Snapshots

/// Runs the commands that need no previews: reports, differences, decisions. For tools that no previews are linked into.
@MainActor package func runToolWithoutPreviews() -> Never { runTool { NoPreviews() } }

@MainActor private struct NoPreviews: PreviewSource {
    private var reason: ConfigurationError {
        ConfigurationError("This tool holds no previews. 'swift run PreviewHost' runs those of a package that has a host; 'vitrine init' adds one.")
    }

    func declarationCount() throws -> Int { throw reason }
    func declaration(at index: Int) throws -> PreviewDeclaration { throw reason }
    func identities(of declaration: PreviewDeclaration) throws -> [PreviewIdentity] { throw reason }
    func render(_ identity: PreviewIdentity, ofDeclarationAt index: Int, _ settings: PreviewSettings) throws -> RenderedPicture { throw reason }
    var fingerprint: [String: String] { [:] }
    var inputs: PreviewInputs? { nil }
    func validate(_ settings: PreviewSettings) throws {}
}
