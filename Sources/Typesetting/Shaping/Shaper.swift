import Foundation
import Synchronization

/// Text and fonts in, positioned glyphs in logical order out; one use per text.
struct Shaper {
    private let library: FontLibrary
    private let language: String
    private let runs: [TextRun]
    private let runEnds: [Int]
    private let units: [UInt16]
    private let levels: [UInt8]?
    private let isRightToLeft: Bool

    private var clusters: [ShapedText.Cluster] = []
    private var glyphs: [ShapedText.Glyph] = []
    private var segments: [ShapedText.Segment] = []
    private var missing: [Unicode.Scalar] = []

    /// Tab stops are not kept: a tab is as wide as the distance between UIKit's default stops.
    private static let tabWidth: CGFloat = 28

    static func shape(runs: [TextRun], language: String, isRightToLeft: Bool, library: FontLibrary) -> ShapedText {
        var shaper = Shaper(runs: runs, language: language, isRightToLeft: isRightToLeft, library: library)
        return shaper.shape()
    }

    private init(runs: [TextRun], language: String, isRightToLeft: Bool, library: FontLibrary) {
        (self.runs, self.language, self.isRightToLeft, self.library) = (runs, language, isRightToLeft, library)
        var units: [UInt16] = []
        runEnds = runs.map { run in
            units.append(contentsOf: run.text.utf16)
            return units.count
        }
        self.units = units
        levels = !isRightToLeft && BidiDirection.isPlainLeftToRight(units)
            ? nil : ICU.bidiLevels(of: units, base: .firstStrong(otherwiseRightToLeft: isRightToLeft))
    }

    private mutating func shape() -> ShapedText {
        let cascades = runs.map { library.cascade(for: $0.font, language: language) }
        let itemizer = Itemizer(units: units, runs: runs, runEnds: runEnds, cascades: cascades, levels: levels)
        clusters.reserveCapacity(units.count)
        glyphs.reserveCapacity(units.count)
        let source = GlyphSource(text: units, language: language)
        let words = WordGlyphs(library: library, source: source, units: units, language: language)
        for item in itemizer.items() { append(item, cascades: cascades, words: words) }
        allowBreaks()
        return ShapedText(
            units: units, runs: runs, clusters: clusters, glyphs: glyphs, segments: segments, paragraphLevels: paragraphLevels(),
            missing: missing, missingFamilies: cascades.compactMap(\.missingFamily))
    }

    private mutating func append(_ item: Itemizer.Item, cascades: [FontCascade], words: WordGlyphs) {
        let (run, primary) = (runs[item.run], cascades[item.run].primary)
        switch item.content {
        case .glyphs(let instance, let script):
            let isPrimary = instance === primary
            let features = GlyphSource.features(of: run, isPrimary: isPrimary)
            func glyphs(from instance: FontInstance) -> [PlacedGlyph] {
                (isPrimary ? words.glyphs(of: item, in: run, from: instance, features: features) : nil)
                    ?? words.source.glyphs(of: item, from: instance, script: script, features: features)
            }
            var placed = glyphs(from: instance)
            if isPrimary {
                if let blend = cascades[item.run].blend {
                    AdvanceFit.blend(&placed, with: glyphs(from: blend.instance), share: blend.share)
                }
                if let mean = cascades[item.run].missingAdvance {
                    AdvanceFit.widen(&placed, of: units, by: mean, keepingDigits: run.font.monospacedDigits)
                }
            }
            appendClusters(item, instance: instance, glyphs: placed, isPrimary: isPrimary)
        case .missing(let instance, let scalar):
            missing.append(scalar)
            let glyph = ShapedText.Glyph(id: FontInstance.missingGlyph, shape: MissingGlyph.shape, x: 0, y: 0)
            let advance = MissingGlyph.advance * run.font.size + run.tracking + run.kerning
            append(item, instance: instance, glyph: glyph, advance: advance, trailing: run.tracking + run.kerning, kind: .ink)
        case .newline: append(item, instance: primary, glyph: nil, advance: 0, trailing: 0, kind: .newline)
        case .box(let box): append(item, instance: primary, glyph: nil, advance: box.width, trailing: 0, kind: .ink)
        case .tab: append(item, instance: primary, glyph: nil, advance: Shaper.tabWidth, trailing: 0, kind: .space)
        case .control: append(item, instance: primary, glyph: nil, advance: 0, trailing: 0, kind: .space)
        }
    }

    private mutating func append(
        _ item: Itemizer.Item, instance: FontInstance, glyph: ShapedText.Glyph?, advance: CGFloat, trailing: CGFloat,
        kind: ShapedText.Kind
    ) {
        segments.append(.init(instance: instance, run: item.run, level: item.level, isUnjoined: true))
        let start = glyphs.count
        if let glyph { glyphs.append(glyph) }
        clusters.append(.init(
            text: item.text, glyphs: start..<glyphs.count, advance: advance, trailing: trailing, segment: segments.count - 1,
            kind: kind, allowsBreak: false))
    }

    // MARK: - Clusters

