import SwiftUI

/// A meeting room.
struct Room: Identifiable {
    var id = UUID()
    var name: String
    var capacity: Int
    var hasVideo = false

    var imageName: String { name }
    var thumbnailName: String { name + "Thumb" }

    init(name: String, capacity: Int, hasVideo: Bool = false) {
        self.name = name
        self.capacity = capacity
        self.hasVideo = hasVideo
    }
}

/// The rooms that previews show.
let testData = [
    Room(name: "Observation Deck", capacity: 6),
    Room(name: "Executive Suite", capacity: 8),
    Room(name: "Charter Jet", capacity: 16),
    Room(name: "Dungeon", capacity: 10, hasVideo: true),
    Room(name: "Panorama", capacity: 12),
    Room(name: "Oceanfront", capacity: 8),
    Room(name: "Rainbow Room", capacity: 10),
    Room(name: "Pastoral", capacity: 7),
    Room(name: "Elephant Room", capacity: 1, hasVideo: true),
]
