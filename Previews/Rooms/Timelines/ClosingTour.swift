import SwiftUI

// R48: the tour at the talk's end, in dark: a room and back, a row moved down, two rooms deleted, one added.
struct ClosingTour_Previews: PreviewProvider {
    static var previews: some View {
        ContentView(store: RoomStore(rooms: testData))
            .environment(\.colorScheme, .dark)
            .environment(\.displayScale, 0.5)
            .previewTimeline(
                .capture("list"),
                .tap(.at(196, 570)), .settle, .capture("room"),
                .tap(.at(196, 455)), .capture("zoomed", at: [2]),
                .tap("Rooms"), .settle, .capture("back"),
                .tap("Edit"), .settle, .drag(.at(366, 484), y: 100), .settle, .capture("moved"),
                .tap(.at(27, 484)), .settle, .tap(.at(360, 484)), .settle, .capture("Dungeon deleted"),
                .scroll(y: 1000), .settle, .tap(.at(27, 757)), .settle, .tap(.at(360, 757)), .settle, .capture("Elephant deleted"),
                .tap("Done"), .settle, .scroll(y: -1000), .tap("Add Room"), .settle, .scroll(y: 1000), .settle, .capture("Hall 2 added")
            )
            .previewDisplayName("R48 closing tour")
    }
}
