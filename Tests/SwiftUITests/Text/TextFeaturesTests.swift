import Foundation
import Graphics
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// What texts look like on screen; distances between letters come from the reference facts, at scale 3.
@MainActor struct TextFeaturesTests {
    private func size(_ view: some View, _ settings: ScreenSettings = ScreenSettings()) throws -> CGSize {
        let probe = try ScreenProbe(view, layout: .sizeThatFits, settings)
        return CGSize(width: CGFloat(probe.screen.bitmap.width) / 3, height: CGFloat(probe.screen.bitmap.height) / 3)
    }

    @Test("a symbol in a line is as large as beside it, and the line as high as the taller of both")
    func symbolsStandInTheLine() throws {
        let (text, symbol) = (try size(Text("Favourite")), try size(Image(systemName: "star.fill")))
        let both = try size(Text("\(Image(systemName: "star.fill"))Favourite"))
        expectClose(both.width, text.width + symbol.width, within: 0.34)
        #expect(both.height >= text.height)
        let probe = try ScreenProbe(Text("\(Image(systemName: "star.fill")) Favourite").foregroundStyle(Color.red), layout: .sizeThatFits)
        #expect(probe.texts == ["[star.fill] Favourite"])
        #expect(probe.extreme(in: CGRect(x: 0, y: 0, width: symbol.width, height: both.height))?.hasPrefix("#FF") == true)
        #expect(probe.screen.diagnostics.isEmpty)
    }

    @Test("a symbol shrinks with its text")
    func symbolsShrinkWithTheMinimumScaleFactor() throws {
        let text = Text("\(Image(systemName: "star.fill")) A line that is too long").font(.system(size: 24)).lineLimit(1)
        let probe = try ScreenProbe(text.minimumScaleFactor(0.4).frame(width: 120), layout: .sizeThatFits)
        let symbol = try ScreenProbe(Image(systemName: "star.fill").font(.system(size: 24)), layout: .sizeThatFits)
        let drawn = try #require(probe.ink(in: CGRect(x: 0, y: 0, width: 16, height: 40)))
        #expect(drawn.height < CGFloat(symbol.screen.bitmap.height) / 3 * 0.6)
    }

    @Test("an unknown symbol in a line is reported with the text's place")
    func unknownSymbolsAreReported() throws {
        let probe = try ScreenProbe(Text("\(Image(systemName: "no.such.symbol")) x"), layout: .sizeThatFits)
        #expect(probe.screen.diagnostics.map(\.kind) == [.missingSymbol])
        #expect(probe.screen.diagnostics.first?.place.contains("Text") == true)
    }

    @Test("placeholder bars run from the baseline to the capitals' height, in the foreground at 0.16")
    func placeholdersAreBars() throws {
        let probe = try ScreenProbe(Text("Loading Content...").font(.system(size: 28)).redacted(reason: .placeholder), layout: .sizeThatFits)
        let bars = probe.screen.displayList.items.compactMap { item -> (CGRect, String)? in
            guard case .fill(let path, _, .color(let color)) = item else { return nil }
            return (path.boundingRect, color.hex)
        }
        #expect(bars.count == 1 && !probe.screen.displayList.items.contains { if case .glyphs = $0 { true } else { false } })
        let bar = try #require(bars.first)
        // Measured: 19.73 high. As wide as the text, which is rounded up to a pixel.
        expectClose(bar.0.height, 19.73)
        expectClose(bar.0.width, try size(Text("Loading Content...").font(.system(size: 28))).width, within: 0.34)
        // The drawn baseline, 80 px below the top.
        expectClose(bar.0.maxY, 80 / 3)
        #expect(bar.1 == "#00000029")
        #expect(try ScreenProbe(Text("x").unredacted().redacted(reason: .placeholder), layout: .sizeThatFits).texts == ["x"])
    }

