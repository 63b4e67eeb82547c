import Foundation
import Testing
import Typesetting

@testable import SwiftUI
@testable import SwiftUICore

@MainActor struct SharedTextTests {
    /// As many texts as in the largest benchmark scene: 180 cells of eleven, of which ten say the same in every cell.
    @Test("1,980 texts of 190 kinds are shaped 190 times, and not at all the second time")
    func equalTextsShare() throws {
        let library = try FontLibrary()
        func draw() throws {
            let view = VStack(spacing: 0) {
                ForEach(0..<180, id: \.self) { cell in
                    HStack(spacing: 0) {
                        Text(verbatim: "c\(cell)")
                        ForEach(0..<10, id: \.self) { Text(verbatim: "t\($0)4") }
                    }
                    .font(.system(size: 4))
                }
            }
            _ = try ScreenRenderer(world: World(fonts: library)).render(view, listing: ScreenRenderer.Listing(), settings: ScreenSettings())
        }
        try draw()
        let first = library.shapedCount
        // An ellipsis may be among them.
        #expect((190...191).contains(first))
        try draw()
        #expect(library.shapedCount == first)
    }
}
