import Foundation
import Testing
@testable import Metrics

@Suite("Symbols made by rule") struct SymbolRuleTests {
    private func bounds(_ name: String) throws -> CGRect { try #require(Symbols.outline(named: name, weight: 400), "\(name)").bounds }

    @Test("numbers in circles and squares, and seconds in round arrows", arguments: [
        "10.circle", "42.square.fill", "50.circle.fill", "gobackward.15", "goforward.30", "00.circle",
    ])
    func numbers(_ name: String) throws {
        let shape = try bounds(name.hasPrefix("go") ? String(name.prefix { $0 != "." }) : name.contains("circle") ? "circle" : "square")
        #expect(try bounds(name) == shape, "what stands inside does not stick out")
    }

    @Test("glyphs stand inside other bodies", arguments: [
        ("checkmark.icloud", "cloud"), ("plus.rectangle.fill", "rectangle"), ("xmark.bubble", "bubble.left"), ("lock.doc", "doc"),
        ("bolt.heart.fill", "heart"), ("questionmark.folder", "folder"), ("person.fill.viewfinder", "viewfinder"), ("4k.tv", "tv"),
        ("plus.message.fill", "message"), ("arrow.up.right.video", "video"), ("star.hexagon", "hexagon"),
    ])
    func enclosures(_ name: String, _ shape: String) throws {
        if name == "4k.tv" { return #expect(Symbols.outline(named: name, weight: 400) == nil, "4k is no symbol of its own") }
        let inner = try bounds(name), outer = try bounds(shape)
        #expect(abs(inner.midX - outer.midX) < 0.005 && abs(inner.width - outer.width) < 0.01 && abs(inner.height - outer.height) < 0.01)
    }

    @Test("a warning triangle stands at the lower right") func warning() throws {
        let plain = try #require(Symbols.outline(named: "wifi", weight: 400))
        let warned = try #require(Symbols.outline(named: "wifi.trianglebadge.exclamationmark", weight: 400))
        #expect(warned.layers.map(\.isCutout) == [false, true, false, true] && warned.bounds.maxX >= plain.bounds.maxX - 0.02)
    }

    @Test("what is no number, frame or badge is no symbol", arguments: [
        "1234.circle", "gobackward.x", "goforward.", "viewfinder.fill.fill", "person.viewfinder.fill", ".circle", "no.rectangle",
    ])
    func nothing(_ name: String) { #expect(Symbols.outline(named: name, weight: 400) == nil) }

    @Test("every weight from ultralight to black draws every symbol, heavier ones with more ink") func weights() throws {
        for (_, names) in Symbols.families {
            for name in names {
                let thin = try #require(Symbols.outline(named: name, weight: 100)), black = try #require(Symbols.outline(named: name, weight: 900))
                #expect(thin.bounds.width > 0 && black.bounds.width + 1e-9 >= thin.bounds.width, "\(name)")
            }
        }
    }
}
