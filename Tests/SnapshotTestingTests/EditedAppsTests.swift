import Snapshots
import SwiftUI
import Testing

@testable import BookClub
@testable import Rooms
@testable import SnapshotTesting

/// Deliberate edits of the sample apps' own views, each told in one sentence that a reviewer would accept.
@MainActor struct EditedAppsTests {
    private static let rooms = Array(testData.prefix(4))

    private func layout(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> String {
        try #require(try ViewHost.draw(view, ViewImageConfig(size: CGSize(width: width, height: height)), .init()).layout)
    }

    private func list(_ edit: RoomsEdit = RoomsEdit(), _ rooms: [Room] = Self.rooms) throws -> String {
        try layout(EditedApps.ContentView(store: RoomStore(rooms: rooms), edit: edit), 393, 852)
    }

    private func detail(_ edit: RoomsEdit = RoomsEdit()) throws -> String {
        try layout(NavigationView { EditedApps.RoomDetail(room: testData[3], edit: edit) }, 393, 852)
    }

    private func card(_ edit: BookClubEdit = BookClubEdit()) throws -> String {
        try layout(EditedApps.BookCard(book: .persuasion, progress: 0.48, edit: edit).padding(), 361, 90)
    }

    private func expect(_ sentences: [String], _ told: [String]) { #expect(told == sentences, "told: \(told)") }

    @Test("without an edit they are the apps' own views")
    func unedited() throws {
        #expect(try list() == layout(Rooms.ContentView(store: RoomStore(rooms: Self.rooms)), 393, 852))
        #expect(try detail() == layout(NavigationView { Rooms.RoomDetail(room: testData[3]) }, 393, 852))
        #expect(try card() == layout(BookClub.BookCard(book: .persuasion, progress: 0.48).padding(), 361, 90))
    }

    struct Edit<Change>: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var sentence: String
        var change: @Sendable (inout Change) -> Void

        init(_ name: String, _ sentence: String, change: @escaping @Sendable (inout Change) -> Void) {
            (testDescription, self.sentence, self.change) = (name, sentence, change)
        }
    }

    nonisolated static let listEdits: [Edit<RoomsEdit>] = [
        Edit("title", "Text \"Rooms\" in ContentView changed to \"All Rooms\"") { $0.title = "All Rooms" },
        Edit("button", "Text \"Add Room\" in ContentView changed to \"Add a Room\"") { $0.button = "Add a Room" },
        Edit("padding of the pictures", "4 Images in RoomCell got 4 pt more space on all sides") { $0.imagePadding = 4 },
        Edit("padding of the texts", "4 VStacks in RoomCell got 6 pt more space on all sides") { $0.textPadding = 6 },
        Edit("no pictures", "4 Images in RoomCell disappeared") { $0.showsImage = false },
        Edit("font of names", "?") { $0.nameFont = .headline },
        Edit("colour of names", "4 Texts in RoomCell changed colour from #000000 to #007AFF") { $0.nameColor = .blue },
        Edit("font of details", "?") { $0.detailFont = .caption },
        Edit("colour of details", "?") { $0.detailColor = .gray },
        Edit("no details", "4 Texts in RoomCell disappeared") { $0.showsDetail = false },
        Edit("order of texts", "4 Texts in RoomCell changed places, now second of 2") { $0.detailFirst = true },
        Edit("longer words", "?") { $0.unit = "people at a time" },
        Edit("alignment of texts", "?") { $0.alignment = .trailing },
        Edit("one section more", "?") { $0.listsFooter = true },
    ]

    @Test("an edit of the list is told in one sentence", arguments: listEdits)
    func list(edit: Edit<RoomsEdit>) throws {
        var edited = RoomsEdit()
        edit.change(&edited)
        expect([edit.sentence], try outlineDifference(from: list(), to: list(edited)))
    }

    @Test("an edit of the data is told in one sentence")
    func data() throws {
        expect(["?"], try outlineDifference(from: list(), to: list(RoomsEdit(), Array(Self.rooms.dropLast()))))
        expect(["?"], try outlineDifference(from: list(), to: list(RoomsEdit(), [Self.rooms[1], Self.rooms[0], Self.rooms[2], Self.rooms[3]])))
    }

    nonisolated static let detailEdits: [Edit<RoomsEdit>] = [
        Edit("symbol", "Image in RoomDetail changed from symbol(video.fill) to symbol(star.fill)") { $0.symbol = "star.fill" },
        Edit("place of the symbol", "?") { $0.symbolAlignment = .bottomTrailing },
        Edit("colour of the symbol", "?") { $0.symbolColor = .red },
        Edit("no symbol", "Image in RoomDetail disappeared") { $0.showsSymbol = false },
    ]

    @Test("an edit of the detail is told in one sentence", arguments: detailEdits)
    func detail(edit: Edit<RoomsEdit>) throws {
        var edited = RoomsEdit()
        edit.change(&edited)
        expect([edit.sentence], try outlineDifference(from: detail(), to: detail(edited)))
    }

    nonisolated static let cardEdits: [Edit<BookClubEdit>] = [
        Edit("height of the cover", "?") { $0.coverHeight = 48 },
        Edit("font of the title", "?") { $0.titleFont = .title2 },
        Edit("colour of the author", "?") { $0.authorColor = .red },
        Edit("no author", "?") { $0.showsAuthor = false },
        Edit("size of the ring", "?") { $0.ringSize = 36 },
        Edit("colour of the ring", "?") { $0.ringColor = .green },
        Edit("order of the card", "?") { $0.ringFirst = true },
        Edit("spacing of the card", "?") { $0.spacing = 16 },
        Edit("alignment of the card", "?") { $0.alignment = .center },
        Edit("longer title", "?") { $0.titlePrefix = "The Annotated " },
    ]

    @Test("an edit of the book's card is told in one sentence", arguments: cardEdits)
    func card(edit: Edit<BookClubEdit>) throws {
        var edited = BookClubEdit()
        edit.change(&edited)
        expect([edit.sentence], try outlineDifference(from: card(), to: card(edited)))
    }
}
