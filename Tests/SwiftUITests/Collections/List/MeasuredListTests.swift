import Foundation
import Graphics
import Metrics
import SwiftUI
import Testing

/// Lists against numbers measured on pictures that SwiftUI itself drew on iOS 18, three pixels per point: insetGrouped, 300 wide
/// (margin and inset 16) and on a phone of 390 (margin and inset 20).
@MainActor struct MeasuredListTests {
    private func draw(_ height: CGFloat = 250, dark: Bool = false, @ViewBuilder _ content: () -> some View) throws -> ScreenProbe {
        var settings = ScreenSettings()
        settings.colorScheme = dark ? .dark : .light
        return try ScreenProbe(content(), layout: .fixed(width: 300, height: height), settings)
    }

    private func expectRows(_ screen: ScreenProbe, color: String = "#FFFFFF", _ expected: [(y: CGFloat, height: CGFloat)]) {
        let rows = screen.rows(width: 268, color)
        #expect(rows.count == expected.count)
        for (row, place) in zip(rows, expected) { expectClose(row, 16, place.y, 268, place.height) }
    }

    private func expectSeparators(_ screen: ScreenProbe, _ expected: [(x: CGFloat, y: CGFloat)]) {
        #expect(screen.separators.count == expected.count)
        for (line, place) in zip(screen.separators, expected) { expectClose(line, place.x, place.y, 284 - place.x, 1.0 / 3) }
    }

    private func expectBaselines(_ screen: ScreenProbe, x: CGFloat = 32, _ expected: [(String, CGFloat)]) throws {
        for (text, y) in expected {
            // Drawn on whole pixels, and measured so.
            expectClose(try screen.baseline(text).y, y, within: 0.01)
            expectClose(try screen.text(text).frame.minX, x)
        }
    }

    // MARK: Rows

    @Test("rows of one line are 44 high, from 35 below the top, with a pixel's line from text to edge between them", arguments: [
        (dark: false, page: "#F2F2F7", row: "#FFFFFF", line: "#C6C6C8", text: "#000000"),
        (dark: true, page: "#000000", row: "#1C1C1E", line: "#3D3D41", text: "#FFFFFF"),
    ])
    func basic(dark: Bool, page: String, row: String, line: String, text: String) throws {
        let screen = try draw(180, dark: dark) { List { ForEach(1..<4) { Text("Item \($0)") } } }
        expectRows(screen, color: row, [(35, 44), (79, 44), (123, 44)])
        expectSeparators(screen, [(32, 78.667), (32, 122.667)])
        try expectBaselines(screen, [("Item 1", 63.333), ("Item 2", 107.333), ("Item 3", 151.333)])
        #expect(screen.pixel(8, 100) == page)
        #expect(screen.pixel(150, 10) == page)
        #expect(screen.pixel(24, 100) == row)
        #expect(screen.pixel(200, 78.8) == line)
        #expect(screen.pixel(200, 78.5) == row)
        #expect(screen.pixel(31.8, 78.8) == row)
        #expect(try screen.text("Item 1").appearance == text)
    }

    @Test("a section's corners are continuous, with a radius of 10")
    func corners() throws {
        let screen = try draw(180) { List { ForEach(1..<4) { Text("Item \($0)") } } }
        let clips = screen.screen.displayList.items.compactMap { if case .pushClip(let path, _) = $0 { path } else { nil } }
        #expect(clips.contains(Path(roundedRect: CGRect(x: 16, y: 35, width: 268, height: 132), cornerRadius: 10, style: .continuous)))
        // The 45° cut lies at 0.2915 of the radius; the row beside it is white.
        #expect(screen.pixel(16 + 2.2, 35 + 2.2) == "#F2F2F7")
        #expect(screen.pixel(16 + 3.6, 35 + 3.6) == "#FFFFFF")
        // Inside, rows meet without corners.
        #expect(screen.pixel(16.2, 79.2) == "#FFFFFF")
    }

