import Foundation
import Graphics
import Testing

@testable import SwiftUI

@Suite("Symbols in views") @MainActor struct SymbolTests {
    /// The colours that a view's leaves are filled with, in drawing order; what is cut out counts as `cut`.
    private func paints(_ view: some View) throws -> [String] {
        var paints: [String] = [], isCut = false
        for item in try ScreenProbe(view.font(.system(size: 40)), layout: .sizeThatFits).screen.displayList.items {
            switch item {
            case .pushBlend(let mode): isCut = mode == .destinationOut
            case .pop: isCut = false
            case .fill(_, _, .color(let color)): paints.append(isCut ? "cut" : color.hex)
            default: break
            }
        }
        return paints
    }

    private var symbol: some View { Image(systemName: "plus.circle.fill").foregroundColor(Color(red: 1, green: 0, blue: 0)) }

    @Test("monochrome: one colour, the mark cut out") func monochrome() throws {
        #expect(try paints(symbol) == ["#FF0000", "cut"])
    }

    @Test("hierarchical: the circle at half the opacity under the mark") func hierarchical() throws {
        #expect(try paints(symbol.symbolRenderingMode(.hierarchical)) == ["#FF000080", "#FF0000"])
    }

    @Test("palette: the mark in the first style, the circle in the second; several styles alone say so too") func palette() throws {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let plain = Image(systemName: "plus.circle.fill")
        #expect(try paints(plain.foregroundStyle(red, blue).symbolRenderingMode(.palette)) == ["#0000FF", "#FF0000"])
        #expect(try paints(plain.foregroundStyle(red, blue)) == ["#0000FF", "#FF0000"])
        #expect(try paints(plain.symbolRenderingMode(.monochrome).foregroundStyle(red, blue)) == ["#FF0000", "cut"])
    }

    @Test("multicolor: colours of its own, or the foreground where it has none") func multicolor() throws {
        #expect(try paints(Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)) == ["#FF3B30"])
        #expect(try paints(Image(systemName: "plus").foregroundColor(Color(red: 0, green: 1, blue: 0)).symbolRenderingMode(.multicolor))
            == ["#00FF00"])
    }

    @Test("variants change the symbol where it has them") func variants() throws {
        let probe = try ScreenProbe(HStack {
            Image(systemName: "heart")
            Image(systemName: "plus")
            Image(systemName: "bell").symbolVariant(.slash)
            Image(systemName: "bell").symbolVariant(.none)
        }.symbolVariant(.fill))
        #expect(probe.elements.compactMap(\.appearance).map { $0.prefix { $0 != " " } }
            == ["symbol(heart.fill)", "symbol(plus)", "symbol(bell.slash.fill)", "symbol(bell)"])
    }

    @Test("R26: a symbol's baseline is that of text of its font, at every image scale") func baselines() throws {
        for name in ["star", "arrow.down", "square.and.arrow.up", "minus"] {
            for scale in [Image.Scale.small, .medium, .large] {
                let probe = try ScreenProbe(HStack(alignment: .firstTextBaseline) {
                    Image(systemName: name).imageScale(scale)
                    Text("Hx")
                })
                let frame = try probe.picture(name), baseline = try probe.baseline("Hx").y
                // The artwork is centred half a cap height above the baseline; San Francisco's is 0.7046 em of 17 points.
                let outline = try #require(probe.screen.displayList.items.compactMap { item -> CGRect? in
                    if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
                }.first)
                #expect(abs(outline.midY - frame.midY) < 0.5)
                if name == "star" || name == "minus" {
                    expectClose(baseline - frame.midY, 0.7046 * 17 / 2, within: 1)
                }
            }
        }
    }

    @Test("effects leave a still as it is; disappear takes the symbol away; scale is reported") func effects() throws {
        let plain = try paints(symbol)
        #expect(try paints(symbol.symbolEffect(.bounce, value: 1)) == plain)
        #expect(try paints(symbol.symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: true)) == plain)
        #expect(try paints(symbol.symbolEffect(.disappear, isActive: true)) == [])
        let probe = try ScreenProbe(symbol.symbolEffect(.scale.up))
        #expect(probe.screen.diagnostics.map(\.kind) == [.unsupported])
    }

    @Test("an unknown name draws a box and names those near it") func unknown() throws {
        let probe = try ScreenProbe(Image(systemName: "hearth.fill"))
        let diagnostic = try #require(probe.screen.diagnostics.first)
        #expect(diagnostic.kind == .missingSymbol && diagnostic.message.contains("heart.fill"))
        #expect(probe.screen.displayList.items.contains { if case .stroke = $0 { true } else { false } })
    }
}
