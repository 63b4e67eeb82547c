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

    private func list(_ edit: RoomsEdit = RoomsEdit()) throws -> String {
        try layout(EditedApps.ContentView(store: RoomStore(rooms: Self.rooms), edit: edit), 393, 852)
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
        Edit("no pictures", "4 Images in RoomCell disappeared") { $0.showsImage = false },
        Edit("colour of names", "4 Texts in RoomCell changed colour from #000000 to #007AFF") { $0.nameColor = .blue },
        Edit("no details", "4 Texts in RoomCell disappeared") { $0.showsDetail = false },
        Edit("font of names", "4 Texts in RoomCell changed size with the same words, e.g. Text \"Observation Deck\" became 5.67 pt wider") {
            $0.nameFont = .headline
        },
        Edit("colour of details", "4 Texts in RoomCell changed colour from #3C3C4399 to #FF3B30") { $0.detailColor = .red },
        Edit(
            "font of details",
            "4 Texts in RoomCell changed size with the same words, e.g. Text \"6 people\" became 7 pt narrower and 2.33 pt shorter"
        ) { $0.detailFont = .footnote },
        Edit("words", "4 Texts in RoomCell changed their words, e.g. Text \"6 people\" changed to \"6 persons\"") { $0.unit = "persons" },
        Edit("alignment of texts", "4 Texts in RoomCell moved, e.g. Text \"6 people\" moved 76.67 pt right") { $0.alignment = .trailing },
        Edit("order of texts", "4 Texts in RoomCell changed places, now second of 2") { $0.detailFirst = true },
    ]

    @Test("an edit of the list is told in one sentence", arguments: listEdits)
    func list(edit: Edit<RoomsEdit>) throws {
        var edited = RoomsEdit()
        edit.change(&edited)
        expect([edit.sentence], try outlineDifference(from: list(), to: list(edited)))
    }

    nonisolated static let detailEdits: [Edit<RoomsEdit>] = [
        Edit("symbol", "Image in RoomDetail changed from symbol(video.fill) to symbol(star.fill)") { $0.symbol = "star.fill" },
        Edit("place of the symbol", "Image in RoomDetail moved 323.67 pt right and 756 pt down") { $0.symbolAlignment = .bottomTrailing },
        Edit("colour of the symbol", "Image in RoomDetail changed colour from #000000 to #FF3B30") { $0.symbolColor = .red },
        Edit("no symbol", "Image in RoomDetail disappeared") { $0.showsSymbol = false },
    ]

    @Test("an edit of the detail is told in one sentence", arguments: detailEdits)
    func detail(edit: Edit<RoomsEdit>) throws {
        var edited = RoomsEdit()
        edit.change(&edited)
        expect([edit.sentence], try outlineDifference(from: detail(), to: detail(edited)))
    }

    nonisolated static let cardEdits: [Edit<BookClubEdit>] = [
        Edit("font of the title", "Text \"Persuasion\" in TitleText became 8 pt wider and 3.67 pt taller") { $0.titleFont = .title3 },
        Edit("longer title", "Text \"Persuasion\" in TitleText changed to \"New: Persuasion\"") { $0.titlePrefix = "New: " },
        Edit("colour of the author", "Text \"Jane Austen\" in AuthorText changed colour from #3C3C4399 to #FF3B30") { $0.authorColor = .red },
        Edit("colour of the ring", "Circle in RingProgressView changed colour from #007AFF to #34C759") { $0.ringColor = .green },
        Edit("lower cover", "Image in Cover became 8 pt narrower and 12 pt shorter") { $0.coverHeight = 48 },
        Edit("larger ring", "ZStack \"48%\" in RingProgressView became 8 pt wider and 8 pt taller") { $0.ringSize = 52 },
        Edit("ring first", "RingProgressView \"48%\" in BookCard changed places, now first of 4") { $0.ringFirst = true },
        Edit("no author", "AuthorText \"Jane Austen\" in BookCard disappeared, with 1 element in it") { $0.showsAuthor = false },
        Edit("spacing", "VStack \"Persuasion\" in BookCard moved 8 pt right") { $0.spacing = 16 },
        Edit("alignment of title and author", "AuthorText \"Jane Austen\" in BookCard moved 3.67 pt right") { $0.alignment = .trailing },
    ]

    @Test("an edit of the card is told in one sentence", arguments: cardEdits)
    func card(edit: Edit<BookClubEdit>) throws {
        var edited = BookClubEdit()
        edit.change(&edited)
        expect([edit.sentence], try outlineDifference(from: card(), to: card(edited)))
    }
}
