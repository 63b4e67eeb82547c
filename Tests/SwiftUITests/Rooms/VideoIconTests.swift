import Foundation
import Testing

@testable import Rooms

/// The video icon over the detail's image. The bar ends at 103, so the page's centre is (196.5, 460.5).
@MainActor struct VideoIconTests {
    private func frames(_ row: String) throws -> (image: CGRect, icon: CGRect) {
        let screen = try ScreenProbe(row: row)
        return (try screen.picture("Dungeon"), try screen.picture("video.fill"))
    }

    @Test("R25: the icon is centred over the image")
    func overImage() throws {
        let (image, icon) = try frames("R25")
        expectClose(image, 0, 460.5 - 147.375, 393, 294.75)
        expectClose(icon.midX, 196.5)
        expectClose(icon.midY, 460.5)
    }

    @Test("R26: the title font makes it 28 / 17 as large")
    func titleFont() throws {
        let (body, title) = (try frames("R25").icon, try frames("R26").icon)
        // Both sizes are rounded up to pixels, of one point here.
        expectClose(title.width, body.width * 28 / 17, within: 1.65)
        expectClose(title.height, body.height * 28 / 17, within: 1.65)
        expectClose(title.midX, 196.5)
        expectClose(title.midY, 460.5)
    }

    @Test("R27: top leading is the corner of the fitted image, not of the page")
    func topLeading() throws {
        let (image, icon) = try frames("R27")
        expectClose(icon.minX, 0)
        expectClose(icon.minY, image.minY)
        expectClose(image.minY, 460.5 - 147.375)
    }

    @Test("R28: padding keeps 16 from that corner")
    func padding() throws {
        let (image, icon) = try frames("R28")
        expectClose(icon.minX, 16)
        expectClose(icon.minY, image.minY + 16)
        #expect(icon.size == (try frames("R27")).icon.size)
    }

    @Test("R29: with a flexible frame the icon stands in the page's corner, and the image stays")
    func flexibleFrame() throws {
        let (image, icon) = try frames("R29")
        expectClose(image, 0, 460.5 - 147.375, 393, 294.75)
        expectClose(icon.minX, 16)
        expectClose(icon.minY, 103 + 16)
    }

    @Test("R30, R31: of the two previews, the room with video has the icon", arguments: [("R31 with video", 1), ("R31 without video", 0)])
    func conditional(row: String, icons: Int) throws {
        let screen = try ScreenProbe(row: row)
        #expect(screen.pictures("video.fill").count == icons)
        expectClose(try screen.picture(icons == 1 ? "Dungeon" : "Observation Deck"), 0, 460.5 - 147.375, 393, 294.75)
    }

    @Test("R30, R32: the app's detail shows the icon with video, unless zoomed", arguments: [
        ("video", 1), ("no video", 0), ("video zoomed", 0), ("no video zoomed", 0),
    ])
    func detail(name: String, icons: Int) throws {
        let entry = try #require(ScreenProbe.catalog.get().entries.first { $0.group == "RoomDetail" && $0.name == name })
        let screen = try ScreenProbe(entry)
        #expect(screen.pictures("video.fill").count == icons)
        if icons == 1 { expectClose(try screen.picture("video.fill").minX, 16) }
    }
}
