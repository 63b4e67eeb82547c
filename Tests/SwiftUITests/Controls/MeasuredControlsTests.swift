import Foundation
import Graphics
@testable import SwiftUI
import Testing

/// Controls against frames and colours measured on pictures that SwiftUI itself drew on iOS 18.5, three pixels per point.
@MainActor struct MeasuredControlsTests {
    private func draw(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> some View) throws -> ScreenProbe {
        try ScreenProbe(content(), layout: .fixed(width: width, height: height))
    }

    @Test("heights of bordered buttons by control size", arguments: [
        (ControlSize.mini, 28.0), (.small, 28), (.regular, 34.333), (.large, 50.333), (.extraLarge, 50.333),
    ] as [(ControlSize, Double)])
    func controlSizes(size: ControlSize, height: Double) throws {
        let screen = try draw(250, 100) { Button("Button") {}.buttonStyle(.bordered).controlSize(size) }
        expectClose(try #require(screen.views("Button").first).frame.height, CGFloat(height), within: 0.01)
        // secondarySystemFill over white, the title in the tint.
        #expect(screen.elements.contains { $0.appearance == "#78788029" })
        #expect(try screen.text("Button").appearance == "#007AFF")
    }

    @Test("a prominent button of two lines: 56.33 high; disabled, it is grey and so is its title")
    func prominent() throws {
        let screen = try draw(200, 300) {
            VStack {
                Button("Bordered Prominent") {}.frame(width: 102.67)
                Button("Off") {}.disabled(true)
            }
            .buttonStyle(.borderedProminent)
        }
        let buttons = screen.views("Button")
        expectClose(buttons[0].frame.height, 56.333, within: 0.01)
        // Two lines, the shorter one centred over the longer.
        let lines = screen.glyphLines.filter { ["Bordered", "Prominent"].contains($0.text) }
        try #require(lines.count == 2)
        #expect(lines[0].start.x > lines[1].start.x + 1)
        #expect(screen.elements.contains { $0.appearance == "#007AFF" })
        #expect(try screen.text("Off").appearance == "#3C3C4339")
    }

    @Test("a switch: 51×31 hanging 2 over the row's end, on green, off grey, rows 8 apart")
    func switches() throws {
        let screen = try draw(300, 300) {
            VStack(alignment: .leading, spacing: 20) {
                Toggle("Enable notifications", isOn: .constant(false))
                Toggle("Dark mode", isOn: .constant(true))
                Toggle("Wi-Fi", isOn: .constant(false)).font(.headline)
                Toggle("Airplane mode", isOn: .constant(false))
                Toggle("Bluetooth", isOn: .constant(true))
            }
            .padding(20)
        }
        let switches = screen.views("Switch").map(\.frame)
        expectClose(try #require(screen.ink(in: CGRect(x: 200, y: 76, width: 99, height: 46))), 231, 83.667, 51, 31, within: 0.34)
        expectClose(switches[0], 231, 32.5, 49, 31)
        expectClose(switches[1].minY - switches[0].minY, 51)
        // Near the track's round ends, where neither knob nor shadow is.
        #expect(screen.pixel(245, 85) == "#34C759")
        #expect(screen.pixel(270, 34) == "#E9E9EB" || screen.pixel(270, 34) == "#E9E9EA")

        let stacked = try draw(300, 100) {
            VStack {
                Toggle("One", isOn: .constant(true))
                Toggle("Two", isOn: .constant(false))
            }
        }.views("Toggle").map(\.frame)
        expectClose(stacked[1].minY - stacked[0].maxY, 8)
    }

    @Test("a stepper: 94×32 at the trailing end, a line in the middle, and the side that can do nothing dimmed")
    func stepper() throws {
        let screen = try draw(300, 72) { Stepper("Volume", value: .constant(0), in: 0...100).padding(20) }
        let control = try #require(screen.views("Stepper").last).frame
        expectClose(control, 186, 20, 94, 32)
        #expect(screen.pixel(190, 36) == "#EEEEEF" || screen.pixel(190, 36) == "#EFEFF0")
        // Minus and plus: 13.67×1.67 and 13.67×13.67 about the middles of their halves.
        expectClose(try #require(screen.ink(in: CGRect(x: 195, y: 22, width: 30, height: 28))), 202.33, 35, 13.67, 1.67, within: 0.67)
        expectClose(try #require(screen.ink(in: CGRect(x: 242, y: 22, width: 30, height: 28))), 249.67, 29.33, 14, 13.67, within: 0.67)
        #expect(screen.extreme(in: CGRect(x: 203, y: 34, width: 12, height: 4)) == "#777777" || screen.extreme(in: CGRect(x: 203, y: 34, width: 12, height: 4)) == "#777778")
    }

    @Test("a slider at 0.7 of 278: track from 1 to 277, 4 high, knob about 189.2 within half a point")
    func slider() throws {
        let screen = try draw(278, 31) { Slider(value: .constant(0.7)) }
        expectClose(try #require(screen.views("Slider").first).frame, 0, 0, 278, 31)
        let capsules = screen.views("Capsule").map(\.frame)
        try #require(capsules.count >= 2)
        expectClose(capsules[0], 1, 14, 276, 4)
        // The picture: 225.7 from the left of its window, where the slider begins at 36.
        expectClose(capsules[1].maxX, 225.7 - 36, within: 0.6)
    }

    @Test("a progress bar: its label, 4 points, a track of 4; 28.33 in all")
    func progress() throws {
        let screen = try draw(150, 70) { ProgressView("Progress", value: 0.65, total: 1) }
        expectClose(try #require(screen.views("ProgressView").first).frame.height, 28.333, within: 0.01)
        let bar = try #require(screen.views("ProgressView").last).frame
        expectClose(bar, 0, 45.167, 150, 4, within: 0.01)
        #expect(screen.pixel(120, 47) == "#E4E4E6")
        // 0.65 of 150 ends at 97, not at 97.5.
        let filled = try draw(150, 70) { ProgressView("Progress", value: 0.65, total: 1).tint(.red) }
        #expect(filled.pixel(96, 47) == "#FF3B30" && filled.pixel(97.1, 47) == "#E4E4E6")
    }

    @Test("progress by the clock: what is left of an interval, or what has passed, by the world's clock and no other")
    func countdown() throws {
        let now = try ScreenProbe.world.get().now
        let view = ProgressView(timerInterval: now.addingTimeInterval(-30)...now.addingTimeInterval(90), countsDown: false) { Text("Time") }
        let screen = try draw(120, 80) { view.tint(.red) }
        let bar = try #require(screen.views("ProgressView").last).frame
        #expect(screen.pixel(29, bar.midY) == "#FF3B30" && screen.pixel(31, bar.midY) == "#E4E4E6")
        #expect(screen.texts.count == 2 && screen.texts[1].contains("0:30"), "\(screen.texts)")
        // A style is handed the share; an interval without length is over when counted up.
        #expect(ProgressView<Text, EmptyView>.Countdown(interval: now...now, countsDown: false).fraction(at: now) == 0)
        #expect(ProgressView<Text, EmptyView>.Countdown(interval: now...now.addingTimeInterval(4), countsDown: true).fraction(at: now + 1) == 0.75)
    }

    @Test("a spinner: eight spokes in 20×20, in the colours measured")
    func spinner() throws {
        let screen = try draw(40, 40) { ProgressView() }
        expectClose(try #require(screen.views("ProgressView").last).frame, 10, 10, 20, 20)
        // A spoke is 2.5 wide and 6.67 long; its edge pixels are covered by three quarters.
        expectClose(try #require(screen.ink(in: CGRect(x: 18, y: 9, width: 4, height: 9))), 18.667, 10, 2.667, 6.667, within: 0.01)
        // The middles of the spokes at 12, 3, 4:30, 6, 7:30 and 9 o'clock.
        for (x, y, color) in [(20.0, 13.0, 0xDF), (27, 20, 0xDF), (24.9, 24.9, 0xCE), (20, 27, 0xBD), (15.1, 24.9, 0xAC), (13, 20, 0x9C)] {
            let hex = screen.pixel(CGFloat(x), CGFloat(y))
            let red = try #require(Int(hex.dropFirst().prefix(2), radix: 16))
            #expect(abs(red - color) <= 3, "\(hex) at \(x), \(y)")
        }
    }

    @Test("menu pickers in one row: 29 and 34.33 high, 8 apart, values and chevrons grey")
    func menuPickers() throws {
        let screen = try draw(350, 450) {
            List {
                VStack(alignment: .leading) {
                    Picker("Fruit", selection: .constant("")) { Text("Apple").tag("apple") }
                    Picker("Color", selection: .constant("red")) { Text("Red").tag("red") }
                    Picker("Size", selection: .constant("m")) { Text("Medium").tag("m") }
                    Picker("Theme", selection: .constant("l")) { Text("Light").tag("l") }
                }
            }
        }
        let row = try #require(screen.rows(width: 310).first)
        expectClose(row, 20, 35, 310, 178, within: 0.34)
        for (word, y) in [("Fruit", 66.7), ("Color", 106.3), ("Size", 148.7), ("Theme", 190.7)] {
            expectClose(try screen.baseline(word).y, CGFloat(y), within: 0.34)
        }
        #expect(try screen.text("Red").appearance == "#3C3C4399")
        let chevrons = try #require(screen.ink(in: CGRect(x: 300, y: 90, width: 14, height: 22)))
        expectClose(chevrons, 303.33, 93.67, 8.67, 12.67, within: 0.67)
        // The values' ink ends 7.33 before that of the chevrons begins.
        let value = try #require(screen.ink(in: CGRect(x: 260, y: 90, width: 40, height: 22)))
        expectClose(value.maxX, 296, within: 0.67)
    }

    @Test("colour wells: 36×36, a disc of 25.33 in a white gap, 8 apart")
    func colorWells() throws {
        let screen = try draw(350, 200) {
            List {
                VStack(alignment: .leading) {
                    ColorPicker("Pick a color", selection: .constant(.blue))
                    ColorPicker("Theme Color", selection: .constant(.red))
                    ColorPicker("Solid Color", selection: .constant(.green))
                }
            }
        }
        let wells = screen.views("ColorPicker").filter { $0.frame.width < 40 }.map(\.frame)
        for (well, y) in zip(wells, [46.0, 90, 134]) { expectClose(well, 278, CGFloat(y), 36, 36) }
        #expect(screen.pixel(296, 64) == "#007AFF")
        #expect(screen.pixel(296 + 13.7, 64) == "#FFFFFF")
    }

    @Test("links and closed menus: tint, body, no padding; the text's own height")
    func links() throws {
        let url = try #require(URL(string: "https://example.com"))
        let screen = try draw(220, 100) {
            VStack(spacing: 16) {
                Menu("Actions") {}
                Link("Share", destination: url)
            }
        }
        for (word, y) in [("Actions", 21.667), ("Share", 58.0)] {
            let text = try screen.text(word)
            expectClose(text.frame.height, 20.333, within: 0.01)
            expectClose(text.frame.minY, CGFloat(y), within: 0.34)
            #expect(text.appearance == "#007AFF")
        }
    }

    @Test("text fields: plain 22 high, bordered 34; the prompt in the placeholder's colour")
    func fields() throws {
        let screen = try draw(300, 120) {
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Bordered", text: .constant("")).textFieldStyle(.roundedBorder)
            }
        }
        let fields = screen.views("TextField").map(\.frame)
        expectClose(fields[0].height, 22, within: 0.01)
        expectClose(fields[1].height, 34, within: 0.01)
        #expect(fields.allSatisfy { $0.width == 300 })
        // placeholderText, 3C3C43 at 0.3.
        #expect(try screen.text("Name").appearance?.hasPrefix("#3C3C434") == true)
    }

    @Test("a segmented control: 32 high, as wide as offered, the chosen field 2 inside, white on light and #5B5B60 on dark")
    func segments() throws {
        for (scheme, color) in [(ColorScheme.light, "#FFFFFF"), (.dark, "#5B5B60")] {
            let screen = try draw(300, 60) {
                Picker("", selection: .constant(0)) {
                    ForEach(0..<3) { Text("Segment \($0)") }
                }
                .pickerStyle(.segmented)
                .environment(\.colorScheme, scheme)
            }
            expectClose(try #require(screen.views("Picker").first).frame, 0, 14, 300, 32)
            #expect(screen.pixel(8, 30) == color)
            #expect(screen.pixel(8, 15) != color)
        }
    }
}
