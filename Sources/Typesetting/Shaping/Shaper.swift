import CHarfBuzz
import Foundation

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
        if let buffer = hb_buffer_create() {
            defer { hb_buffer_destroy(buffer) }
            for item in itemizer.items() { append(item, cascades: cascades, buffer: buffer) }
        }
        allowBreaks()
        return ShapedText(
            units: units, runs: runs, clusters: clusters, glyphs: glyphs, segments: segments, paragraphLevels: paragraphLevels(),
            missing: missing, missingFamilies: cascades.compactMap(\.missingFamily))
    }

    private mutating func append(_ item: Itemizer.Item, cascades: [FontCascade], buffer: OpaquePointer) {
        let (run, primary) = (runs[item.run], cascades[item.run].primary)
        switch item.content {
        case .glyphs(let instance, let script):
            let isPrimary = instance === primary
            let features = Shaper.features(of: run, isPrimary: isPrimary)
            var glyphs = shapedGlyphs(item, instance: instance, script: script, features: features, buffer: buffer)
            if isPrimary, let blend = cascades[item.run].blend {
                let other = shapedGlyphs(item, instance: blend.instance, script: script, features: features, buffer: buffer)
                Shaper.blend(&glyphs, with: other, share: blend.share)
            }
            appendClusters(item, instance: instance, glyphs: glyphs, isPrimary: isPrimary)
        case .missing(let instance, let scalar):
            missing.append(scalar)
            let glyph = ShapedText.Glyph(id: FontInstance.missingGlyph, shape: MissingGlyph.shape, x: 0, y: 0)
            let advance = MissingGlyph.advance * run.font.size + run.tracking + run.kerning
            append(item, instance: instance, glyph: glyph, advance: advance, trailing: run.tracking + run.kerning, kind: .ink)
        case .newline: append(item, instance: primary, glyph: nil, advance: 0, trailing: 0, kind: .newline)
        case .tab: append(item, instance: primary, glyph: nil, advance: Shaper.tabWidth, trailing: 0, kind: .space)
        case .control: append(item, instance: primary, glyph: nil, advance: 0, trailing: 0, kind: .space)
        }
    }

    private mutating func append(
        _ item: Itemizer.Item, instance: FontInstance, glyph: ShapedText.Glyph?, advance: CGFloat, trailing: CGFloat,
        kind: ShapedText.Kind
    ) {
        segments.append(.init(instance: instance, run: item.run, level: item.level))
        let start = glyphs.count
        if let glyph { glyphs.append(glyph) }
        clusters.append(.init(
            text: item.text, glyphs: start..<glyphs.count, advance: advance, trailing: trailing, segment: segments.count - 1,
            kind: kind, allowsBreak: false))
    }

    // MARK: - HarfBuzz

    /// A glyph as HarfBuzz places it, in em; y upwards.
    private struct PlacedGlyph {
        var id, cluster: UInt32
        var advance, x, y: CGFloat
    }

    private func shapedGlyphs(
        _ item: Itemizer.Item, instance: FontInstance, script: hb_script_t, features: [hb_feature_t], buffer: OpaquePointer
    ) -> [PlacedGlyph] {
        hb_buffer_clear_contents(buffer)
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), UInt32(item.text.lowerBound), Int32(item.text.count))
        }
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        hb_shape(instance.font, buffer, features, UInt32(features.count))

        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count), let infos = hb_buffer_get_glyph_infos(buffer, &count)
        else { return [] }
        let em = instance.file.unitsPerEm
        return (0..<Int(count)).map { index in
            let position = positions[index]
            return PlacedGlyph(
                id: infos[index].codepoint, cluster: infos[index].cluster, advance: CGFloat(position.x_advance) / em,
                x: CGFloat(position.x_offset) / em, y: CGFloat(position.y_offset) / em)
        }
    }

    /// Moves advances, kerning included, towards those of another cut of the font; each glyph stays in the middle of its own.
    ///
    /// Where the two cuts form other glyphs (a ligature in one only), nothing is changed.
    private static func blend(_ glyphs: inout [PlacedGlyph], with other: [PlacedGlyph], share: CGFloat) {
        guard glyphs.map(\.cluster) == other.map(\.cluster) else { return }
        for index in glyphs.indices {
            let change = (other[index].advance - glyphs[index].advance) * share
            glyphs[index].advance += change
            glyphs[index].x += change / 2
        }
    }

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
            let start = Int(glyphs[index].cluster)
            let from = index
            while index < glyphs.count, glyphs[index].cluster == glyphs[from].cluster { index += 1 }
            let end = isRightToLeft ? previousStart : index < glyphs.count ? Int(glyphs[index].cluster) : item.text.upperBound
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
        segments.append(.init(instance: instance, run: run, level: item.level))
        for index in first..<clusters.count {
            while runEnds[run] <= clusters[index].text.lowerBound {
                run += 1
                if runEnds[run] > clusters[index].text.lowerBound {
                    segments.append(.init(instance: instance, run: run, level: item.level))
                }
            }
            clusters[index].segment = segments.count - 1
        }
    }

    /// Kerning and ligatures are HarfBuzz's defaults.
    ///
    /// Inter's contextual alternates turn "->" into an arrow and "2x2" into a product, which San Francisco does not: off.
    private static func features(of run: TextRun, isPrimary: Bool) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        func set(_ tag: String, _ value: UInt32) {
            features.append(hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: UInt32.max))
        }
        if isPrimary {
            switch run.font.family {
            case .system, .rounded: set("calt", 0)
            case .serif, .monospaced, .custom: break
            }
        }
        if run.font.monospacedDigits { set("tnum", 1) }
        if run.font.smallCaps { set("smcp", 1) }
        if run.tracking != 0 {
            set("liga", 0)
            set("clig", 0)
        }
        return features
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

extension FontLibrary {
    /// Shapes a text, or hands out what was shaped before; runs that differ in tags only share it.
    func shaped(_ runs: [TextRun], language: String, isRightToLeft: Bool) -> ShapedText {
        let untagged = runs.map { run in
            var run = run
            run.tag = 0
            return run
        }
        let key = ShapingCache.Key(runs: untagged, language: language, isRightToLeft: isRightToLeft)
        if let known = shapedTexts[key] { return known }
        let made = Shaper.shape(runs: untagged, language: language, isRightToLeft: isRightToLeft, library: self)
        shapedTexts.keep(made, for: key)
        return made
    }
}
