import Testing

import SwiftUI

struct PreviewTypeNameTests {
    @Test(arguments: [
        ("Rooms.RoomCell_Previews", "Rooms", "RoomCell"),
        ("Rooms.RoomCellPreviews", "Rooms", "RoomCell"),
        ("Rooms.RoomCell_Preview", "Rooms", "RoomCell"),
        ("Rooms.RoomCell.Previews", "Rooms", "RoomCell"),
        ("Rooms.Previews", "Rooms", "Previews"),
        ("Rooms.RoomCell", "Rooms", "RoomCell"),
        ("Rooms.(RoomCell_Previews in _4A9F3C0D5E)", "Rooms", "RoomCell"),
        ("Rooms.(Outer in _4A9F3C0D5E).Inner_Previews", "Rooms", "Outer.Inner"),
        ("Rooms.(unknown context at $7f12ab).(Local_Previews in _4A9F)", "Rooms", "Local"),
        ("(extension in Rooms):Other.RoomCell.Previews", "Rooms", "RoomCell"),
    ])
    func `a provider goes by what its author called it`(demangled: String, module: String, group: String) {
        let name = PreviewTypeName(demangled: demangled)
        #expect(name.module == module)
        #expect(name.group == group)
    }
}
