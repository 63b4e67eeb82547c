import Foundation
import Graphics
import Testing
@testable import Metrics

@Suite struct SymbolsTests {
    @Test(arguments: [100, 400, 900] as [CGFloat])
    func everyNameIsDrawnInsideItsGrid(weight: CGFloat) throws {
        #expect(Symbols.names.count > 1000)
        for name in Symbols.names {
            let outline = try #require(Symbols.outline(named: name, weight: weight), "\(name)")
            let box = outline.bounds
            #expect(!outline.layers.isEmpty && outline.layers[0].isCutout == false, "\(name)")
            #expect([box.minX, box.minY, box.width, box.height].allSatisfy { $0.isFinite }, "\(name)")
            // A little more than three persons side by side; a minus at its thinnest.
            #expect(box.width > 0.02 && box.width < 1.65, "\(name) \(box)")
            #expect(box.height > 0.02 && box.height < 1.4, "\(name) \(box)")
            #expect(box.minX > 0 && box.maxX < outline.width, "\(name)")
            for layer in outline.layers {
                #expect(!layer.path.isEmpty && (0...2).contains(layer.level), "\(name)")
            }
        }
    }

    @Test func everyNameIsCentredOnHalfTheCapHeight() throws {
        for name in Symbols.names where !name.contains("badge") {
            let outline = try #require(Symbols.outline(named: name, weight: 400))
            // Optical centring lets a pointed or tailed shape stray a little.
            #expect(abs(outline.bounds.midY + SanFrancisco.capHeight / 2) < 0.1, "\(name) \(outline.bounds.midY)")
        }
    }

    /// Ink measured on iOS pictures in points, the font it was set in, and the picture's device pixel; 6 % is what the eye forgives.
    @Test(arguments: [
        ("plus", 17, 400, 13.67, 13.67), ("pencil", 17, 400, 13.33, 13.33), ("star.fill", 17, 400, 18.67, 17.67),
        ("heart.fill", 17, 400, 16.67, 15.33), ("house", 17, 400, 20, 17.67), ("gear", 17, 400, 18.33, 18.67),
        ("star.fill", 20, 600, 22.67, 21.67), ("person.circle", 22, 400, 22, 22), ("link", 17, 400, 17.67, 17.67),
        ("arrow.up.right.square", 12, 400, 10.67, 10.67), ("globe", 17 * 1.28, 400, 22, 22), ("house.fill", 18 * 1.28, 500, 27.33, 24),
        ("chevron.right", RowAccessoryMetrics.chevronFontSize, RowAccessoryMetrics.chevronWeight, 6.7, 11.3),
        ("chevron.right", RowAccessoryMetrics.disclosureFontSize, RowAccessoryMetrics.chevronWeight, 7, 12),
        ("chevron.up.chevron.down", ControlMetrics.Picker.menuChevronSize, 400, 8.67, 12.67),
        ("chevron.backward", NavigationBarMetrics.backChevronFontSize, NavigationBarMetrics.backChevronWeight, 11, 19),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
    func inkIsAsLargeAsMeasured(name: String, size: CGFloat, weight: CGFloat, width: CGFloat, height: CGFloat) throws {
        let ink = try #require(Symbols.outline(named: name, weight: weight)).bounds
        #expect(abs(ink.width * size / width - 1) < 0.06, "\(ink.width * size)")
        #expect(abs(ink.height * size / height - 1) < 0.06, "\(ink.height * size)")
    }

    /// The names that public SwiftUI code uses most.
    @Test(arguments: """
        plus xmark trash magnifyingglass xmark.circle.fill chevron.right star.fill chevron.left checkmark.circle.fill checkmark star globe
        ellipsis square.and.arrow.up clock chevron.down plus.circle.fill gear person plus.circle circle arrow.clockwise bell
        exclamationmark.triangle.fill heart.fill eye person.crop.circle house arrow.left checkmark.seal.fill gearshape xmark.circle heart
        square.and.arrow.down suit.heart.fill eye.slash info.circle antenna.radiowaves.left.and.right arrow.right calendar map play.fill
        exclamationmark.triangle list.bullet minus circle.fill lock.fill photo checkmark.circle ellipsis.circle pencil doc.on.doc house.fill
        line.3.horizontal.decrease.circle link lock slider.horizontal.3 chevron.up questionmark.circle bookmark forward.fill mappin.and.ellipse
        video.fill minus.circle.fill line.3.horizontal book book.fill chevron.forward chevron.backward questionmark.square.dashed
        person.crop.circle.badge.xmark iphone.slash 1.circle.fill x.square.fill person.fill.badge.plus cloud.heavyrain.fill
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    func usualNamesAreDrawn(name: String) {
        #expect(Symbols.outline(named: name, weight: 400) != nil)
    }

    @Test(arguments: ["", "no.such.symbol", "circle.", ".fill", "plus.fill", "plus.circle.fill.fill", "plus.badge.nothing"])
    func unknownNamesHaveNoDrawing(name: String) { #expect(Symbols.outline(named: name, weight: 400) == nil) }

    @Test(arguments: [("chevron.rihgt", "chevron.right"), ("plus.cirlce", "plus.circle"), ("Heart.Fill", "heart.fill"), ("magnifyinglass", "magnifyingglass")])
    func aMistypedNameIsOfferedTheRightOne(typed: String, meant: String) {
        #expect(Symbols.nearestNames(to: typed).first == meant)
    }

    @Test func heavierIsLargerAndWeightsOutOfRangeAreLimited() throws {
        let inks = try stride(from: 100, through: 900, by: 50).map { try #require(Symbols.outline(named: "plus", weight: $0)).bounds.width }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
        #expect(Symbols.outline(named: "plus", weight: 2000) == Symbols.outline(named: "plus", weight: 900))
        #expect(Symbols.outline(named: "plus", weight: .nan) == Symbols.outline(named: "plus", weight: 400))
    }

    @Test(arguments: [
        ("chevron.forward", true), ("arrow.backward", true), ("list.bullet", true), ("arrowshape.turn.up.backward", true),
        ("chevron.right", false), ("arrow.left", false), ("plus", false), ("text.alignleft", false), ("book", false),
        ("sidebar.leading", true), ("star.leadinghalf.filled", true), ("text.bubble.fill", true), ("list.number", false),
    ])
    func whatPointsAlongTheTextIsMirrored(name: String, mirrored: Bool) { #expect(Symbols.mirrors(name) == mirrored) }
}
