import SwiftUI

// What a finger does to the talk's list: it opens rooms, swipes rows away, and edits.

@MainActor private var fourRooms: ContentView { ContentView(store: RoomStore(rooms: Array(testData.prefix(4)))) }

/// The third row, where nothing is drawn but the row itself.
private let charterJet = PreviewTimelineStep.Target.at(300, 484)
/// The grip of the same row, in edit mode.
private let grip = PreviewTimelineStep.Target.at(366, 484)

struct ListTimelines_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            fourRooms
                .previewTimeline(
                    .hold(charterJet), .capture("pressed"), .release, .capture(at: [0, 0.1, 0.35]), .tap("Rooms"), .capture("back", at: [0.1, 0.35]),
                    .settle, .capture("at rest"))
                .previewDisplayName("R14 R20 room and back")
            fourRooms
                .previewTimeline(
                    .hold(charterJet), .move(x: -60), .capture("swiped"), .release, .settle, .capture("open"), .tap("Delete"),
                    .capture("deleted", at: [0, 0.15]), .settle, .capture("gone"))
                .previewDisplayName("R39 swipe")
            fourRooms
                .previewTimeline(
                    .tap("Edit"), .capture(at: [0, 0.15]), .settle, .capture("editing"), .tap("Done"), .settle, .capture("done"))
                .previewDisplayName("R40 R42 edit button")
            fourRooms
                .previewTimeline(
                    .tap("Edit"), .settle, .hold(grip), .move(y: 88), .advance(by: 0.3), .capture("lifted"), .release,
                    .capture("dropped"), .settle, .capture("moved"), .tap(.at(27, 312)), .settle, .capture("asked"),
                    .tap(.at(360, 312)), .settle, .capture("deleted"))
                .previewDisplayName("R41 R43 moved and deleted")
        }
        .environment(\.displayScale, 0.5)
    }
}
