import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Of a long list only what is near the visible part is built.
@MainActor struct LongListTests {
    @MainActor final class Counter { var built: Set<Int> = [] }

    private struct Rows: View {
        let counter: Counter
        let numbers: [Int]

        var body: some View {
            List {
                Text("first")
                ForEach(numbers, id: \.self) { number in row(number) }
                Text("last")
            }
        }

        private func row(_ number: Int) -> some View {
            counter.built.insert(number)
            return Text("Row \(String(number))")
        }
    }

    @Test("§4.7 of 10,000 rows those on the screen and within 200 points of it are built")
    func visibleRows() throws {
        let counter = Counter()
        let screen = try StandingScreen(Rows(counter: counter, numbers: Array(0..<10_000)))
        // 852 - 59 - 34 = 759 points, rows of 44 from 35 + 44 below the top, and 200 more.
        #expect(counter.built == Set(0..<21))
        expectClose(try screen.frame(ofText: "Row 0").minY, 59 + 35 + 44 + 11.83, within: 0.34)
        expectClose(try screen.frame(ofText: "Row 20").minY, 59 + 35 + 44 * 21 + 11.83, within: 0.34)
        #expect(!screen.texts.contains("Row 500"))
    }

    @Test("at the end of the list the last rows are built, and the rest of it has its height")
    func end() throws {
        let counter = Counter()
        let screen = try StandingScreen(Rows(counter: counter, numbers: Array(0..<10_000)).defaultScrollAnchor(.bottom))
        #expect(counter.built.isSuperset(of: 9990..<10_000) && counter.built.count < 60)
        #expect(try screen.frame(ofText: "last").maxY < 852)
        #expect(screen.texts.contains("Row 9999"))
    }

    @Test("scrolling builds the rows that come near, and keeps those that were built")
    func scrolling() throws {
        let counter = Counter()
        let screen = try StandingScreen(Rows(counter: counter, numbers: Array(0..<10_000)))
        screen.drag(CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
        #expect(counter.built.isSuperset(of: 0..<30) && counter.built.count < 60)
        #expect(screen.texts.contains("Row 0"))
    }

    @Test("up to 50 elements are built whole; a duplicate id among many is still reported")
    func small() throws {
        let counter = Counter()
        _ = try StandingScreen(Rows(counter: counter, numbers: Array(0..<50)))
        #expect(counter.built.count == 50)
        let screen = try ScreenProbe(Rows(counter: counter, numbers: Array(0..<100) + [3]))
        #expect(screen.screen.diagnostics.map(\.kind) == [.duplicateIdentity])
    }

    @Test("data that changes keeps the rows that were built, wherever they go")
    func changes() throws {
        struct Screen: View {
            @State var numbers = Array(0..<1000)
            let counter: Counter
            var body: some View {
                VStack {
                    Button("Remove") { numbers.removeFirst(5) }
                    Rows(counter: counter, numbers: numbers)
                }
            }
        }
        let screen = try StandingScreen(Screen(counter: Counter()))
        let before = try screen.frame(ofText: "Row 0")
        try screen.tap("Remove")
        #expect(!screen.texts.contains("Row 4"))
        #expect(try screen.frame(ofText: "Row 5") == before.offsetBy(dx: 0, dy: 0).with(try screen.frame(ofText: "Row 5").size))
    }
}

extension CGRect {
    fileprivate func with(_ size: CGSize) -> CGRect { CGRect(origin: origin, size: size) }
}
