import Snapshots
import SwiftUI
import Testing

@testable import SnapshotTesting

/// A cell and its list as in the Rooms sample, with everything an edit may change as a property.
private struct Edited: View {
    struct Room: Identifiable {
        var name: String
        var people: Int
        var id: String { name }
    }

    var rooms = [Room(name: "Observation Deck", people: 6), Room(name: "Executive Suite", people: 8), Room(name: "Charter Jet", people: 16)]
    var title = "Rooms"
    var padding: CGFloat = 10
    var sidePadding: CGFloat = 16
    var nameFont = Font.body
    var nameWeight = Font.Weight.regular
    var nameColor = Color.primary
    var detailColor = Color.secondary
    var imageSize: CGFloat = 40
    var symbol = "person.2"
    var showsSymbol = true
    var showsDetail = true
    var detailFirst = false
    var alignment = HorizontalAlignment.leading
    var rowAlignment = VerticalAlignment.center
    var spacing: CGFloat = 12
    var rowSpacing: CGFloat = 8
    var suffix = "people"
    var hasBadge = false
    var background = Color.clear
    var hasDivider = false
    var titleOffset: CGFloat = 0
    var corner: CGFloat = 6

    var body: some View {
        VStack(alignment: .leading, spacing: rowSpacing) {
            Text(title).font(.title).offset(y: titleOffset)
            if hasDivider { Divider() }
            ForEach(rooms) { room in RoomRow(room: room, edited: self) }
            Spacer(minLength: 0)
        }
    }
}

private struct RoomRow: View {
    var room: Edited.Room
    var edited: Edited

    var body: some View {
        HStack(alignment: edited.rowAlignment, spacing: edited.spacing) {
            if edited.showsSymbol {
                Image(systemName: edited.symbol).frame(width: edited.imageSize, height: edited.imageSize)
            }
            VStack(alignment: edited.alignment) {
                if edited.detailFirst { detail }
                Text(room.name).font(edited.nameFont).fontWeight(edited.nameWeight).foregroundColor(edited.nameColor)
                if !edited.detailFirst { detail }
            }
            Spacer()
            if edited.hasBadge { Circle().fill(Color.red).frame(width: 8, height: 8) }
        }
        .padding(.vertical, edited.padding)
        .padding(.horizontal, edited.sidePadding)
        .background(edited.background)
    }

    @ViewBuilder private var detail: some View {
        if edited.showsDetail { Text("\(room.people) \(edited.suffix)").font(.subheadline).foregroundColor(edited.detailColor) }
    }
}

/// Deliberate edits, each told in the words a reviewer would use; what follows from an edit is not told beside it.
@MainActor struct ExplainedEditsTests {
    struct Edit: CustomTestStringConvertible, Sendable {
        var name: String
        var sentences: [String]
        var change: @MainActor @Sendable (inout Any) -> Void
        var testDescription: String { name }

        fileprivate nonisolated init(_ name: String, _ sentences: String..., change: @escaping @MainActor @Sendable (inout Edited) -> Void) {
            (self.name, self.sentences) = (name, sentences)
            self.change = { any in
                var edited = any as! Edited
                change(&edited)
                any = edited
            }
        }
    }

    nonisolated static let edits = [
        Edit("more padding above and below", "3 HStacks in RoomRow got 4 pt more space above and below") { $0.padding = 14 },
        Edit("more padding at the sides", "3 HStacks in RoomRow got 4 pt more space left and right") { $0.sidePadding = 20 },
        Edit(
            "larger font",
            "3 Texts in RoomRow changed size with the same words, e.g. Text \"Observation Deck\" became 20.33 pt wider and 3.67 pt taller") { $0.nameFont = .title3 },
        Edit(
            "bolder font", "3 Texts in RoomRow changed size with the same words, e.g. Text \"Observation Deck\" became 11 pt wider") { $0.nameWeight = .bold },
        Edit("colour of a text", "3 Texts in RoomRow changed colour from #000000 to #FF3B30") { $0.nameColor = .red },
        Edit("colour of details", "3 Texts in RoomRow changed colour from #3C3C4399 to #8E8E93") { $0.detailColor = .gray },
        Edit("another symbol", "3 Images in RoomRow changed from symbol(person.2) to symbol(star)") { $0.symbol = "star" },
        Edit("no symbol", "3 Images in RoomRow disappeared") { $0.showsSymbol = false },
        Edit("no details", "3 Texts in RoomRow disappeared") { $0.showsDetail = false },
        Edit("details first", "3 Texts in RoomRow changed places, now second of 2") { $0.detailFirst = true },
        Edit("aligned to the end", "3 Texts in RoomRow moved, e.g. Text \"6 people\" moved 76.67 pt right") { $0.alignment = .trailing },
        Edit("aligned to the top", "3 Images in RoomRow moved 0.33 pt up") { $0.rowAlignment = .top },
        Edit("wider gap in the row", "3 VStacks in RoomRow moved 8 pt right") { $0.spacing = 20 },
        Edit("wider gap between rows", "VStack \"Rooms\" in Edited set its 5 elements 16 pt apart instead of 8") { $0.rowSpacing = 16 },
        Edit("another word", "3 Texts in RoomRow changed their words, e.g. Text \"6 people\" changed to \"6 persons\"") { $0.suffix = "persons" },
        Edit("a badge", "3 Circles in RoomRow appeared") { $0.hasBadge = true },
        Edit("another title", "Text \"Rooms\" in Edited changed to \"All rooms of the house\"") { $0.title = "All rooms of the house" },
        Edit("one room more", "RoomRow \"Dungeon\" in Edited appeared at 0,247.667, with 7 elements in it") { $0.rooms.append(.init(name: "Dungeon", people: 10)) },
        Edit("one room less", "RoomRow \"Executive Suite\" in Edited disappeared, with 7 elements in it") { $0.rooms.remove(at: 1) },
        Edit("rooms in another order", "RoomRow \"Observation Deck\" in Edited changed places, now third of 5") { $0.rooms.swapAt(0, 1) },
        Edit("a divider", "Divider in Edited appeared at 0,41.667") { $0.hasDivider = true },
        Edit("a background", "3 Colors in RoomRow changed colour from clear to #FFCC00") { $0.background = .yellow },
        Edit("title moved", "Text \"Rooms\" in Edited moved 5 pt down") { $0.titleOffset = 5 },
    ]

    @Test("each edit is told in view terms", arguments: edits)
    func edit(_ edit: Edit) throws {
        var view: Any = Edited()
        edit.change(&view)
        let layout = SwiftUISnapshotLayout.fixed(width: 320, height: 400).config
        let before = try #require(try ViewHost.draw(Edited(), layout, .init()).layout)
        let after = try #require(try ViewHost.draw(view as! Edited, layout, .init()).layout)
        let told = outlineDifference(from: before, to: after)
        #expect(told == edit.sentences, "\(told)")
    }
}