    @Test("a plain list has no margins, its text 16 inside, and a line under the last row too")
    func plain() throws {
        let screen = try ScreenProbe(
            List { ForEach(1..<4) { Text("Item \($0)") } }.listStyle(.plain), layout: .fixed(width: 310, height: 180))
        for (index, line) in screen.separators.enumerated() { expectClose(line, 16, 44 * CGFloat(index + 1) - 1.0 / 3, 294, 1.0 / 3) }
        #expect(screen.separators.count == 3)
        expectClose(try screen.text("Item 1").frame.minX, 16)
        expectClose(try screen.text("Item 1").frame.midY, 22)
        #expect(screen.pixel(200, 43.8) == "#C6C6C8")
        #expect(screen.pixel(1, 170) == "#FFFFFF")
    }

    @Test("a separator is one pixel, whatever a pixel is", arguments: [1.0, 2, 3])
    func separatorPixel(scale: CGFloat) throws {
        var settings = ScreenSettings()
        settings.scale = scale
        let screen = try ScreenProbe(List { ForEach(1..<3) { Text("Item \($0)") } }, layout: .fixed(width: 300, height: 180), settings)
        #expect(screen.separators.count == 1)
        expectClose(try #require(screen.separators.first), 32, 79 - 1 / scale, 252, 1 / scale)
    }

    @Test("a row of several lines is its content and 11 above and below", arguments: [
        (lines: 3, height: 87.0), (lines: 4, height: 109.333), (lines: 5, height: 131.667),
    ])
    func tallRow(lines: Int, height: CGFloat) throws {
        let screen = try draw(300) { List { VStack { ForEach(0..<lines, id: \.self) { Text("Line \($0)") } } } }
        expectRows(screen, [(35, height)])
        expectSeparators(screen, [])
        let baselines: [CGFloat] = [62.333, 84.667, 107, 129.333]
        for (line, y) in baselines.prefix(lines).enumerated() { expectClose(try screen.baseline("Line \(line)").y, y, within: 0.01) }
    }

    @Test("two tall rows follow each other, with a line between them")
    func tallRows() throws {
        let screen = try draw(350) {
            List {
                VStack { ForEach(["First Section", "Item 1", "Item 2"], id: \.self) { Text($0) } }
                VStack { ForEach(["Second Section", "Item 3", "Item 4"], id: \.self) { Text($0) } }
            }
        }
        expectRows(screen, [(35, 87), (122, 87)])
        #expect(screen.separators.count == 1)
        expectClose(try #require(screen.separators.first).minY, 121.667)
    }

    @Test("captions are upper case above, as they are below, both in footnote, at their measured distances from rows and each other")
    func captions() throws {
        let screen = try ScreenProbe(
            List {
                Section {
                    Text("San Francisco")
                } header: {
                    Text("Cities")
                } footer: {
                    Text("Where it is warm enough to sit outside\nmost of the year.")
                }
                Section("Rivers") { Text("Limmat") }
            },
            layout: .fixed(width: 390, height: 400))
        let rows = screen.rows(width: 350)
        #expect(rows.count == 2)
        let cities = try #require(rows.first), rivers = try #require(rows.last)
        let footer = try #require(screen.elements.first { $0.text?.hasPrefix("Where") == true })
        // Measured: a header's baseline 10 above its rows, 46 below the list's top and below the last baseline of a footer; a footer's
        // first baseline 19 to 20 below its rows, and its lines 18 apart.
        expectClose(cities.minY - (try screen.baseline("CITIES").y), 10, within: 0.34)
        expectClose(try screen.baseline("CITIES").y, 46, within: 0.34)
        let first = try screen.baseline("Where it is warm enough to sit outside").y
        let last = try screen.baseline("most of the year.").y
        expectClose(first - cities.maxY, 19.5, within: 0.5)
        expectClose(last - first, 18, within: 0.01)
        expectClose(try screen.baseline("RIVERS").y - last, 46, within: 0.67)
        expectClose(rivers.minY - (try screen.baseline("RIVERS").y), 10, within: 0.34)
        for caption in [footer, try screen.text("CITIES")] {
            #expect(caption.appearance == "#3C3C4399")
            expectClose(caption.frame.minX, 40)
        }
    }

    // MARK: Row modifiers

    @Test("a row's own background fills it, and the line is the separator's colour over it")
    func rowBackground() throws {
        let screen = try draw {
            List {
                Text("Row 1").listRowBackground(Color.red)
                Text("Row 2").listRowBackground(Color.green)
                Text("Row 3").listRowBackground(Color.blue)
            }
        }
        for (color, y) in [("#FF3B30", 35.0), ("#34C759", 79), ("#007AFF", 123)] { expectRows(screen, color: color, [(y, 44)]) }
        expectSeparators(screen, [(32, 78.667), (32, 122.667)])
        #expect(screen.pixel(200, 78.8) == "#C63B35")
        #expect(screen.pixel(200, 122.8) == "#369E52")
        try expectBaselines(screen, [("Row 1", 63.333), ("Row 2", 107.333), ("Row 3", 151.333)])
    }

    @Test("a row's own insets move its text and the line below it")
    func rowInsets() throws {
        let screen = try draw {
            List {
                Text("Default")
                Text("Custom").listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40))
                Text("Zero").listRowInsets(EdgeInsets())
            }
        }
        for (text, x) in [("Default", 32.0), ("Custom", 56), ("Zero", 16)] { expectClose(try screen.text(text).frame.minX, x) }
        #expect(screen.separators.map(\.minX) == [32, 56])
    }

