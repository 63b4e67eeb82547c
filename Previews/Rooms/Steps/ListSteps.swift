import SwiftUI

// The cell in a list: five times the same, then a room each, with a picture, a title above and a link behind.

#Preview("R8 five cells") {
    List(0..<5) { item in
        Image(systemName: "photo")
        VStack(alignment: .leading) {
            Text("Rooms")
            Text("20 people")
                .font(.subheadline)
                .foregroundColor(.secondary)
        }
    }
}

#Preview("R9 rooms") {
    List(testData) { room in
        Image(systemName: "photo")
        RoomLines(room: room)
    }
}

#Preview("R10 thumbnails") {
    List(testData) { room in
        Image(room.thumbnailName)
        RoomLines(room: room)
    }
    .environment(\.displayScale, 1)
}

#Preview("R11 corner radius") {
    List(testData) { room in
        Image(room.thumbnailName)
            .cornerRadius(8)
        RoomLines(room: room)
    }
}

#Preview("R12 navigation bar") {
    NavigationView {
        List(testData) { room in
            Image(room.thumbnailName)
                .cornerRadius(8)
            RoomLines(room: room)
        }
        .navigationBarTitle(Text("Rooms"))
    }
    .environment(\.displayScale, 1)
}

#Preview("R12 navigation bar, plain list") {
    NavigationView {
        List(testData) { room in
            Image(room.thumbnailName)
                .cornerRadius(8)
            RoomLines(room: room)
        }
        .listStyle(.plain)
        .navigationBarTitle(Text("Rooms"))
    }
}

#Preview("R13 links") {
    NavigationView {
        List(testData) { room in
            NavigationLink(destination: Text(room.name)) {
                Image(room.thumbnailName)
                    .cornerRadius(8)
                RoomLines(room: room)
            }
        }
        .navigationBarTitle(Text("Rooms"))
    }
}

/// The two lines of a cell.
private struct RoomLines: View {
    let room: Room

    var body: some View {
        VStack(alignment: .leading) {
            Text(room.name)
            Text("\(room.capacity) people")
                .font(.subheadline)
                .foregroundColor(.secondary)
        }
    }
}
