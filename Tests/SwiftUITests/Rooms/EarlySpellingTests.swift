import Graphics
import SwiftUI
import Testing

@testable import Rooms

/// The app in the spelling of 2019 gives the pictures of the app in today's.
@MainActor struct EarlySpellingTests {
    @Test("N1, N2, N3, N4, N5, N7, N10, N11, N13, R35: list and detail are the same to the pixel")
    func samePictures() throws {
        var settings = ScreenSettings()
        settings.scale = 1
        let today = [
            AnyView(ContentView(store: RoomStore(rooms: testData))), AnyView(NavigationView { RoomDetail(room: testData[3]) }),
        ]
        for (name, view) in zip(["2019 list", "2019 detail"], today) {
            let entry = try #require(try ScreenProbe.catalog.get().entries.first { $0.name == name })
            #expect(try ScreenProbe(entry).screen.bitmap == ScreenProbe(view, settings).screen.bitmap, "\(name)")
        }
    }
}
