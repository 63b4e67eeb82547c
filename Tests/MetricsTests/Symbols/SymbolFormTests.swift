import Testing
@testable import Metrics

@Suite("Forms and colours of symbols") struct SymbolFormTests {
    private func form(_ words: String) -> Symbols.Form {
        var form = Symbols.Form()
        for word in words.split(separator: " ") {
            switch word {
            case "fill": form.isFilled = true
            case "slash": form.isSlashed = true
            default: form.enclosure = String(word)
            }
        }
        return form
    }

    /// Apple's names put the slash before the enclosure, and `fill` last; a form that a symbol lacks leaves it as it is.
    @Test("a form's name", arguments: [
        ("heart", "fill", "heart.fill"), ("heart.fill", "fill", "heart.fill"), ("heart", "circle", "heart.circle"),
        ("heart", "circle fill", "heart.circle.fill"), ("heart.fill", "circle", "heart.circle.fill"), ("bell", "slash fill", "bell.slash.fill"),
        ("star", "square", "star.square"), ("bell", "slash circle fill", "bell.slash.circle.fill"), ("plus", "fill", "plus"),
        ("plus", "circle", "plus.circle"), ("plus.circle", "fill", "plus.circle.fill"), ("plus.circle", "square fill", "plus.circle.fill"),
        ("no.such.symbol", "fill", "no.such.symbol"), ("star", "", "star"),
    ])
    func forms(_ name: String, _ words: String, _ expected: String) { #expect(Symbols.name(name, in: form(words)) == expected) }

    @Test("in one colour a filled circle's mark is cut out; where levels differ it stands on the circle")
    func knockout() throws {
        let plain = try #require(Symbols.outline(named: "plus.circle.fill", weight: 400)).layers
        #expect(plain.map(\.isCutout) == [false, true])
        let layered = try #require(Symbols.outline(named: "plus.circle.fill", weight: 400, hierarchical: true)).layers
        #expect(layered.map(\.isCutout) == [false, false] && layered.map(\.level) == [1, 0])
    }

    @Test("a badge comes first, what it stands on second")
    func badges() throws {
        let layers = try #require(Symbols.outline(named: "bell.badge", weight: 400, hierarchical: true)).layers
        #expect(layers.last?.level == 0 && layers.first?.level == 1)
    }

    @Test("symbols with colours of their own are all drawn, and have a part for each colour")
    func colors() throws {
        for name in Symbols.names {
            guard let colors = Symbols.multicolor(of: name) else { continue }
            let layers = try #require(Symbols.outline(named: name, weight: 400, hierarchical: true)).layers
            let levels = Set(layers.filter { !$0.isCutout }.map(\.level))
            #expect(levels.max() ?? 0 < colors.count, "\(name) has parts \(levels) and \(colors.count) colours")
        }
        #expect(Symbols.multicolor(of: "heart.fill") == [.system(.red)] && Symbols.multicolor(of: "plus") == nil)
    }
}
