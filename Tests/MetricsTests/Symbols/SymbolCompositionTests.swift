import Foundation
import Graphics
import Testing
@testable import Metrics

@Suite struct SymbolCompositionTests {
    private func outline(_ name: String) throws -> SymbolOutline { try #require(Symbols.outline(named: name, weight: 400)) }

    @Test func aFilledCircleIsOneShapeAsWideAsItsOutline() throws {
        let filled = try outline("circle.fill"), outlined = try outline("circle")
        #expect(filled.layers.count == 1 && filled.layers[0].stroke == nil && !filled.needsGroup)
        #expect(abs(filled.bounds.width - outlined.bounds.width) < 1e-9)
    }

    @Test(arguments: ["plus", "star.fill", "globe", "plus.circle", "person.2", "list.bullet", "antenna.radiowaves.left.and.right"])
    func whatCutsNothingIsOnePath(name: String) throws {
        let outline = try outline(name)
        #expect(outline.layers.count == 1 && outline.layers[0].stroke == nil && !outline.needsGroup)
    }

    @Test func aFilledCircleCutsItsGlyphOut() throws {
        let layers = try outline("checkmark.circle.fill").layers
        #expect(layers.map(\.isCutout) == [false, true])
        let outlined = try outline("checkmark.circle").layers
        #expect(outlined.allSatisfy { !$0.isCutout })
    }

    @Test(arguments: [
        ("star.circle.fill", [false, true]), ("bell.slash", [false, true, false]), ("bell.badge", [false, true, false]),
        ("person.crop.circle.badge.checkmark", [false, true, false, true]), ("location.slash.circle.fill", [false, true, false]),
        ("exclamationmark.octagon.fill", [false, true]), ("eye.slash.fill", [false, true, false]),
    ])
    func partsCutEachOther(name: String, cutouts: [Bool]) throws {
        let layers = try outline(name).layers
        #expect(layers.map(\.isCutout) == cutouts)
    }

    @Test func aCircleAroundAGlyphIsSecondary() throws {
        let outline = try #require(Symbols.outline(named: "plus.circle", weight: 400, hierarchical: true))
        #expect(outline.layers.map(\.level) == [1, 0])
    }

    @Test(arguments: [("line.horizontal.3", "line.3.horizontal"), ("chevron.backward", "chevron.left"), ("suit.heart.fill", "heart.fill")])
    func formerSpellingsDrawTheSame(name: String, other: String) throws {
        let (drawn, same) = (try outline(name), try outline(other))
        #expect(drawn == same)
    }

    @Test func glyphsStayInsideTheirCircle() throws {
        let composition = Symbols.composition
        for name in Symbols.names where name.hasSuffix(".circle") && composition.rows[name] == nil {
            guard let steps = composition.steps(name), steps.count > 1 else { continue }
            for step in steps.dropFirst() where !step.isCutout {
                let ink = step.ink(stem: SymbolStep.stem(weight: 400))
                #expect(max(-ink.minX, ink.maxX, -ink.minY, ink.maxY) < 46.5, "\(name) \(ink)")
            }
        }
    }
}

@Suite struct SymbolGeometryTests {
    private func path(_ text: String) -> Path { SymbolGeometry.path(text.split(separator: " ")[...]) }

    @Test(arguments: [
        ("M 0 0 L 10 0 5 5", CGRect(x: 0, y: 0, width: 10, height: 5)), ("O 1 2 3", CGRect(x: -2, y: -1, width: 6, height: 6)),
        ("M 1 0 L 10 0 &", CGRect(x: -10, y: 0, width: 20, height: 0)), ("M 0 -5 L 4 0 L 0 5 |", CGRect(x: -4, y: -5, width: 8, height: 10)),
        ("M 0 -5 L 0 -3 * 4", CGRect(x: -5, y: -5, width: 10, height: 10)), ("M 5 0 L 9 0 @ 90", CGRect(x: 0, y: 5, width: 0, height: 4)),
        ("M 1 1 L 2 3 !", CGRect(x: -2, y: 1, width: 1, height: 2)), ("R 1 1 4 4 1 ^ 2 3", CGRect(x: 3, y: 4, width: 4, height: 4)),
        ("A 0 0 10 0 180", CGRect(x: -10, y: 0, width: 20, height: 10)), ("P 1 0 0 8 0 8 8 0 8", CGRect(x: 0, y: 0, width: 8, height: 8)),
    ])
    func shapesHaveTheirBox(text: String, box: CGRect) {
        let seen = path(text).sampledBounds
        // Arcs are cubics, off their circle by 0.03 %.
        for (a, b) in [(seen.minX, box.minX), (seen.minY, box.minY), (seen.maxX, box.maxX), (seen.maxY, box.maxY)] {
            #expect(abs(a - b) < 0.01, "\(seen)")
        }
    }

    @Test func aMirroredHalfIsOneClosedSubpath() {
        let elements = path("M 0 -5 Q 4 -5 4 0 L 0 5 |").elements
        #expect(elements.filter { if case .move = $0 { true } else { false } }.count == 1)
        #expect(elements.last == .closeSubpath)
    }

    @Test func walkingBackTwiceIsWalkingForth() {
        let elements = path("M 0 0 L 5 0 Q 6 1 5 2 C 4 3 3 3 2 2 Z M 9 9 L 8 8").elements
        #expect(SymbolGeometry.reversed(SymbolGeometry.reversed(elements)) == elements)
    }

    @Test func mirrorImagesWindTheSameWay() {
        // Two overlapping squares as mirror images: wound alike, the non-zero rule keeps their overlap filled.
        var area: CGFloat = 0
        var areas: [CGFloat] = [], start = CGPoint.zero, current = CGPoint.zero
        for element in path("P 0 -1 0 3 0 3 3 -1 3 &").elements {
            switch element {
            case .move(let to): start = to; current = to; area = 0
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): area += current.x * to.y - to.x * current.y; current = to
            case .closeSubpath: area += current.x * start.y - start.x * current.y; areas.append(area)
            }
        }
        #expect(areas.count == 2 && areas[0] * areas[1] > 0)
    }

    @Test func aSingleRoundShapeKeepsItsForm() {
        #expect(path("O 0 0 5").form == .ellipse(CGRect(x: -5, y: -5, width: 10, height: 10)))
        #expect(path("O 0 0 5").grown(by: 1) == Path(ellipseIn: CGRect(x: -6, y: -6, width: 12, height: 12)))
        #expect(path("M 0 0 L 1 1 2 0 Z").grown(by: 1) == nil)
    }
}
