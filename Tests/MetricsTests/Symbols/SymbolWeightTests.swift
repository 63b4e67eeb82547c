import Foundation
import Graphics
import Testing
@testable import Metrics

/// What heavier weights do to dots and to lines close to each other.
@Suite struct SymbolWeightTests {
    private func steps(_ row: String) -> [SymbolStep] { SymbolDrawing(row[...]).steps(filled: false) { _ in nil } }

    private let regular = SymbolStep.stem(weight: 400), black = SymbolStep.stem(weight: 900)

    @Test func dotsGrowWithTheStem() {
        let dots = steps("f O -20 0 8 O 20 0 8")
        #expect(dots.count == 2)
        #expect(dots[0].ink(stem: regular).width == 16)
        #expect(dots[0].ink(stem: black).width > 16 && dots[0].ink(stem: SymbolStep.stem(weight: 100)).width < 16)
        #expect(abs(dots[0].ink(stem: black).midX + 20) < 1e-9)
    }

    /// Heads of figures and discs keep their size.
    @Test(arguments: ["f O 0 0 9", "f R -8 -8 16 16 2", "f O 0 0 8 R 20 0 4 4 1"])
    func otherAreasStayAsTheyAre(row: String) {
        let steps = steps(row)
        #expect(steps.count == 1 && steps[0].ink(stem: regular) == steps[0].ink(stem: black))
    }

    @Test(arguments: ["s M 0 0 L 10 0", "b O 0 0 20", "f O 0 0 8"])
    func aRowCanHoldHeavierStemsBack(row: String) {
        let free = steps(row)[0], held = steps("g 0.1 ; " + row)[0]
        #expect(free.ink(stem: regular) == held.ink(stem: regular))
        #expect(held.ink(stem: black).width < free.ink(stem: black).width)
        #expect(held.ink(stem: black).width > held.ink(stem: regular).width)
    }

    /// The squares of a grid stay apart at every weight: between two columns there is a place without ink.
    @Test(arguments: ["square.grid.2x2", "square.grid.3x3", "square.grid.3x2", "rectangle.grid.2x2", "rectangle.grid.3x2"], [400.0, 700, 900])
    func gridsStayGrids(name: String, weight: CGFloat) throws {
        let outline = try #require(Symbols.outline(named: name, weight: weight))
        let path = try #require(outline.layers.first).path
        let (columns, rows) = (name.contains("grid.3x") ? 3 : 2, name.hasSuffix("3") ? 3 : 2)
        // Through the middle of the first row.
        let y = outline.bounds.minY + outline.bounds.height / CGFloat(2 * rows)
        let inks = stride(from: outline.bounds.minX, through: outline.bounds.maxX, by: 0.005).map {
            path.contains(CGPoint(x: $0, y: y), eoFill: false)
        }
        let changes = zip(inks, inks.dropFirst()).filter { $0 != $1 }.count
        // Each square is crossed at two sides; the first starts where the row does.
        #expect(changes >= 4 * columns - 3, "\(changes) changes along a row of \(columns)")
    }
}
