@testable import SwiftUICore
import Testing

@MainActor @Suite struct GridTests {
    @Test func columnsAreAsWideAsTheirWidestCell() {
        let tree = LaidOut(300, 300) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow { Box("a", 40, 20); Box("b", 30, 10) }
                GridRow(alignment: .top) { Box("c", 60, 10); Box("d", 20, 30).gridColumnAlignment(.trailing) }
            }
        }
        // 60 + 10 + 30 wide, 20 + 4 + 30 high, in the middle of 300 × 300.
        #expect(tree["a"] == rect(100, 123, 40, 20))
        #expect(tree["b"] == rect(170, 128, 30, 10))
        #expect(tree["c"] == rect(100, 147, 60, 10))
        #expect(tree["d"] == rect(180, 147, 20, 30))
    }

    @Test func aViewOutsideRowsTakesAWholeRow() {
        let tree = LaidOut(300, 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box("a", 40, 20); Box("b", 30, 20) }
                Box("title", 90, 10)
                Box("line", width: .fills, height: .fixed(1)).gridCellUnsizedAxes(.horizontal)
            }
        }
        // The title needs 20 more than the columns have: each gets half.
        #expect(tree["title"] == rect(105, 154.5, 90, 10))
        #expect(tree["b"].midX == 175)
        #expect(tree["line"] == rect(105, 164.5, 90, 1))
    }

    @Test func anchorsAndModifiersOnRows() {
        let tree = LaidOut(300, 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box("a", 10, 10).gridCellAnchor(.bottomTrailing); Box("b", 40, 40) }.padding(5)
                GridRow { Box("c", 60, 10) }
            }
        }
        #expect(tree["a"] == rect(95 + 60 - 15, 120 + 50 - 15, 10, 10))
        #expect(tree["b"].size == CGSize(width: 40, height: 40))
    }

    @Test func rowsOfAForEachStayRows() {
        let tree = LaidOut(300, 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3) { row in GridRow { Box("a\(row)", 10, 10); Box("b\(row)", 20, 10) } }
            }
        }
        #expect((0..<3).map { tree["b\($0)"].minX } == [145, 145, 145])
        #expect((0..<3).map { tree["a\($0)"].minY } == [135, 145, 155])
    }

    @Test func lazyColumnsByTheirKinds() {
        // 70 fixed and a gap leave 122: two columns of at least 40.
        #expect(GridTracks([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200).tracks.map(\.length) == [70, 57, 57])
        let quirk = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
        #expect(GridTracks(quirk, 300).length == 334)
        #expect(GridTracks(quirk, 334).tracks.map(\.length) == [163, 180])
        #expect(GridTracks([GridItem(.adaptive(minimum: 0), spacing: 0)], 100).tracks.count == 1)
    }

    @Test func lazyRowsAreAsHighAsTheirHighestCell() {
        let tree = LaidOut(200, 300) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(), alignment: .bottomTrailing)], spacing: 10) {
                Box("a", 40, 60); Box("b", 20, 20); Box("c", width: .fills, height: .fixed(30))
            }
        }
        #expect(tree["a"] == rect(28, 100, 40, 60))
        #expect(tree["b"] == rect(180, 140, 20, 20))
        #expect(tree["c"] == rect(0, 170, 96, 30))
    }
}