    @Test("a hidden separator is missing; that of the row above stays where it asks to be visible")
    func rowSeparator() throws {
        let screen = try draw {
            List {
                Text("Automatic").listRowSeparator(.automatic)
                Text("Visible").listRowSeparator(.visible)
                Text("Hidden").listRowSeparator(.hidden)
                Text("Normal")
            }
        }
        expectRows(screen, [(35, 44), (79, 44), (123, 44), (167, 44)])
        expectSeparators(screen, [(32, 78.667), (32, 122.667)])
    }

    // MARK: On a phone

    /// A screen of 390×844 with 47 above, at the given text size.
    private func phone(_ size: DynamicTypeSize, @ViewBuilder _ content: () -> some View) throws -> ScreenProbe {
        var settings = ScreenSettings()
        let device: DeviceMetrics = try #require(Devices.named("iPhone 13"))
        settings.device = device
        settings.dynamicTypeSize = size
        return try ScreenProbe(content(), settings)
    }

    @Test("on 390 points the section keeps 20 at each side, and its text 20 more")
    func phoneRow() throws {
        let screen = try phone(.medium) {
            List {
                HStack {
                    Text("San Francisco")
                    Spacer()
                    Text("20 °C, Sunny").foregroundStyle(.secondary)
                }
            }
        }
        expectClose(try #require(screen.rows(width: 350).first), 20, 82, 350, 44)
        expectClose(try screen.text("San Francisco").frame.minX, 40)
        expectClose(try screen.text("20 °C, Sunny").frame.maxX, 350)
        // Measured on a LabeledContent, which may stand a pixel differently from this row.
        expectClose(try screen.baseline("San Francisco").y, 109.333, within: 0.34)
        #expect(try screen.extreme(in: screen.text("20 °C, Sunny").frame) == "#8A8A8E")
    }

    @Test("at AX3 two lines make a row of 118.67")
    func phoneRowAX3() throws {
        let screen = try phone(.accessibility3) {
            List {
                VStack(alignment: .leading) {
                    Text("San Francisco")
                    Text("20 °C, Sunny").foregroundStyle(.secondary)
                }
            }
        }
        // Measured on a LabeledContent, whose two lines step by a pixel less than those of a stack, in a row a pixel higher.
        expectClose(try #require(screen.rows(width: 350).first), 20, 82, 350, 118.667, within: 0.34)
        expectClose(try screen.baseline("San Francisco").y, 131.333, within: 0.34)
        expectClose(try screen.baseline("20 °C, Sunny").y, 179, within: 0.34)
    }
}
