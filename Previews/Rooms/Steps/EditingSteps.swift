import SwiftUI

// The store's list, then rows that can be added, deleted and moved.

#Preview("R35 store") {
    StoreList(store: RoomStore(rooms: testData))
}

#Preview("R36 button above the rooms") {
    AddingList(store: RoomStore(rooms: Array(testData.prefix(4))))
        .environment(\.displayScale, 2)
}

#Preview("R37 Hall 2 added") {
    let store = RoomStore(rooms: Array(testData.prefix(4)))
    store.rooms.append(Room(name: "Hall 2", capacity: 2000))
    return AddingList(store: store)
        .environment(\.displayScale, 2)
}

#Preview("R38 grouped") {
    AddingList(store: RoomStore(rooms: Array(testData.prefix(4))))
        .listStyle(.grouped)
        .environment(\.displayScale, 2)
}

#Preview("R42 edit mode") {
    ContentView(store: RoomStore(rooms: testData))
        .environment(\.editMode, .constant(.active))
        .environment(\.displayScale, 2)
}

#Preview("R42 edit mode, dark") {
    ContentView(store: RoomStore(rooms: testData))
        .environment(\.editMode, .constant(.active))
        .environment(\.colorScheme, .dark)
        .environment(\.displayScale, 1)
}

#Preview("R42 edit mode, right to left") {
    ContentView(store: RoomStore(rooms: testData))
        .environment(\.editMode, .constant(.active))
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.displayScale, 1)
}

#Preview("R42 edit mode, AX3") {
    ContentView(store: RoomStore(rooms: testData))
        .environment(\.editMode, .constant(.active))
        .environment(\.sizeCategory, .accessibilityExtraLarge)
        .environment(\.displayScale, 1)
}

/// The rooms of a store, before anything can be done with them.
private struct StoreList: View {
    @ObservedObject var store: RoomStore

    var body: some View {
        NavigationView {
            List(store.rooms) { room in
                RoomCell(room: room)
            }
            .navigationBarTitle(Text("Rooms"))
        }
    }
}

/// Static and dynamic rows in one list, in sections.
private struct AddingList: View {
    @ObservedObject var store: RoomStore

    var body: some View {
        NavigationView {
            List {
                Section {
                    Button("Add Room") { store.rooms.append(Room(name: "Hall 2", capacity: 2000)) }
                }
                Section {
                    ForEach(store.rooms) { room in
                        RoomCell(room: room)
                    }
                }
            }
            .navigationBarTitle(Text("Rooms"))
        }
    }
}
