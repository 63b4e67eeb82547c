import Foundation
import Graphics
import SwiftUI
import Testing

@testable import Rooms

/// The finished app under other conditions, without a line of code for them: large type, dark, right to left, Arabic.
@MainActor struct RoomsTraitsTests {
    private func preview(_ name: String) throws -> ScreenProbe {
        let entries = try ScreenProbe.catalog.get().entries
        return try ScreenProbe(try #require(entries.first { $0.group == "ContentView" && $0.name == name }))
    }

    // MARK: Large type

    /// Points: a line of body at the size, then of subheadline, as 1.193359 × size up to a pixel; what keeps the pitch between them.
    @Test("R44: rows grow with the text, the bar does not", arguments: [
        (name: "xxxL", body: 27.667, subheadline: 25.333), (name: "AX3", body: 48, subheadline: 43),
    ])
    func largeType(name: String, body: CGFloat, subheadline: CGFloat) throws {
        let normal = try preview("light"), large = try preview(name)
        let dungeon = try large.text("Dungeon").frame, people = try large.text("12 people").frame
        expectClose(dungeon.height, body)
        expectClose(people.height, subheadline)
        // The button's row is its line and 11 above and below.
        let rows = large.rows(width: 393)
        expectClose(try #require(rows.first), 0, 190, 393, body + 22, within: 0.34)
        for bar in ["Rooms", "Edit"] { #expect(try large.text(bar).frame == normal.text(bar).frame) }
        // Larger lines than the thumbnail's 64 make the rooms' rows grow too.
        let row = try #require(rows.first { $0.contains(CGPoint(x: dungeon.midX, y: dungeon.midY)) })
        let lines = try #require(large.views("VStack").map(\.frame).first { $0.width < 300 && $0.minY == dungeon.minY }).height
        expectClose(row.height, max(64, lines) + 22, within: 0.34)
        #expect(rows.dropFirst().allSatisfy { $0.height > 86 } == (name == "AX3"))
    }

    // MARK: Dark

    @Test("R45: page, rows, texts, tint and lines have their dark colours")
    func dark() throws {
        let screen = try preview("dark")
        #expect(screen.pixel(5, 5) == "#000000")
        #expect(screen.pixel(5, 230) == "#1C1C1E")
        #expect(try screen.text("Rooms").appearance == "#FFFFFF")
        #expect(try screen.text("Observation Deck").appearance == "#FFFFFF")
        #expect(try screen.text("6 people").appearance == "#EBEBF599")
        #expect(try screen.text("Add Room").appearance == "#0A84FF")
        #expect(try screen.text("Edit").appearance == "#0A84FF")
        #expect(try screen.extreme(in: screen.text("Observation Deck").frame, brightest: true) == "#FFFFFF")
        // (235, 235, 245) at 0.6 over the row.
        #expect(try screen.extreme(in: screen.text("6 people").frame, brightest: true) == "#98989F")
        // The separator over the row, as measured.
        #expect(screen.pixel(5, 190.1) == "#3D3D41")
    }

    @Test("R45: a dark picture stands just where the light one does")
    func darkFrames() throws {
        func frames(_ name: String) throws -> [CGRect] { try preview(name).elements.map(\.frame) }
        #expect(try frames("dark") == frames("light"))
    }

    // MARK: Right to left

    @Test("R46: every view stands mirrored, and texts stay English")
    func mirrored() throws {
        let left = try preview("light"), right = try preview("right to left")
        #expect(left.texts == right.texts)
        #expect(left.elements.map(\.type) == right.elements.map(\.type))
        for (a, b) in zip(left.elements, right.elements) {
            expectClose(b.frame, 393 - a.frame.maxX, a.frame.minY, a.frame.width, a.frame.height, within: 1e-9)
        }
        expectClose(try right.text("Rooms").frame.maxX, 393 - 16)
        expectClose(try right.text("Edit").frame.minX, 16)
        expectClose(try right.picture("Observation DeckThumb").maxX, 393 - 16)
    }

    @Test("R46: chevrons stand at the left and point left: the drawn mirror of the others")
    func mirroredChevrons() throws {
        let left = try preview("light"), right = try preview("right to left")
        let row = CGRect(x: 0, y: 269 + 2, width: 393, height: 82)
        let chevron = left.pixels(in: CGRect(x: 393 - 30, y: row.minY, width: 30, height: row.height))
        #expect(right.pixels(in: CGRect(x: 0, y: row.minY, width: 30, height: row.height)) == chevron.map { $0.reversed() })
        let ink = try #require(right.ink(in: CGRect(x: 1, y: row.minY, width: 29, height: row.height)))
        #expect((16...18.34).contains(ink.minX))
    }

    @Test("R46: separators run from the text to the left edge")
    func mirroredSeparators() throws {
        let lines = try preview("right to left").separators.filter { $0.width < 393 }
        #expect(lines.count == testData.count - 1)
        for line in lines {
            #expect(line.minX == 0)
            expectClose(line.maxX, 393 - 92, within: 0.01)
        }
    }

    @Test("R46: thumbnails are not mirrored")
    func thumbnailsKeepTheirSides() throws {
        let left = try preview("light"), right = try preview("right to left")
        #expect(try left.pixels(in: left.picture("DungeonThumb")) == right.pixels(in: right.picture("DungeonThumb")))
    }

    // MARK: Arabic

    @Test("R47: the app's and the system's words are Arabic, with Arabic digits and plural forms; the rooms' names stay")
    func arabic() throws {
        let screen = try preview("right to left, Arabic")
        for text in ["الغرف", "إضافة غرفة", "تحرير"] { #expect(screen.texts.contains(text), "\(text)") }
        let people = [
            "٦ أشخاص", "٨ أشخاص", "١٦ شخصًا", "١٠ أشخاص", "١٢ شخصًا", "٨ أشخاص", "١٠ أشخاص", "٧ أشخاص", "شخص واحد",
        ]
        #expect(screen.texts.filter { people.contains($0) } == people)
        for room in testData { #expect(screen.texts.contains(room.name)) }
    }

    @Test("R47: numbers are grouped as Arabic has it", arguments: [
        (2000, "٢٬٠٠٠ شخص"), (1, "شخص واحد"), (2, "شخصان"), (0, "لا أحد"),
    ])
    func arabicNumbers(capacity: Int, text: String) throws {
        let view = ContentView(store: RoomStore(rooms: [Room(name: "Hall 2", capacity: capacity)]))
            .environment(\.locale, Locale(identifier: "ar"))
        #expect(try ScreenProbe(view).texts.contains(text))
    }

    @Test("R47: the same frames as English from right to left, but for the widths of the words")
    func arabicFrames() throws {
        let english = try preview("right to left"), arabic = try preview("right to left, Arabic")
        for room in testData {
            #expect(try english.text(room.name).frame == arabic.text(room.name).frame)
            #expect(try english.picture(room.thumbnailName) == arabic.picture(room.thumbnailName))
        }
        expectClose(try arabic.text("الغرف").frame.maxX, 393 - 16)
    }
}
