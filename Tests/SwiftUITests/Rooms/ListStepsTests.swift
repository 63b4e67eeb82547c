import Foundation
import Graphics
import SwiftUI
import Testing

@testable import Rooms

/// The list of the talk. On 393 points the default style keeps 20 at each side and puts the text 20 inside; the first row of a list
/// stands 35 below its top.
@MainActor struct ListStepsTests {
    @Test("R8: five rows of two lines, 62.667 high, with a separator under all but the last")
    func fiveCells() throws {
        let screen = try ScreenProbe(row: "R8")
        let rows = screen.rows(width: 353)
        // 20.333 + 2.333 + 18 and 11 above and below.
        #expect(rows.count == 5)
        for (index, row) in rows.enumerated() { expectClose(row, 20, 59 + 35 + CGFloat(index) * 62.667, 353, 62.667, within: 0.34) }
        #expect(screen.texts.count { $0 == "20 people" } == 5)
        let textStart = try screen.text("Rooms").frame.minX
        #expect(screen.separators.count == 4)
        for (row, line) in zip(rows, screen.separators) {
            expectClose(line, textStart, row.maxY - 1.0 / 3, 373 - textStart, 1.0 / 3, within: 0.17)
        }
    }

    @Test("R8: a row of one line is 44 high in every style")
    func oneLine() throws {
        let rows = List(0..<5) { Text("Row \($0)") }
        for view in [AnyView(rows), AnyView(rows.listStyle(.grouped)), AnyView(rows.listStyle(.plain))] {
            let screen = try ScreenProbe(view)
            let tops = try (0..<5).map { try screen.text("Row \($0)").frame.minY }
            for (upper, lower) in zip(tops, tops.dropFirst()) { expectClose(lower - upper, 44) }
        }
    }

    @Test("R8: two views in a row's closure stand beside each other, 8 apart")
    func implicitRow() throws {
        let screen = try ScreenProbe(row: "R8")
        let symbols = screen.pictures("photo"), lines = screen.views("VStack").map(\.frame)
        #expect(symbols.count == 5)
        for symbol in symbols {
            let lines = try #require(lines.first { $0.minX > symbol.maxX && ($0.minY...$0.maxY).contains(symbol.midY) })
            expectClose(symbol.minX, 40)
            expectClose(lines.minX - symbol.maxX, 8)
            expectClose(lines.midY, symbol.midY)
        }
    }

    @Test("R9: a row for each room, in the order of the data, with name and number of people")
    func rooms() throws {
        let screen = try ScreenProbe(row: "R9")
        let expected = testData.flatMap { room in
            [room.name, room.capacity == 1 ? "1 person" : "\(room.capacity) people"]
        }
        #expect(screen.texts == expected)
    }

    @Test("R10: thumbnails have their own size, 68×64, and rows grow to 86 by themselves")
    func thumbnails() throws {
        let screen = try ScreenProbe(row: "R10")
        for (index, room) in testData.enumerated() {
            expectClose(try screen.picture(room.thumbnailName), 40, 59 + 35 + CGFloat(index) * 86 + 11, 68, 64)
        }
    }

    @Test("R11: thumbnails have continuous corners of 8 points")
    func cornerRadius() throws {
        let rounded = try ScreenProbe(row: "R11"), plain = try ScreenProbe(List(testData) { Image($0.thumbnailName) })
        let thumb = try rounded.picture("Observation DeckThumb")
        #expect(try plain.picture("Observation DeckThumb") == thumb)
        // The 45° cut of radius 12 was measured at 3.33 to 3.5, so that of 8 lies at 2.2 to 2.33; the curve ends at 1.53 × 8 = 12.2.
        for x in [thumb.minX + 0.5, thumb.maxX - 0.5] {
            for y in [thumb.minY + 0.5, thumb.maxY - 0.5] {
                #expect(rounded.pixel(x, y) == "#FFFFFF")
                #expect(plain.pixel(x, y) != "#FFFFFF")
            }
        }
        let inner = thumb.insetBy(dx: 3, dy: 3)
        #expect(plain.pixels(in: inner) == rounded.pixels(in: inner))
        let edge = CGRect(x: thumb.minX + 12.33, y: thumb.minY, width: thumb.width - 24.67, height: 1.0 / 3)
        #expect(plain.pixels(in: edge) == rounded.pixels(in: edge))
    }

    @Test("R12: a large title 34 bold at the leading margin, its baseline 15 above the bar's lower edge at 155")
    func largeTitle() throws {
        let screen = try ScreenProbe(row: "R12 navigation bar, plain list")
        let title = try screen.text("Rooms")
        expectClose(title.frame.minX, 16)
        expectClose(title.frame.height, 40.667)
        // The baseline is drawn on a whole pixel.
        expectClose(try screen.baseline("Rooms").y, 140, within: 0.34)
        #expect(title.appearance == "#000000")
        // A plain list begins right below the bar; the text's row is 11 + 64 + 11.
        expectClose(try screen.picture("Observation DeckThumb"), 16, 155 + 11, 68, 64)
    }

    @Test("R12: the default list stands 35 below the bar")
    func listBelowBar() throws {
        let screen = try ScreenProbe(row: "R12 navigation bar")
        let first = try #require(screen.rows(width: 353).first)
        expectClose(first, 20, 155 + 35, 353, 86)
    }

    @Test("R13: each row ends in a grey chevron, 6.67×11.33, inside its inset of 20; labels keep their colours")
    func links() throws {
        let screen = try ScreenProbe(row: "R13")
        let rows = screen.rows(width: 353)
        #expect(rows.count == testData.count)
        for row in rows where row.maxY < 852 {
            let end = CGRect(x: row.maxX - 36, y: row.midY - 20, width: 34, height: 40)
            let ink = try #require(screen.ink(in: end))
            // Measured on iOS 26: 2.33 beyond the inset. On iOS 18 only that it stands at the inset is known.
            #expect((20...22.34).contains(row.maxX - ink.maxX))
            // Measured to a pixel; anti-aliasing adds another at each side.
            expectClose(ink.width, 6.67, within: 0.67)
            expectClose(ink.height, 11.33, within: 0.67)
            expectClose(ink.midY, row.midY, within: 0.34)
            // tertiaryLabel on white.
            #expect(screen.extreme(in: end) == "#C5C5C7")
        }
        #expect(try screen.text("Dungeon").appearance == "#000000")
        #expect(try screen.text("16 people").appearance == "#3C3C4399")
    }

    @Test("R15: the cell as a view of its own draws the same picture")
    func extractedCell() throws {
        let extracted = NavigationView {
            List(testData) { RoomCell(room: $0) }
                .navigationBarTitle(Text("Rooms"))
        }
        #expect(try ScreenProbe(extracted).screen.bitmap == ScreenProbe(row: "R13").screen.bitmap)
    }
}
