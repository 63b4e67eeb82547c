import SwiftUI

struct ContentView: View {
    @ObservedObject var store = RoomStore()

    init(store: RoomStore = RoomStore()) {
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
                    ForEach(store.rooms) { room in
                        RoomCell(room: room)
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

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ContentView(store: RoomStore(rooms: testData))
                .previewDisplayName("light")
            ContentView(store: RoomStore(rooms: testData))
                .environment(\.sizeCategory, .extraExtraExtraLarge)
                .previewDisplayName("xxxL")
            ContentView(store: RoomStore(rooms: testData))
                .environment(\.sizeCategory, .accessibilityExtraLarge)
                .previewDisplayName("AX3")
            ContentView(store: RoomStore(rooms: testData))
                .environment(\.colorScheme, .dark)
                .previewDisplayName("dark")
            ContentView(store: RoomStore(rooms: testData))
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("right to left")
            ContentView(store: RoomStore(rooms: testData))
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.locale, Locale(identifier: "ar"))
                .previewDisplayName("right to left, Arabic")
            ContentView(store: RoomStore(rooms: testData))
                .environment(\.locale, Locale(identifier: "ja"))
                .previewDisplayName("Japanese")
        }
    }
}
