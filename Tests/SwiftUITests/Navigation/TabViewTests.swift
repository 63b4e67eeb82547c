import Foundation
import Graphics
import SwiftUI
import Testing

@testable import Metrics

/// Tab bars against a picture that SwiftUI itself drew on iOS 18.5: a window of 300×200 whose safe area begins at 59.
@MainActor struct TabViewTests {
    private struct Tabs: View {
        @State var chosen = 1

        var body: some View {
            TabView(selection: $chosen) {
                Text("Tab 1 Contents").tabItem { Label("Home", systemImage: "house.fill") }.tag(1)
                Text("Tab 2 Contents").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
                Text("Tab 3 Contents").tabItem { Label("Profile", systemImage: "person") }.tag(3)
            }
            .tint(.red)
        }
    }

    @Test("a bar of 49: labels 10 medium on their baseline, the chosen one in the tint, the others grey; the page above it")
    func bar() throws {
        let edges = DeviceMetrics.SafeArea(top: 59, leading: 0, bottom: 0, trailing: 0)
        var settings = ScreenSettings()
        settings.device = DeviceMetrics(
            name: "window", aliases: [], size: CGSize(width: 300, height: 200), scale: 3, portraitSafeArea: edges,
            landscapeSafeArea: edges, displayCornerRadius: 0, idiom: .phone, isWideInLandscape: false)
        let screen = try ScreenProbe(Tabs(), settings)
        // Ink edges of the labels: they stand on whole pixels, rounded down.
        for (label, left, right, color) in [
            ("Home", 36.0, 63.667, "#FF3B30"), ("Search", 133, 166, "#929292"), ("Profile", 234.333, 265.333, "#929292"),
        ] {
            let frame = try screen.text(label).frame
            let ink = try #require(screen.ink(in: CGRect(x: frame.minX - 2, y: 188, width: frame.width + 4, height: 12)))
            // A text that is a pixel narrower or wider than theirs begins a pixel later.
            let isAsWide = label != "Profile"
            expectClose(ink.minX, left, within: isAsWide ? 0.01 : 0.34)
            expectClose(ink.maxX, right, within: isAsWide ? 0.01 : 0.34)
            expectClose(try screen.baseline(label).y, 196, within: 0.01)
            #expect(try screen.text(label).appearance == color)
        }
        // The page's text is centred between 59 and 151.
        expectClose(try screen.text("Tab 1 Contents").frame.midY, 105, within: 0.2)
        #expect(!screen.texts.contains("Tab 2 Contents"))
        let house = try screen.picture("house.fill")
        expectClose(house.midY, 151 + 18.67, within: 0.67)
        // Unfilled names are drawn filled.
        #expect(screen.pictures("person.fill").count == 1)
    }

    @Test("a tap on an item shows its page and sets the selection")
    func choosing() throws {
        let screen = try StandingScreen(Tabs())
        try screen.tap("Profile")
        #expect(screen.texts.contains("Tab 3 Contents") && !screen.texts.contains("Tab 1 Contents"))
        #expect(try screen.element("Profile").traits.contains(.isSelected))
    }

    @Test("pages have no bar, and a dot each, the shown one's white")
    func pages() throws {
        let screen = try ScreenProbe(
            TabView(selection: .constant(1)) {
                Color.red.tag(0)
                Color.blue.tag(1)
            }
            .tabViewStyle(.page),
            layout: .fixed(width: 300, height: 200))
        #expect(screen.pixel(10, 10) == "#007AFF")
        #expect(screen.pixel(150 + 9, 200 - 14 - 13) == "#FFFFFF")
        #expect(screen.pixel(150 - 9, 200 - 14 - 13) != "#FFFFFF")
    }
}
