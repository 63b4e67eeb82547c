import Foundation
import Graphics
import SwiftUI
import Testing

@testable import Rooms

/// The finished list: a section with the button, a section with the rooms, grouped, below a large title. The bar ends at 155.
@MainActor struct RoomsAppTests {
    private func app(_ rooms: [Room] = testData) -> ContentView { ContentView(store: RoomStore(rooms: rooms)) }

    @Test("R36: the first row is the button, in the tint and without chevron; then the rooms, with chevrons")
    func mixedRows() throws {
        let screen = try ScreenProbe(app())
        let button = try screen.text("Add Room")
        #expect(button.appearance == "#007AFF")
        expectClose(button.frame.minX, 16)
        #expect(screen.texts.filter { $0 != "Rooms" && $0 != "Edit" }.prefix(3) == ["Add Room", "Observation Deck", "6 people"])
        #expect(screen.pictures("chevron.forward").count == testData.count)
        let row = try #require(screen.rows(width: 393).first)
        #expect(screen.ink(in: CGRect(x: 200, y: row.minY + 1, width: 193, height: row.height - 2)) == nil)
    }

    @Test("R37: 2000 people are grouped as the locale has it, and a room without picture still has a row")
    func hall() throws {
        let screen = try ScreenProbe(app([Room(name: "Hall 2", capacity: 2000)]))
        #expect(screen.texts.contains("2,000 people"))
        #expect(screen.rows(width: 393).count == 2)
        #expect(screen.screen.diagnostics.map(\.kind) == [.missingImage])
    }

    @Test("R38: two groups of full width on a grey page, 35 above each, with hairlines at both ends of each")
    func groups() throws {
        let screen = try ScreenProbe(app())
        let rows = screen.rows(width: 393)
        let button = try #require(rows.first), first = try #require(rows.dropFirst().first)
        expectClose(button, 0, 155 + 35, 393, 44)
        expectClose(first, 0, button.maxY + 35, 393, 86)
        #expect(rows.count == 1 + testData.count)
        // systemGroupedBackground, under the transparent bar too.
        for y in [1, 100, button.minY - 1, button.maxY + 17] { #expect(screen.pixel(8, y) == "#F2F2F7") }

        let full = screen.separators.filter { $0.minX == 0 && $0.width == 393 }.map(\.minY)
        let last = try #require(rows.last)
        let ends = [button.minY, button.maxY - 1 / 3, first.minY, last.maxY - 1 / 3]
        #expect(full.count == 4)
        for (line, end) in zip(full, ends) { expectClose(line, end, within: 0.01) }
        // Between rooms the line starts at the text: 16 + 68 + 8.
        #expect(screen.separators.count { abs($0.minX - 92) < 0.01 } == testData.count - 1)
        // separator over the white row.
        #expect(screen.pixel(5, button.minY + 0.1) == "#C6C6C8")
    }

    @Test("R40: Edit stands in the bar, in the tint, with its end at the margin")
    func editButton() throws {
        let edit = try ScreenProbe(app()).text("Edit")
        #expect(edit.appearance == "#007AFF")
        expectClose(edit.frame.maxX, 393 - 16)
        // Half a pixel above the middle: bars put things on whole pixels.
        expectClose(edit.frame.midY, 59 + 22 - 1.0 / 6)
    }

    @Test("R49: the app shows nothing it could not show as asked, in any of its previews")
    func noDiagnostics() throws {
        let entries = try ScreenProbe.catalog.get().entries.filter { ["ContentView", "RoomDetail"].contains($0.group) }
        #expect(entries.count == 11)
        for entry in entries { #expect(try ScreenProbe(entry).screen.diagnostics.map(\.message) == [], "\(entry.name)") }
    }

    @Test("R50: each child of previews is a picture of its own, and its name is stable")
    func previewNames() throws {
        let entries = try ScreenProbe.catalog.get().entries
        func names(_ group: String) -> [String] {
            entries.filter { $0.group == group }.map { $0.name + ($0.variant.map { " " + $0 } ?? "") }
        }
        #expect(names("ContentView") == ["light", "xxxL", "AX3", "dark", "right to left", "right to left, Arabic", "Japanese"])
        #expect(names("RoomDetail") == ["video", "no video", "video zoomed", "no video zoomed"])
        #expect(names("PreviewMacroForms") == ["video", "cell Observation Deck", "cell Dungeon", "list with state"])
        #expect(names("VideoIconSteps").prefix(2) == ["R31 with video", "R31 without video"])
        let all = entries.map { "\($0.group)/\($0.name)/\($0.variant ?? "")" }
        #expect(Set(all).count == all.count)
    }
}
