import Foundation
import SwiftUICore
import Testing

@testable import Rooms
@testable import SwiftUI

/// The tour at the end of the talk, done by touches alone; its pictures are those of the preview `ClosingTour`.
@MainActor @Suite struct ClosingTourTests {
    @Test("R48: a room and back, one row moved down, Dungeon and Elephant Room deleted, Hall 2 added")
    func tour() throws {
        let store = RoomStore(rooms: testData)
        let screen = try LiveScreen(ContentView(store: store).environment(\.colorScheme, .dark), world: World.system())
        defer { screen.close() }
        try screen.tap(.at(196, 570))
        try screen.settle()
        #expect(screen.elements.contains { $0.label == "Video" })
        try screen.tap(.at(196, 455))
        try screen.advance(by: 2)
        try screen.settle()
        #expect(!screen.elements.contains { $0.label == "Video" })
        try screen.tap("Rooms")
        try screen.settle()

        try screen.tap("Edit")
        try screen.settle()
        try screen.drag(.at(366, 484), by: CGSize(width: 0, height: 100))
        try screen.settle()
        let names = testData.map(\.name)
        #expect(store.rooms.map(\.name) == Array(names[..<2]) + ["Dungeon", "Charter Jet"] + Array(names[4...]))
        for minusAndButton in [484.0, 757.0] {
            if minusAndButton > 700 { try screen.scroll(by: CGSize(width: 0, height: 1000)) }
            try screen.settle()
            try screen.tap(.at(27, minusAndButton))
            try screen.settle()
            try screen.tap(.at(360, minusAndButton))
            try screen.settle()
        }
        try screen.tap("Done")
        try screen.scroll(by: CGSize(width: 0, height: -1000))
        try screen.tap("Add Room")
        try screen.settle()
        #expect(store.rooms.map(\.name) == [
            "Observation Deck", "Executive Suite", "Charter Jet", "Panorama", "Oceanfront", "Rainbow Room", "Pastoral", "Hall 2",
        ])
    }
}
