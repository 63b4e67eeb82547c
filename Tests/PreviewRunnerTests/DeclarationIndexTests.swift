import Foundation
import Testing

@testable import PreviewRunner

@MainActor struct DeclarationIndexTests {
    @Test("the places of named views are found in the sources, not in build products; what is declared twice is left out")
    func places() {
        let harness = ToolHarness(.init(name: "A"))
        harness.write(Data("import SwiftUI\n\nprivate struct RoomCell<Content>: View {\n// struct Other {}\n".utf8), to: "Sources/App/RoomCell.swift")
        harness.write(Data("struct Twice {}\n".utf8), to: "Sources/App/One.swift")
        harness.write(Data("struct Twice {}\n".utf8), to: "Sources/App/Two.swift")
        harness.write(Data("struct Built {}\n".utf8), to: ".build/Built.swift")
        let index = DeclarationIndex(folder: WorkingFolder(path: harness.folder))
        let sentences = ["3 Texts in RoomCell moved", "Image in RoomCell moved", "Text in Twice moved", "Text in Built moved", "Text in Other moved", "Text moved"]
        #expect(index.places(in: sentences) == ["RoomCell at Sources/App/RoomCell.swift:3"])
    }
}
