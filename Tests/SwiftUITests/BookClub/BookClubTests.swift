import Foundation
import SwiftUI
import Testing

@testable import BookClub

/// The rows of the second talk's app that are about data and its screens.
@MainActor @Suite(.serialized) struct BookClubTests {
    @Test("B1: a card is as wide as it is offered: cover leading, texts 8 behind it, ring at the trailing end")
    func card() throws {
        let screen = try ScreenProbe(BookCard(book: .persuasion, progress: 0.48), layout: .fixed(width: 361, height: 60))
        let cover = try screen.picture("Persuasion"), title = try screen.text("Persuasion").frame, author = try screen.text("Jane Austen").frame
        expectClose(cover, 0, 0, 40, 60)
        expectClose(title.minX, 48)
        expectClose(author.minX, 48)
        expectClose(try #require(screen.views("RingProgressView").first).frame.maxX, 361)
    }

    @Test("B2: a ring of 44, its arc from the top, clockwise, as long as the value")
    func ring() throws {
        let screen = try ScreenProbe(RingProgressView(value: 0.25), layout: .fixed(width: 50, height: 50))
        expectClose(try #require(screen.views("Circle").first).frame, 3, 3, 44, 44)
        // The line lies about 22 from the middle: blue to the right of the top, grey to the left of it.
        #expect(screen.pixel(25 + 15.5, 25 - 15.5) == "#007AFF")
        #expect(screen.pixel(25 - 15.5, 25 - 15.5) != "#007AFF")
        #expect(screen.texts == ["25%"])
    }

    @Test("B3: presenting sets several fields in one write, and the editor opens")
    func editorConfig() throws {
        var config = EditorConfig(isEditorPresented: false, note: "old", progress: 0)
        config.present(initialProgress: 0.48)
        #expect(config.isEditorPresented && config.note.isEmpty && config.progress == 0.48)
        let screen = try TouchedScreen(BookView(currentlyReading: .sample()))
        try screen.tap("Update Progress")
        #expect(screen.words.contains("Save") && !screen.words.contains("I'm Done"))
    }

    @Test("B5: the editor is a sheet; what it saves becomes an entry, what is cancelled does not")
    func editor() throws {
        let reading = CurrentlyReading.sample()
        let screen = try TouchedScreen(BookView(currentlyReading: reading))
        try screen.tap("Update Progress")
        try screen.tap("Cancel")
        #expect(reading.progress.entries.count == 2)
        try screen.tap("Update Progress")
        try screen.tap("Save")
        #expect(reading.progress.entries.count == 3)
        #expect(screen.words.contains("I'm Done"))
    }

    @Test("B6: progress is that of the latest entry")
    func model() {
        let reading = CurrentlyReading(book: .kokoro)
        #expect(reading.progress.progress == 0)
        reading.add(0.2, note: nil, at: Date(timeIntervalSince1970: 0))
        reading.add(0.7, note: "!", at: Date(timeIntervalSince1970: 1))
        #expect(reading.progress.progress == 0.7 && reading.progress.entries.map(\.note) == [nil, "!"])
    }

    @Test("B7: a change of the progress shows in the card and in the details")
    func bookView() throws {
        let reading = CurrentlyReading.sample()
        let screen = try TouchedScreen(BookView(currentlyReading: reading))
        #expect(screen.words.filter { $0 == "48%" }.count == 2)
        reading.add(0.9, note: "The letter!", at: Date(timeIntervalSince1970: 1_593_000_000))
        screen.settle()
        #expect(screen.words.filter { $0 == "90%" }.count == 2 && screen.words.contains("The letter!"))
    }

    @Test("B8: a finished book counts as read to the end")
    func finished() throws {
        let reading = CurrentlyReading.sample()
        #expect(reading.currentProgress == 0.48)
        let screen = try TouchedScreen(BookView(currentlyReading: reading))
        reading.isFinished = true
        screen.settle()
        #expect(screen.words.contains("100%"))
    }

    @Test("B9: the toggle writes to the object, and the button is then dimmed and does nothing")
    func toggle() throws {
        let reading = CurrentlyReading.sample()
        let screen = try TouchedScreen(BookView(currentlyReading: reading))
        #expect(try screen.element("I'm Done").value == "Off")
        let frame = try screen.element("I'm Done").frame
        screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(reading.isFinished)
        #expect(try screen.element("Update Progress").isEnabled == false)
        try screen.tap("Update Progress")
        #expect(screen.words.contains("I'm Done"))
        let off = try ScreenProbe(BookView(currentlyReading: .sample()))
        let on = try ScreenProbe(BookView(currentlyReading: .sample(isFinished: true)))
        #expect(try off.text("Update Progress").appearance == "#007AFF")
        #expect(try on.text("Update Progress").appearance == "#3C3C4339")
        #expect(on.elements.contains { $0.appearance == "#34C759" })
    }

    @Test("B10: a cover's loader is released with its view")
    func loaderIsReleased() throws {
        weak var loader: CoverImageLoader?
        do {
            let own = CoverImageLoader()
            own.load("Kokoro")
            loader = own
            #expect(own.image != nil)
        }
        #expect(loader == nil)
    }

    @Test("B11: a placeholder first, the cover once it is loaded")
    func cover() throws {
        let screen = try ScreenProbe(BookCoverView(coverName: "Kokoro"), layout: .fixed(width: 100, height: 130))
        expectClose(try screen.picture("Kokoro"), 10, 5, 80, 120)
        let missing = try ScreenProbe(CoverImage(nil, size: 120), layout: .fixed(width: 100, height: 130))
        #expect(missing.pictures("book.closed").count == 1)
    }

    @Test("B12: a store that a view only observes is made anew with the view, and what it held is lost; on a phone the list is all there is")
    func forgetfulStore() throws {
        struct Parent: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Button("Again \(count)") { count += 1 }
                    ForgetfulReadingListViewer()
                }
            }
        }
        let screen = try TouchedScreen(Parent())
        let first = screen.words
        #expect(first.contains { $0.hasPrefix("Persuasion") } && !first.contains("No Book Selected"))
        let before = BookClub.ReadingListStore.made
        try screen.tap("Again 0")
        try screen.tap("Again 1")
        #expect(BookClub.ReadingListStore.made == before + 2)
    }

    @Test("B13: a store that a view owns is made once, however often its parent is renewed")
    func ownedStore() throws {
        struct Parent: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Button("Again \(count)") { count += 1 }
                    BookClub.ReadingListViewer()
                }
            }
        }
        let before = BookClub.ReadingListStore.made
        let screen = try TouchedScreen(Parent())
        try screen.tap("Again 0")
        try screen.tap("Again 1")
        #expect(BookClub.ReadingListStore.made == before + 1)
    }

    @Test("B17: nothing in the book's screen is cut off or cannot be drawn in dark, right to left or large type")
    func traits() throws {
        for entry in try BookClubPreviews.entries() where entry.group == "BookView" {
            let screen = try BookClubPreviews.draw(entry)
            #expect(screen.screen.diagnostics.map(\.message) == [], "\(entry.name)")
            #expect(screen.texts.contains("Persuasion"), "\(entry.name)")
        }
    }
}

/// The previews of the module, as the runner finds them.
@MainActor enum BookClubPreviews {
    static func entries() throws -> [PreviewCatalog.Entry] {
        let catalog = try self.catalog.get()
        try #require(!catalog.entries.isEmpty)
        return catalog.entries
    }

    static func draw(_ entry: PreviewCatalog.Entry) throws -> ScreenProbe { try ScreenProbe(screen: catalog.get().render(entry, ScreenSettings())) }

    private static let catalog = Result {
        PreviewCatalog(
            previews: PreviewDiscovery.previews().filter { $0.module == "BookClub" },
            renderer: ScreenRenderer(world: try World.system()))
    }
}
