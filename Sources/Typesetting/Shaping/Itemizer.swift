import CHarfBuzz

/// Cuts text into items that can be shaped at once: of equal font, script and direction.
struct Itemizer {
    struct Item {
        var text: Range<Int>
        var content: Content
        /// The first run it belongs to; further runs of equal font may follow inside.
        var run: Int
        var level: UInt8
    }

    enum Content {
        case glyphs(FontInstance, script: hb_script_t)
        /// A character nobody can draw.
        case missing(FontInstance, Unicode.Scalar)
        case newline, tab
        case box(TextRun.Box)
        /// Draws nothing and takes no room.
        case control
    }

    let units: [UInt16]
    let runs: [TextRun]
    /// For each run, the UTF-16 offset where it ends.
    let runEnds: [Int]
    let cascades: [FontCascade]
    let levels: [UInt8]?

    func items() -> [Item] {
        if let plain = plainItems() { return plain }
        return merged(graphemes())
    }

    /// ASCII text without control characters needs no look at single characters: one item per stretch of equal runs.
    private func plainItems() -> [Item]? {
        guard levels == nil, units.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), cascades.allSatisfy(\.primaryCoversASCII) else { return nil }
        var items: [Item] = []
        var start = 0
        for (run, end) in runEnds.enumerated() where end > start {
            if let last = items.indices.last, shapesAlike(items[last].run, run) {
                items[last].text = items[last].text.lowerBound..<end
            } else {
                let content = Content.glyphs(cascades[run].primary, script: HB_SCRIPT_LATIN)
                items.append(Item(text: start..<end, content: content, run: run, level: 0))
            }
            start = end
        }
        return items
    }

    /// Whether two runs may be shaped together; tag and baseline offset do not matter.
    private func shapesAlike(_ a: Int, _ b: Int) -> Bool {
        a == b || runs[a].font == runs[b].font && runs[a].tracking == runs[b].tracking && runs[a].kerning == runs[b].kerning
    }

    // MARK: - Grapheme clusters

    private struct Grapheme {
        var text: Range<Int>
        var run: Int
        var first: Unicode.Scalar
        /// All of them, where there are several.
        var scalars: [Unicode.Scalar]
        var script: hb_script_t
    }

    private func graphemes() -> [Item] {
        var graphemes: [Grapheme] = []
        graphemes.reserveCapacity(units.count)
        var (offset, run) = (0, 0)
        for character in String(decoding: units, as: UTF16.self) {
            let length = character.utf16.count
            while runEnds[run] <= offset { run += 1 }
            let first = character.unicodeScalars[character.unicodeScalars.startIndex]
            let isSingle = UTF16.width(first) == length
            let scalars = isSingle ? [] : Array(character.unicodeScalars)
            let script = isSingle ? script(of: first) : scalars.lazy.map(script).first { $0 != HB_SCRIPT_COMMON } ?? HB_SCRIPT_COMMON
            graphemes.append(Grapheme(text: offset..<offset + length, run: run, first: first, scalars: scalars, script: script))
            offset += length
        }
        resolveCommonScripts(&graphemes)
        unifyHan(&graphemes)

        var items: [Item] = []
        items.reserveCapacity(graphemes.count)
        for grapheme in graphemes {
            let content = content(of: grapheme, after: items.last)
            items.append(Item(text: grapheme.text, content: content, run: grapheme.run, level: levels?[grapheme.text.lowerBound] ?? 0))
        }
        return items
    }

    private func script(of scalar: Unicode.Scalar) -> hb_script_t {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        return script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? HB_SCRIPT_COMMON : script
    }

    /// Characters of no script of their own take the script before them, at the start the one after (UAX #24, 5.1).
    private func resolveCommonScripts(_ graphemes: inout [Grapheme]) {
        var current = graphemes.first { $0.script != HB_SCRIPT_COMMON }?.script ?? HB_SCRIPT_LATIN
        for index in graphemes.indices {
            if graphemes[index].script == HB_SCRIPT_COMMON { graphemes[index].script = current } else { current = graphemes[index].script }
        }
    }

    /// Han characters beside kana are Japanese, beside Hangul Korean: all of a text's are drawn by one face.
    private func unifyHan(_ graphemes: inout [Grapheme]) {
        let isJapanese = graphemes.contains { $0.script == HB_SCRIPT_HIRAGANA || $0.script == HB_SCRIPT_KATAKANA }
        let isKorean = graphemes.contains { $0.script == HB_SCRIPT_HANGUL }
        guard isJapanese || isKorean else { return }
        for index in graphemes.indices where graphemes[index].script == HB_SCRIPT_HAN {
            graphemes[index].script = isJapanese ? HB_SCRIPT_HIRAGANA : HB_SCRIPT_HANGUL
        }
    }

    private func content(of grapheme: Grapheme, after previous: Item?) -> Content {
        let first = grapheme.first
        if let box = runs[grapheme.run].box { return .box(box) }
        if Itemizer.isNewline(first) { return .newline }
        if first == "\t" { return .tab }
        if first.value < 0x20 || 0x7F..<0xA0 ~= first.value { return .control }
        let cascade = cascades[grapheme.run]
        // A space between words of a fallback font stays with them, so that they are shaped in one go.
        if first == " ", let previous, previous.run == grapheme.run, case .glyphs(let instance, _) = previous.content,
            !instance.file.isColorBitmap, instance.covers(first)
        {
            return .glyphs(instance, script: grapheme.script)
        }
        let instance = grapheme.scalars.isEmpty
            ? cascade.instance(for: first, script: grapheme.script) : cascade.instance(for: grapheme.scalars, script: grapheme.script)
        if let instance { return .glyphs(instance, script: grapheme.script) }
        return .missing(cascade.primary, first)
    }

    /// LF, VT, FF, CR, NEL, LS, PS: where UAX #14 demands a break.
    static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    // MARK: - Merging

    private func merged(_ graphemes: [Item]) -> [Item] {
        var items: [Item] = []
        for grapheme in graphemes {
            if let last = items.last, last.level == grapheme.level, shapesAlike(last.run, grapheme.run),
                case .glyphs(let font, let script) = last.content, case .glyphs(let nextFont, let nextScript) = grapheme.content,
                font === nextFont, script == nextScript
            {
                items[items.count - 1].text = last.text.lowerBound..<grapheme.text.upperBound
            } else {
                items.append(grapheme)
            }
        }
        return items
    }
}
