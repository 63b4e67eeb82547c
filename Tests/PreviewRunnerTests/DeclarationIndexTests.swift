import Foundation
import Snapshots
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

    @Test("a preview of which the program knows less than its path gets it, where one file alone can be meant", arguments: [
        ("Rooms/RoomCell.swift", 7, "Sources/Rooms/Views/RoomCell.swift", 7), ("Club/Card.swift", 2, "Sources/Club/Card.swift", 2),
        ("Other/Card.swift", 2, "Other/Card.swift", 2), ("Sources/Club/Card.swift", 3, "Sources/Club/Card.swift", 3),
        ("Rooms.Cell_Previews", 0, "Sources/Rooms/Views/RoomCell.swift", 3), ("Rooms.Unknown", 0, "Rooms.Unknown", 0),
        ("Other/RoomCell.swift", 1, "Sources/Rooms/Views/RoomCell.swift", 1), ("Rooms/Missing.swift", 1, "Rooms/Missing.swift", 1),
    ])
    func placed(file: String, line: Int, expectedFile: String, expectedLine: Int) {
        let harness = ToolHarness(.init(name: "A"))
        harness.write(Data("import SwiftUI\n\nstruct Cell_Previews: PreviewProvider {}\n".utf8), to: "Sources/Rooms/Views/RoomCell.swift")
        harness.write(Data("struct A {}\n".utf8), to: "Sources/Club/Card.swift")
        harness.write(Data("struct B {}\n".utf8), to: "Sources/Rooms/Card.swift")
        let index = DeclarationIndex(folder: WorkingFolder(path: harness.folder))
        let placed = index.placed(PreviewIdentity(group: "G", name: "N", sourceFile: file, sourceLine: line))
        #expect(placed.sourceFile == expectedFile && placed.sourceLine == expectedLine && placed.id == "G/N")
    }

    @Test("annotations of a problem name a file of the repository")
    func annotation() {
        let harness = ToolHarness(.init(name: "A", line: 9, file: "Rooms/RoomCell.swift"))
        harness.write(Data("import SwiftUI\n".utf8), to: "Sources/Rooms/Views/RoomCell.swift")
        #expect(harness.run("verify", "--github") == 1)
        #expect(harness.results.contains("::error file=Sources/Rooms/Views/RoomCell.swift,line=9,title=Rooms/A::"), "\(harness.results)")
    }
}
