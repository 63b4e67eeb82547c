import Combine
import SwiftUI

// The talk's app in the spelling of 2019's first betas; its pictures are those of the app in today's words. Everything here is marked
// as deprecated, as the names it uses are.

@available(*, deprecated, message: "RoomStore is today's spelling.")
final class EarlyRoomStore: BindableObject {
    var rooms: [Room] {
        didSet { didChange.send() }
    }

    var didChange = PassthroughSubject<Void, Never>()

    init(rooms: [Room] = []) {
        self.rooms = rooms
    }
}

@available(*, deprecated, message: "ContentView is today's spelling.")
struct EarlyContentView: View {
    @ObjectBinding var store = EarlyRoomStore()

    init(store: EarlyRoomStore = EarlyRoomStore()) {
        self.store = store
    }

    var body: some View {
        NavigationView {
            List {
                Section {
                    Button(action: addRoom) {
                        Text("Add Room")
                    }
                }

                Section {
                    ForEach(store.rooms.identified(by: \.id)) { room in
                        EarlyRoomCell(room: room)
                    }
                    .onDelete(perform: delete)
                    .onMove(perform: move)
                }
            }
            .navigationBarTitle(Text("Rooms"))
            .navigationBarItems(trailing: EditButton())
            .listStyle(.grouped)
        }
    }

    func addRoom() {
        store.rooms.append(Room(name: "Hall 2", capacity: 2000))
    }

    func delete(at offsets: IndexSet) {
        store.rooms.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        store.rooms.move(fromOffsets: source, toOffset: destination)
    }
}

@available(*, deprecated, message: "RoomCell is today's spelling.")
struct EarlyRoomCell: View {
    let room: Room

    var body: some View {
        NavigationButton(destination: EarlyRoomDetail(room: room)) {
            Image(room.thumbnailName)
                .cornerRadius(8)
            VStack(alignment: .leading) {
                Text(room.name)
                Text("\(room.capacity) people")
                    .font(.subheadline)
                    .color(.secondary)
            }
        }
    }
}

@available(*, deprecated, message: "RoomDetail is today's spelling.")
struct EarlyRoomDetail: View {
    let room: Room
    @State private var zoomed = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            Image(room.imageName)
                .resizable()
                .aspectRatio(contentMode: zoomed ? .fill : .fit)
                .tapAction {
                    withAnimation(.basic(duration: 2)) { self.zoomed.toggle() }
                }
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)

            if room.hasVideo && !zoomed {
                Image(systemName: "video.fill")
                    .font(.title)
                    .padding(.all)
                    .transition(.move(edge: .leading))
            }
        }
        .navigationBarTitle(Text(room.name), displayMode: .inline)
    }
}

#if DEBUG
@available(*, deprecated, message: "ContentView_Previews is today's spelling.")
struct EarlyRooms_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            EarlyContentView(store: EarlyRoomStore(rooms: testData))
                .environment(\.displayScale, 1)
                .previewDisplayName("2019 list")
            NavigationView { EarlyRoomDetail(room: testData[3]) }
                .environment(\.displayScale, 1)
                .previewDisplayName("2019 detail")
        }
    }
}
#endif
