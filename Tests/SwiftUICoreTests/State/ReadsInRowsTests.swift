import Observation
import SwiftUI
import Testing

@testable import SwiftUICore

/// What only the closure of a `ForEach` reads is read by the view it stands in, though the rows are made after its body has returned.
@MainActor @Suite struct ReadsInRowsTests {
    @Test func stateReadByRowsRenewsThem() {
        struct Rows: View {
            @State private var chosen = 0

            var body: some View {
                VStack {
                    ForEach(0..<3) { row in Box("row", row == chosen ? 20 : 10, 5) }
                }
                .onAppear { chosen = 2 }
            }
        }
        #expect(LaidOut(100, 100) { Rows() }.frames("row").map(\.width) == [10, 10, 20])
    }

    @Test func observedPropertiesReadByRowsRenewThem() {
        let model = Model()
        struct Rows: View {
            let model: Model

            var body: some View {
                VStack {
                    ForEach(0..<3) { row in Box("row", row == model.chosen ? 20 : 10, 5) }
                }
            }
        }
        let tree = LaidOut(100, 100) { Rows(model: model) }
        #expect(tree.frames("row").map(\.width) == [20, 10, 10])
        model.chosen = 1
        tree.settleAgain()
        #expect(tree.frames("row").map(\.width) == [10, 20, 10])
    }

    @Test func rowsInsideRowsAndReadersToo() {
        struct Rows: View {
            @State private var chosen = 0

            var body: some View {
                GeometryReader { _ in
                    VStack {
                        ForEach(0..<2) { section in
                            ForEach(0..<2) { row in Box("row", section * 2 + row == chosen ? 20 : 10, 5) }
                        }
                    }
                }
                .onAppear { chosen = 3 }
            }
        }
        #expect(LaidOut(100, 100) { Rows() }.frames("row").map(\.width) == [10, 10, 10, 20])
    }

    @Test func rowsThatAreRemovedGoTogether() {
        struct Rows: View {
            @State private var count = 100

            var body: some View {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Box("row", 10, 1) } }.onAppear { count = 2 }
            }
        }
        #expect(LaidOut(100, 100) { Rows() }.frames("row").count == 2)
    }
}

@Observable private final class Model {
    var chosen = 0
}
