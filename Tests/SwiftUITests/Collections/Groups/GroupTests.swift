import Foundation
import Graphics
import Metrics
import SwiftUI
import Testing

/// Groups of views against numbers measured on pictures that SwiftUI itself drew on iOS 18.5, three pixels per point.
@MainActor struct GroupTests {
    private func draw(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> some View) throws -> ScreenProbe {
        try ScreenProbe(content(), layout: .fixed(width: width, height: height))
    }

    @Test("a badge is body at half the label's colour, its end 16 inside the row; 0 and nil show none")
    func badges() throws {
        let screen = try draw(320, 300) {
            List {
                Text("Inbox").badge("99+")
                Text("Drafts").badge("New")
                Text("Sent").badge(0)
                Text("Archive").badge(nil as Text?)
            }
        }
        for (text, y) in [("Inbox", 63.333), ("Drafts", 107.333), ("Sent", 151.333), ("Archive", 195.333)] {
            expectClose(try screen.baseline(text).y, y, within: 0.01)
            expectClose(try screen.text(text).frame.minX, 32)
        }
        expectClose(try screen.text("99+").frame.maxX, 288)
        expectClose(try screen.text("New").frame.maxX, 288)
        #expect(try screen.extreme(in: screen.text("New").frame) == "#7F7F7F")
        #expect(screen.texts.count == 6)
        #expect(screen.separators.count == 3)
    }