    @Test("an expanded font is wider by a fifth, a condensed one narrower by one, and as high")
    func widthsStretchTheLetters() throws {
        let plain = try size(Text(verbatim: "Hamburgefonts").font(.system(size: 30)))
        for (width, factor) in [(Font.Width.condensed, 0.8), (.expanded, 1.2), (.standard, 1)] {
            let wide = try size(Text(verbatim: "Hamburgefonts").font(.system(size: 30)).fontWidth(width))
            #expect(wide.height == plain.height)
            // San Francisco's tracking, 0.4 points a letter at 30, is not stretched; both widths are rounded up to pixels.
            let tracking = 13 * 0.4
            expectClose(wide.width, (plain.width - tracking) * factor + tracking, within: 0.34 + 0.34 * 1.2 + 0.1)
        }
    }

    @Test("small capitals are capitals at 0.77 of the size, and the line is as high as without them")
    func smallCapsAreSmallCapitals() throws {
        let plain = try size(Text(verbatim: "ABC").font(.system(size: 40)))
        let small = try size(Text(verbatim: "abc").font(.system(size: 40).smallCaps()))
        #expect(small.width < plain.width * 0.82 && small.width > plain.width * 0.72)
        let mixed = try size(Text(verbatim: "Abc").font(.system(size: 40).lowercaseSmallCaps()))
        #expect(mixed.height == plain.height)
        let upper = try size(Text(verbatim: "abc").font(.system(size: 40).uppercaseSmallCaps()))
        #expect(upper == (try size(Text(verbatim: "abc").font(.system(size: 40)))))
    }

    @Test("designs keep San Francisco's line box", arguments: [Font.Design.serif, .rounded, .monospaced])
    func designsKeepTheLineBox(_ design: Font.Design) throws {
        #expect(try size(Text("Hello").fontDesign(design)).height == size(Text("Hello")).height)
    }

    @Test("a monospaced design gives every character the same width")
    func monospacedCharactersAreEqual() throws {
        let font = Font.system(size: 20, design: .monospaced)
        #expect(try size(Text(verbatim: "iiiiiiii").font(font)) == size(Text(verbatim: "MMMMMMMM").font(font)))
    }

    @Test("an unknown font is named, with names near it")
    func unknownFontsAreNamed() throws {
        let probe = try ScreenProbe(Text("x").font(.custom("No Such Font", size: 20)), layout: .sizeThatFits)
        let diagnostic = try #require(probe.screen.diagnostics.first)
        #expect(diagnostic.kind == .missingFont && diagnostic.message.contains("\"No Such Font\"") && diagnostic.message.contains("Inter"))
    }

    @Test("a character that no font has is reported with its number and the view")
    func missingGlyphsAreNamed() throws {
        let probe = try ScreenProbe(Text(verbatim: "x\u{E000}"), layout: .sizeThatFits)
        let diagnostic = try #require(probe.screen.diagnostics.first)
        #expect(diagnostic.kind == .missingGlyph && diagnostic.message.contains("U+E000") && diagnostic.place.contains("Text"))
    }

    @Test("reserved lines are as high as that many lines")
    func linesAreReserved() throws {
        let three = try size(Text(verbatim: "a\nb\nc"))
        #expect(try size(Text("a").lineLimit(3, reservesSpace: true)).height == three.height)
        #expect(try size(Text("a").lineLimit(3...5)).height == three.height)
        #expect(try size(Text("a").lineLimit(3)).height == size(Text("a")).height)
    }

    @Test("a background is painted behind the run alone, as high as its line box")
    func backgroundsOfRuns() throws {
        var string = AttributedString("plain ")
        var marked = AttributedString("marked")
        marked.backgroundColor = .yellow
        string += marked
        let probe = try ScreenProbe(Text(string), layout: .sizeThatFits)
        let fill = try #require(probe.fills("#FFCC00").first)
        expectClose(fill.maxX, probe.screen.outline.size.width, within: 0.34)
        #expect(fill.minX > 30)
        expectClose(fill.height, 20.333, within: 0.34)
    }
}
