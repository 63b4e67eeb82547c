import SwiftUI
import Testing

@testable import SwiftUI

/// Sheets that leave what lies behind them in use.
@MainActor struct BackgroundInteractionTests {
    private func corner(_ interaction: PresentationBackgroundInteraction, detent: PresentationDetent = .medium) throws -> String {
        try ScreenProbe(Color.white.sheet(isPresented: .constant(true)) {
            Text("Sheet").presentationDetents([detent]).presentationBackgroundInteraction(interaction)
        }).pixel(10, 100)
    }

    @Test("what lies behind is dimmed, unless it can be used")
    func dimming() throws {
        let dimmed = try corner(.automatic)
        #expect(dimmed != "#FFFFFF")
        #expect(try corner(.disabled) == dimmed)
        #expect(try corner(.enabled) == "#FFFFFF")
        #expect(try corner(.enabled(upThrough: .medium)) == "#FFFFFF")
        #expect(try corner(.enabled(upThrough: .height(100))) == dimmed)
    }

    @Test("titles on a bar follow the scheme that is asked for the bar")
    func barScheme() throws {
        func title(_ scheme: ColorScheme?) throws -> String? {
            try ScreenProbe(NavigationStack {
                Color.clear.navigationTitle("Title").toolbarTitleDisplayMode(.inline).toolbarColorScheme(scheme, for: .navigationBar)
            }).text("Title").appearance
        }
        #expect(try title(nil) == "#000000")
        #expect(try title(.light) == "#000000")
        #expect(try title(.dark) == "#FFFFFF")
    }
}