    @Test("labelled content: label leading, value at the trailing end in secondary; one above the other at AX3")
    func labeledContent() throws {
        func probe(_ size: DynamicTypeSize) throws -> ScreenProbe {
            var settings = ScreenSettings()
            settings.device = Devices.named("iPhone 13")
            settings.dynamicTypeSize = size
            return try ScreenProbe(List { LabeledContent("San Francisco", value: "20 °C, Sunny") }, settings)
        }
        let medium = try probe(.medium)
        expectClose(try #require(medium.rows(width: 350).first), 20, 82, 350, 44)
        expectClose(try medium.text("San Francisco").frame.minX, 40)
        expectClose(try medium.text("20 °C, Sunny").frame.maxX, 350)
        expectClose(try medium.baseline("San Francisco").y, 109.333, within: 0.34)
        #expect(try medium.extreme(in: medium.text("20 °C, Sunny").frame) == "#8A8A8E")
        let large = try probe(.accessibility3)
        expectClose(try #require(large.rows(width: 350).first), 20, 82, 350, 118.667, within: 0.34)
        expectClose(try large.baseline("San Francisco").y, 131.333, within: 0.34)
        expectClose(try large.baseline("20 °C, Sunny").y, 179, within: 0.34)
    }

    @Test("disclosure groups in one row: labels 31 apart, the chevron in the tint at the end, turned down when open")
    func disclosure() throws {
        let screen = try draw(350, 600) {
            Form {
                VStack(alignment: .leading) {
                    DisclosureGroup("Basic Details") { Text("hidden") }
                    DisclosureGroup("Settings", isExpanded: .constant(true)) {
                        Color.red.frame(height: 31)
                        Color.red.frame(height: 31)
                    }
                }
            }
        }
        expectClose(try screen.baseline("Basic Details").y, 62.333, within: 0.34)
        expectClose(try screen.baseline("Settings").y, 93.333, within: 0.34)
        #expect(!screen.texts.contains("hidden"))
        let content = screen.fills("#FF3B30")
        expectClose(try #require(content.first), 36, 108, 278, 31, within: 0.34)
        expectClose(try #require(content.last).minY, 147, within: 0.34)
        // Measured ink: right pointing 306.33…313.33, 12 high; open 303…315 × 84.67…91.67.
        let closed = try #require(screen.ink(in: CGRect(x: 295, y: 48, width: 25, height: 18)))
        expectClose(closed, 306.333, 50.333, 7, 12, within: 1)
        let open = try #require(screen.ink(in: CGRect(x: 295, y: 78, width: 25, height: 19)))
        expectClose(open, 303, 84.667, 12, 7, within: 1)
        #expect(screen.extreme(in: closed) == "#007AFF")
    }

    @Test("directly in a list, a disclosure group's label and content are rows of their own; a tap opens it")
    func disclosureRows() throws {
        let screen = try StandingScreen(List {
            DisclosureGroup("Outer") {
                Text("inner 1")
                Text("inner 2")
            }
            Text("after")
        })
        #expect(screen.texts == ["Outer", "after"])
        let row = try screen.frame(ofText: "Outer")
        screen.tap(250, row.midY)
        #expect(screen.texts == ["Outer", "inner 1", "inner 2", "after"])
        expectClose(try screen.frame(ofText: "inner 1").minY - row.minY, 44)
        expectClose(try screen.frame(ofText: "inner 1").minX - row.minX, 20)
        screen.tap(250, row.midY)
        #expect(screen.texts == ["Outer", "after"])
    }

    @Test("an outline shows what lies below an element when that is opened")
    func outline() throws {
        struct Item: Identifiable {
            let id: String
            var below: [Item]?
        }
        let tree = [Item(id: "a", below: [Item(id: "a1"), Item(id: "a2", below: [Item(id: "a2x")])]), Item(id: "b")]
        let screen = try StandingScreen(List(tree, children: \.below) { Text($0.id) })
        #expect(screen.texts == ["a", "b"])
        screen.tap(250, try screen.frame(ofText: "a").midY)
        #expect(screen.texts == ["a", "a1", "a2", "b"])
        screen.tap(250, try screen.frame(ofText: "a2").midY)
        #expect(screen.texts == ["a", "a1", "a2", "a2x", "b"])
        expectClose(try screen.frame(ofText: "a2x").minX - screen.frame(ofText: "a").minX, 40)
    }

    @Test("a box without label hugs its text: 290×68.67 for two lines; with one it takes the width")
    func groupBox() throws {
        let screen = try draw(350, 300) {
            VStack(spacing: 20) {
                GroupBox {
                    Text("This is a group box without a label")
                    Text("It still has the styled container").font(.caption)
                }
                GroupBox("Label") { Text("inside") }
            }
            .padding(20)
        }
        let boxes = screen.screen.displayList.items.compactMap { item -> CGRect? in
            if case .fill(let path, _, .color(let color)) = item, color.hex == "#F2F2F7" { path.boundingRect } else { nil }
        }
        #expect(boxes.count == 2)
        expectClose(try #require(boxes.first).height, 68.667, within: 0.34)
        // The text's width is our font's.
        expectClose(try #require(boxes.first).width, try screen.text("This is a group box without a label").frame.width + 32, within: 0.34)
        expectClose(try #require(boxes.last).width, 310)
        expectClose(try screen.text("Label").frame.minX, 36)
        expectClose(try screen.text("inside").frame.midX, 175)
    }

    @Test("a symbol beside the title of a box leaves the distance to the text below as it is: 124 high with three lines, 4 apart")
    func groupBoxWithSymbol() throws {
        let screen = try draw(350, 300) {
            GroupBox {
                VStack(alignment: .leading, spacing: 4) {
                    Text("• Unlimited storage")
                    Text("• Priority support")
                    Text("• Advanced analytics")
                }
            } label: {
                HStack(spacing: 6) {
                    Image(systemName: "star.fill")
                    Text("Premium Features").font(.headline)
                }
            }
        }
        // Both edges of the picture fall between pixels.
        expectClose(try #require(screen.views("GroupBox").first).frame.height, 124, within: 0.67)
    }

    @Test("a control group is a bar of equal segments, 32 high, with dividers of 1×17 between them, centred when it overflows")
    func controlGroup() throws {
        let screen = try draw(250, 80) {
            ControlGroup {
                Button("Bold") {}
                Button("Italic") {}
                Button("Underline") {}
            }
            .buttonStyle(.plain)
            .padding(20)
        }
        let frames = try ["Bold", "Italic", "Underline"].map { try screen.text($0).frame }
        expectClose(frames[1].midX - frames[0].midX, frames[2].midX - frames[1].midX, within: 0.01)
        expectClose(frames[1].midX, 125, within: 0.2)
        // 31 in the layout, of which the bar hangs over by one.
        expectClose(frames[0].midY, 40.667, within: 0.34)
        expectClose(try #require(screen.ink(in: CGRect(x: 60, y: 0, width: 1, height: 80))), 60, 24.667, 1, 32, within: 0.01)
        // Segment: the widest title and 20; divider: 1.
        expectClose(frames[1].midX - frames[0].midX, frames[2].width + 21, within: 0.34)
        let dividers = screen.fills.filter { abs($0.rect.width - 1) < 0.01 && abs($0.rect.height - 17) < 0.4 }
        #expect(dividers.count == 2)
    }

    @Test("chosen rows are marked in edit mode and chosen by a tap; without it a tap chooses one")
    func selection() throws {
        struct Screen: View {
            @State var several: Set<Int> = [1]
            @State var one: Int? = nil
            let mode: EditMode
            var body: some View {
                VStack {
                    Text("chosen \(several.sorted().map(String.init).joined(separator: ",")) \(one ?? -1)")
                    List(0..<3, id: \.self, selection: $several) { Text("many \($0)") }.environment(\.editMode, .constant(mode))
                    List(selection: $one) {
                        Text("tagged").tag(7)
                        Text("untagged")
                    }
                }
            }
        }
        let editing = try StandingScreen(Screen(mode: .active))
        try editing.tap("many 2")
        #expect(editing.texts.contains("chosen 1,2 -1"))
        try editing.tap("many 1")
        try editing.tap("tagged")
        #expect(editing.texts.contains("chosen 2 7"))
        let still = try StandingScreen(Screen(mode: .inactive))
        try still.tap("many 2")
        try still.tap("untagged")
        #expect(still.texts.contains("chosen 1 -1"))
    }

    @Test("swipe actions: the first is outermost, red if destructive, in its tint or grey; leading ones come from the other side")
    func swipeActions() throws {
        final class Log { var words: [String] = [] }
        let log = Log()
        func list() throws -> StandingScreen { try StandingScreen(List {
            Text("row")
                .swipeActions {
                    Button("First", role: .destructive) { log.words.append("first") }
                    Button("Second") { log.words.append("second") }.tint(.blue)
                }
                .swipeActions(edge: .leading) { Button("Lead") { log.words.append("lead") } }
        }) }
        let screen = try list()
        let row = try screen.frame(ofText: "row")
        screen.drag(CGPoint(x: 300, y: row.midY), to: CGPoint(x: 150, y: row.midY))
        let (first, second) = (try screen.element("First").frame, try screen.element("Second").frame)
        #expect(first.maxX > second.maxX && second.maxX <= first.minX + 0.01)
        try screen.tap("Second")
        #expect(log.words == ["second"])
        let other = try list()
        other.drag(CGPoint(x: 60, y: row.midY), to: CGPoint(x: 180, y: row.midY))
        try other.tap("Lead")
        #expect(log.words == ["second", "lead"])
    }
}
