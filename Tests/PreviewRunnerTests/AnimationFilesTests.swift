@testable import PreviewRunner
import Snapshots
import Testing

@MainActor @Suite struct AnimationFilesTests {
    private func identity(_ variant: String?) -> PreviewIdentity {
        PreviewIdentity(group: "Zoom", name: "tap", variant: variant, sourceFile: "Zoom.swift", sourceLine: 1)
    }

    @Test(arguments: [
        ("0.50s", nil, 0.5), ("12.00s", nil, 12), ("dark.0.25s", "dark", 0.25), ("dragged-1.50s", "dragged", 1.5), ("r2.0.10s", "r2", 0.1),
    ] as [(String, String?, Double)])
    func namesTellFilmAndSecond(variant: String, film: String?, seconds: Double) throws {
        let found = try #require(AnimationFiles.film(of: identity(variant)))
        #expect(found.film == identity(film) && found.seconds == seconds)
    }

    @Test(arguments: [nil, "dark", "s", "5s", "filled", "lights"] as [String?])
    func otherPicturesBelongToNone(variant: String?) { #expect(AnimationFiles.film(of: identity(variant)) == nil) }
}
