import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// §5: the values of the environment that views find by themselves, and who adopts the colour scheme; §4.8: when a page's body runs.
@MainActor @Suite struct EnvironmentRules {
    /// Each value as a view finds it on a screen, in words.
    private static let values: [(name: String, read: @MainActor (EnvironmentValues) -> String, expected: String)] = [
        ("sizeCategory", { "\($0.sizeCategory)" }, "large"),
        ("dynamicTypeSize", { "\($0.dynamicTypeSize)" }, "large"),
        ("colorScheme", { "\($0.colorScheme)" }, "light"),
        ("colorSchemeContrast", { "\($0.colorSchemeContrast)" }, "standard"),
        ("layoutDirection", { "\($0.layoutDirection)" }, "leftToRight"),
        ("locale", { $0.locale.identifier }, "en_US"),
        ("timeZone", { "\($0.timeZone.secondsFromGMT())" }, "0"),
        ("lineLimit", { "\($0.lineLimit as Any)" }, "nil"),
        ("isEnabled", { "\($0.isEnabled)" }, "true"),
        ("editMode", { "\($0.editMode == nil)" }, "true"),
        ("presentationMode", { "\($0.presentationMode.wrappedValue.isPresented)" }, "false"),
        ("horizontalSizeClass", { "\($0.horizontalSizeClass as Any)" }, "Optional(SwiftUICore.UserInterfaceSizeClass.compact)"),
        ("displayScale", { "\($0.displayScale)" }, "3.0"),
        ("pixelLength", { "\($0.pixelLength * 3)" }, "1.0"),
        ("accessibilityReduceMotion", { "\($0.accessibilityReduceMotion)" }, "false"),
        ("imageScale", { "\($0.imageScale)" }, "medium"),
        ("defaultMinListRowHeight", { "\($0.defaultMinListRowHeight)" }, "44.0"),
        ("scenePhase", { "\($0.scenePhase)" }, "active"),
        ("font", { "\($0.font == nil)" }, "true"),
    ]

    private struct Finds: View {
        let seen: (EnvironmentValues) -> Void
        @Environment(\.self) private var values
        var body: some View {
            let _ = seen(values)
            Text("a")
        }
    }

    @Test("§5.1 the values a view finds where nobody has set any")
    func defaults() throws {
        var found: [String: String] = [:]
        _ = try StandingScreen(Finds { values in for value in Self.values { found[value.name] = value.read(values) } })
        for value in Self.values { #expect(found[value.name] == value.expected, "\(value.name)") }
    }

    @Test("§5.1 a page of a navigation container has an edit mode of its own")
    func editMode() throws {
        var isGiven = false
        _ = try StandingScreen(NavigationView { Finds { isGiven = $0.editMode != nil } })
        #expect(isGiven)
    }

    @Test("§5.2 a scheme that is set changes the content's colours, and no page that nothing paints")
    func colorScheme() throws {
        let bare = try ScreenProbe(Text("a").environment(\.colorScheme, .dark))
        #expect(bare.pixel(2, 2) == "#FFFFFF")
        let list = try ScreenProbe(List { Text("a") }.environment(\.colorScheme, .dark))
        #expect(list.pixel(2, 200) == "#000000")
    }

    @Test("§5.3 a scheme that is asked for is the window's")
    func preferredColorScheme() throws {
        let probe = try ScreenProbe(VStack { Text("a").preferredColorScheme(.dark) })
        #expect(probe.pixel(2, 2) == "#000000")
    }

    @Test("§4.8 the body of a link's page runs when it is pushed, not before; then it appears")
    func destination() throws {
        final class Counts { var made = 0, bodies = 0, appeared = 0 }
        struct Page: View {
            let counts: Counts
            init(_ counts: Counts) {
                self.counts = counts
                counts.made += 1
            }
            var body: some View {
                let _ = counts.bodies += 1
                Text("the page").onAppear { counts.appeared += 1 }
            }
        }
        let counts = Counts()
        let screen = try StandingScreen(NavigationView { NavigationLink(destination: Page(counts)) { Text("Open") } })
        #expect(counts.made > 0 && counts.bodies == 0 && counts.appeared == 0)
        try screen.tap("Open")
        #expect(screen.texts.contains("the page"))
        #expect(counts.bodies == 1 && counts.appeared == 1)
    }
}
