import Foundation
import Graphics
import Testing
import Typesetting

@testable import SwiftUI
@testable import SwiftUICore

@MainActor struct HyphenationTests {
    private func diagnostics(_ language: String) throws -> [Diagnostic] {
        let world = World(fonts: try FontLibrary(hyphenation: "/nonexistent"))
        let view = VStack {
            Text(verbatim: "Versicherung").frame(width: 60)
            Text(verbatim: "Versicherungen").frame(width: 70)
            Text(verbatim: "Kurz")
        }
        .environment(\.locale, Locale(identifier: language))
        return try ScreenRenderer(world: world).render(view, listing: ScreenRenderer.Listing(), settings: ScreenSettings()).diagnostics
    }

    @Test("where patterns are missing, one remark for all texts names the package")
    func missingPatternsAreReportedOnce() throws {
        let found = try diagnostics("de_DE")
        #expect(found.map(\.kind) == [.missingPatterns])
        #expect(found.first?.message.contains("'apt-get install hyphen-de'") == true)
        #expect(try diagnostics("fi").map(\.kind) == [.unsupported])
        #expect(try diagnostics("vi").isEmpty)
    }
}