    private mutating func appendClusters(_ item: Itemizer.Item, instance: FontInstance, glyphs: [PlacedGlyph], isPrimary: Bool) {
        let isRightToLeft = item.level & 1 == 1
        let run = runs[item.run]
        let trailing = run.tracking + run.kerning
        let added = trailing + (isPrimary ? run.font.tracking : 0)
        let first = clusters.count
        var index = 0
        // For right-to-left text the glyphs come from left to right too, so the clusters descend.
        var previousStart = item.text.upperBound
        while index < glyphs.count {
            let start = glyphs[index].cluster
            let from = index
            while index < glyphs.count, glyphs[index].cluster == glyphs[from].cluster { index += 1 }
            let end = isRightToLeft ? previousStart : index < glyphs.count ? glyphs[index].cluster : item.text.upperBound
            previousStart = start
            appendCluster(
                start..<end, of: glyphs[from..<index], instance: instance, size: run.font.size, added: added, trailing: trailing,
                indent: isRightToLeft ? added : 0)
        }
        if isRightToLeft { clusters[first...].reverse() }
        assignSegments(from: first, item: item, instance: instance)
    }

    private mutating func appendCluster(
        _ text: Range<Int>, of placed: ArraySlice<PlacedGlyph>, instance: FontInstance, size: CGFloat, added: CGFloat,
        trailing: CGFloat, indent: CGFloat
    ) {
        let firstGlyph = glyphs.count
        var pen: CGFloat = 0
        for glyph in placed {
            var (id, advance) = (glyph.id, glyph.advance)
            if id == 0 {
                // The font has all characters, and yet no glyph for them together.
                (id, advance) = (FontInstance.missingGlyph, MissingGlyph.advance)
                missing.append(contentsOf: String(decoding: units[text], as: UTF16.self).unicodeScalars.prefix(1))
            }
            glyphs.append(.init(
                id: id, shape: instance.shape(of: id), x: (pen + glyph.x) * size + indent, y: -glyph.y * size))
            pen += advance
        }
        let isSpace = text.count == 1 && Shaper.isSpace(units[text.lowerBound])
        // Marks that stand alone and invisible characters get no tracking.
        let isVisible = pen != 0
        clusters.append(.init(
            text: text, glyphs: firstGlyph..<glyphs.count, advance: pen * size + (isVisible ? added : 0),
            trailing: isVisible ? trailing : 0, segment: 0, kind: isSpace ? .space : .ink, allowsBreak: false))
    }

    /// Runs that were shaped together are told apart again.
    private mutating func assignSegments(from first: Int, item: Itemizer.Item, instance: FontInstance) {
        var run = item.run
        let isUnjoined = if case .glyphs(_, let script) = item.content { GlyphSource.isUnjoined(script) } else { true }
        segments.append(.init(instance: instance, run: run, level: item.level, isUnjoined: isUnjoined))
        for index in first..<clusters.count {
            while runEnds[run] <= clusters[index].text.lowerBound {
                run += 1
                if runEnds[run] > clusters[index].text.lowerBound {
                    segments.append(.init(instance: instance, run: run, level: item.level, isUnjoined: isUnjoined))
                }
            }
            clusters[index].segment = segments.count - 1
        }
    }

    /// The spaces that vanish at the end of a wrapped line: those of class BA or SP in UAX #14; not the no-break ones.
    static func isSpace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    // MARK: - Breaks and paragraphs

    private mutating func allowBreaks() {
        guard clusters.count > 1 else { return }
        var offsets = library.lineBreaks.offsets(in: units, language: language)[...]
        for index in clusters.indices {
            let end = clusters[index].text.upperBound
            while let next = offsets.first, next < end { offsets.removeFirst() }
            clusters[index].allowsBreak = offsets.first == end
        }
    }

    /// Each paragraph's own direction: that of its first strong character, else the layout direction.
    private func paragraphLevels() -> [(start: Int, level: UInt8)] {
        guard levels != nil else { return [(0, 0)] }
        var levels: [(start: Int, level: UInt8)] = []
        var start = 0
        while start < clusters.count {
            let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
            let text = start < end ? Array(units[clusters[start].text.lowerBound..<clusters[end - 1].text.upperBound]) : []
            levels.append((start, ICU.isFirstStrongRightToLeft(text) ?? isRightToLeft ? 1 : 0))
            start = end + 1
        }
        return levels
    }
}

/// What decides how a text is shaped.
struct ShapingKey: Hashable, Sendable {
    /// Tags set to 0: they do not influence shaping.
    var runs: [TextRun]
    var language: String
    var isRightToLeft: Bool
}

extension FontLibrary {
    /// Shapes a text, or hands out what was shaped before; runs that differ in tags only share it.
    func shaped(_ runs: [TextRun], language: String, isRightToLeft: Bool) -> ShapedText {
        let untagged = runs.map { run in
            var run = run
            run.tag = 0
            return run
        }
        // One text of this length is more than a thousand labels, and seldom shown twice.
        guard runs.reduce(0, { $0 + $1.text.utf8.count }) < 20_000 else {
            shapings.add(1, ordering: .relaxed)
            return Shaper.shape(runs: untagged, language: language, isRightToLeft: isRightToLeft, library: self)
        }
        return shapedTexts.value(for: ShapingKey(runs: untagged, language: language, isRightToLeft: isRightToLeft)) {
            shapings.add(1, ordering: .relaxed)
            return Shaper.shape(runs: untagged, language: language, isRightToLeft: isRightToLeft, library: self)
        }
    }

    /// How many texts were shaped so far; those that were handed out again do not count.
    package var shapedCount: Int { shapings.load(ordering: .relaxed) }

    /// How many words of the system font were shaped so far.
    package var shapedWordCount: Int { wordShapings.load(ordering: .relaxed) }
}
