import Foundation
import Graphics
import Observation
import SwiftUICore
import Testing

@testable import SwiftUI

/// What is presented over a screen of 393×852 with 59 and 34 points of unsafe area.
@MainActor struct PresentationTests {
    @Observable final class Model {
        var isPresented = false
        var item: Item?
        var log: [String] = []
    }

    struct Item: Identifiable, Equatable {
        var id: String
    }

    private let model = Model()
    private var bound: Bindable<Model> { Bindable(model) }

    private func page(_ screen: ScreenProbe) throws -> CGRect {
        // The card's background fills it to the screen's bottom.
        let frames: [CGRect] = screen.views("Color").map(\.frame)
        let card = frames.first { (frame: CGRect) -> Bool in frame.maxY == 852 && frame.width == 393 && frame.minY > 0 }
        return try #require(card)
    }

    @Test("a sheet's card begins 10 below the safe area and ends with the screen; its content keeps clear of the bottom edge")
    func largeSheet() throws {
        let screen = try ScreenProbe(Color.white.sheet(isPresented: .constant(true)) { Text("In the sheet") })
        expectClose(try page(screen), 0, 69, 393, 783)
        expectClose(try screen.text("In the sheet").frame.midY, (69 + 818) / 2)
        // Above the card: the page below, smaller, on black.
        #expect(screen.pixel(196, 20) == "#000000")
        #expect(screen.pixel(196, 64) == "#CCCCCC")
        #expect(screen.pixel(196, 300) == "#FFFFFF")
    }

    @Test("detents: half the screen; a height in points above the bottom edge; a share of the tallest", arguments: [
        (PresentationDetent.medium, 426.0), (.height(200), 618), (.fraction(0.5), 852 - 34 - 374.5), (.large, 69),
        (.height(.nan), 69), (.fraction(9), 69),
    ] as [(PresentationDetent, Double)])
    func detents(detent: PresentationDetent, top: Double) throws {
        let screen = try ScreenProbe(Color.white.sheet(isPresented: .constant(true)) { Text("In it").presentationDetents([detent]) })
        expectClose(try page(screen).minY, CGFloat(top), within: 0.34)
        // Under a lower sheet the page below stays as large as it is, and darker.
        if top > 70 { #expect(screen.pixel(5, 100) == "#CCCCCC") }
    }

    @Test("a sheet is dismissed from inside, tells so once, and can come again")
    func dismissal() throws {
        struct Content: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented

            var body: some View { Button(isPresented ? "Close" : "Not presented") { dismiss() } }
        }
        let screen = try TouchedScreen(
            Button("Open") { model.isPresented = true }
                .sheet(isPresented: bound.isPresented, onDismiss: { model.log.append("dismissed") }) { Content() })
        #expect(screen.words == ["Open"])
        for round in 1...2 {
            try screen.tap("Open")
            #expect(screen.words == ["Close"])
            try screen.tap("Close")
            #expect(!model.isPresented && screen.words == ["Open"])
            #expect(model.log.count == round)
        }
    }

    @Test("the older presentationMode closes what it stands in")
    func presentationMode() throws {
        struct Content: View {
            @Environment(\.presentationMode) private var mode

            var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
        }
        model.isPresented = true
        let screen = try TouchedScreen(Color.white.fullScreenCover(isPresented: bound.isPresented) { Content() })
        try screen.tap("Close")
        #expect(!model.isPresented)
    }

    @Test("a sheet for an item shows it; another item makes another sheet, with its own state")
    func items() throws {
        struct Content: View {
            let item: Item
            @State private var count = 0

            var body: some View { Button("\(item.id) \(count)") { count += 1 } }
        }
        let screen = try TouchedScreen(Color.white.sheet(item: bound.item) { Content(item: $0) })
        model.item = Item(id: "a")
        screen.settle()
        try screen.tap("a 0")
        #expect(screen.words == ["a 1"])
        model.item = Item(id: "b")
        screen.settle()
        #expect(screen.words == ["b 0"])
        model.item = nil
        screen.settle()
        #expect(screen.words == [])
    }

