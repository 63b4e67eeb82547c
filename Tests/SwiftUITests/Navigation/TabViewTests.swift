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
        for (label, x, color) in [("Home", 50.0, "#FF3B30"), ("Search", 150, "#929292"), ("Profile", 250, "#929292")] {
            expectClose(try screen.text(label).frame.midX, x, within: 0.17)
            expectClose(try screen.baseline(label).y, 196.333, within: 0.34)
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
