import ImageDiff
import Testing

@testable import Snapshots

struct ViewMaskTests {
    private let layout = """
        screen 100x50 @2
          0 List 0,0 100x50
            row[Dungeon] RoomCell 0,0 100x20
              0 HStack 0,0 100x20 <- 100×nil
                0 Image 1.25,2 10x10 image(a)
                1 Text 20,2 30x10 "Dungeon" #000000
            row[Deck] RoomCell 0,20 100x20
              0 Image 1,22 10x10 image(b)
        """

    @Test("views are named by type and id from the outside in; boxes are pixels, rounded outwards", arguments: [
        ("Image", [PixelBox(x: 2, y: 4, width: 21, height: 20), PixelBox(x: 2, y: 44, width: 20, height: 20)]),
        ("RoomCell[Dungeon]/Image", [PixelBox(x: 2, y: 4, width: 21, height: 20)]), ("[Deck]", [PixelBox(x: 0, y: 40, width: 200, height: 40)]),
        ("List/RoomCell/Text", [PixelBox(x: 40, y: 4, width: 60, height: 20)]), ("Image/RoomCell", []), ("Button", []), ("", []),
    ])
    func boxes(name: String, boxes: [PixelBox]) { #expect(ViewMask(name).boxes(in: layout) == boxes) }
}