    @Test("what is presented is in the environment of who presents it, and follows what it captured")
    func environment() throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                Color.white
                    .sheet(isPresented: .constant(true)) { Counter(count: count) { count += 1 } }
                    .environment(\.locale, Locale(identifier: "de"))
            }
        }
        struct Counter: View {
            let count: Int
            let more: () -> Void
            @Environment(\.locale) private var locale

            var body: some View { Button("\(locale.identifier) \(count)") { more() } }
        }
        let screen = try TouchedScreen(Page())
        try screen.tap("de 0")
        #expect(screen.words == ["de 1"])
    }

    @Test("of two sheets the inner one goes when the outer one does")
    func nested() throws {
        let screen = try TouchedScreen(Color.white.sheet(isPresented: bound.isPresented) {
            Text("outer").sheet(isPresented: .constant(true)) { Text("inner") }
        })
        model.isPresented = true
        screen.settle()
        #expect(screen.words == ["outer", "inner"])
        model.isPresented = false
        screen.settle()
        #expect(screen.words == [])
    }

    @Test("an alert: 270 wide, in the middle; its buttons close it after they have acted; two stand side by side, cancel first")
    func alert() throws {
        let view = Color.white.alert("Delete?", isPresented: bound.isPresented) {
            Button("Delete", role: .destructive) { model.log.append("deleted") }
            Button("Cancel", role: .cancel) {}
        } message: { Text("It is gone then.") }
        model.isPresented = true
        let picture = try ScreenProbe(view)
        let title = try picture.text("Delete?").frame, cancel = try picture.text("Cancel").frame, delete = try picture.text("Delete").frame
        expectClose(title.midX, 196.5)
        #expect(cancel.midX < delete.midX && abs(cancel.midY - delete.midY) < 0.01)
        #expect(try picture.text("Delete").appearance == "#FF3B30")
        #expect(picture.pixel(196.5 - 134, 426) == "#F2F2F2" && picture.pixel(196.5 - 136, 426) == "#CCCCCC")
        let screen = try TouchedScreen(view)
        try screen.tap("Delete")
        #expect(model.log == ["deleted"] && !model.isPresented && screen.words == [])
    }

    @Test("an alert without buttons has OK; about missing data there is none")
    func alertForms() throws {
        let plain = try TouchedScreen(Color.white.alert("Done", isPresented: .constant(true)) {})
        #expect(plain.words == ["Done", "OK"])
        let missing = try TouchedScreen(Color.white.alert("Done", isPresented: .constant(true), presenting: nil as Item?) { Button($0.id) {} })
        #expect(missing.words == [])
        let about = try TouchedScreen(
            Color.white.alert("Done", isPresented: .constant(true), presenting: Item(id: "a")) { Button($0.id) {} } message: { Text("m " + $0.id) })
        #expect(about.words == ["Done", "m a", "a"])
        let older = try TouchedScreen(Color.white.alert(isPresented: .constant(true)) {
            Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Yes")), secondaryButton: .cancel())
        })
        #expect(older.words == ["Sure?", "Cancel", "Yes"])
    }

    @Test("a confirmation dialog has its own way out below the choices")
    func dialog() throws {
        model.isPresented = true
        let screen = try TouchedScreen(Color.white.confirmationDialog("Sort", isPresented: bound.isPresented, titleVisibility: .visible) {
            Button("Title") { model.log.append("title") }
            Button("Author") {}
        })
        #expect(screen.words == ["Sort", "Title", "Author", "Cancel"])
        try screen.tap("Title")
        #expect(model.log == ["title"] && !model.isPresented)
    }

    @Test("a menu opens on a tap, closes after a choice and when touched beside")
    func menu() throws {
        let screen = try TouchedScreen(Menu("Actions") {
            Button("Copy") { model.log.append("copy") }
            Divider()
            Toggle("Hidden", isOn: .constant(true))
        })
        try screen.tap("Actions")
        #expect(screen.words == ["Copy", "Hidden"])
        #expect(try screen.element("Hidden").traits.contains(.isSelected))
        try screen.tap("Copy")
        #expect(model.log == ["copy"] && screen.words == ["Actions"])
        try screen.tap("Actions")
        screen.tap(at: CGPoint(x: 5, y: 800))
        #expect(screen.words == ["Actions"])
    }

    @Test("the header of a section in a menu is small and grey, and no button")
    func menuHeader() throws {
        let screen = try ScreenProbe(Menu("Actions") { Section("Danger") { Button("Delete") {} } }.previewMenuOpen())
        let header = try screen.text("Danger"), row = try screen.text("Delete")
        #expect(header.appearance == "#3C3C4399" && header.frame.height < row.frame.height)
        #expect(header.frame.maxY <= row.frame.minY)
    }

    @Test("a context menu opens on a long press")
    func contextMenu() throws {
        let screen = try TouchedScreen(Text("Press").frame(width: 100, height: 44).contextMenu { Button("Copy") {} })
        screen.press(at: CGPoint(x: 196, y: 438), for: 1)
        #expect(screen.words.contains("Copy"))
    }
}
