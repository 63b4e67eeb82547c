import Combine
import SwiftUI

/// The rooms of the app, and what can be done with them.
final class RoomStore: ObservableObject {
    @Published var rooms: [Room]

    init(rooms: [Room] = []) {
        self.rooms = rooms
    }
}
