import SwiftUI

// The detail and the cell again, previewed by macro: with a name, with arguments, with state of the preview's own.

#Preview("video") {
    NavigationView { RoomDetail(room: testData[3]) }
        .environment(\.displayScale, 1)
}

#Preview("cell", traits: .sizeThatFitsLayout, arguments: [testData[0], testData[3]]) { room in
    RoomCell(room: room)
        .padding()
}

#Preview("list with state", traits: .fixedLayout(width: 320, height: 220)) {
    @Previewable @StateObject var store = RoomStore(rooms: Array(testData.prefix(2)))
    List(store.rooms) { room in
        RoomCell(room: room)
    }
}
