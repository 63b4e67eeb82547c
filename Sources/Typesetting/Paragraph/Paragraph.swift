import Foundation
import Synchronization

/// A text that is shaped once and laid out many times; what was laid out is kept by the interval of widths it holds for.
///
/// Newlines in the text start new lines, each read in its own direction. May be used from several threads: what is kept stands
/// behind a lock, and so does the closure that makes runs.
package final class Paragraph: @unchecked Sendable {
    let library: FontLibrary
    private let style: ParagraphStyle
    private let makeRuns: (_ factor: CGFloat) -> [TextRun]
    private let lock = Mutex(())
    /// By step below full size.
    private var settings: [Int: Setting] = [:]
    private var kept: [Arrangement] = []

    /// Factors of the minimum scale search lie this close together: at 17 points 0.13 of a point.
    private static let stepsPerUnit = 128
    private static let tighteningEms: CGFloat = 0.0144
    private static let mostKept = 12

    /// `runs` is asked with 1 for the text as it stands, and with smaller factors when `minimumScaleFactor` allows: the caller
    /// gives descriptors of the reduced sizes with their own metrics and tracking. It must give equal runs for equal factors.
    package init(library: FontLibrary, style: ParagraphStyle, runs: @escaping (_ factor: CGFloat) -> [TextRun]) {
        (self.library, self.style, makeRuns) = (library, style.withFiniteNumbers, runs)
    }

    /// Characters that no font has, in the order of the text, each once: they are drawn as boxes.
    package var missingGlyphs: [Unicode.Scalar] {
        var seen: Set<Unicode.Scalar> = []
        return shapedText.missing.filter { seen.insert($0).inserted }
    }

    /// Custom families that are not there, each once: the text is set in a substitute.
    package var missingFonts: [String] {
        var seen: Set<String> = []
        return shapedText.missingFamilies.filter { seen.insert($0).inserted }
    }

    private var shapedText: ShapedText { lock.withLock { _ in setting(0).text } }

    /// Sets the text in a width and a height; nil and infinite are no limit, NaN likewise, negative is 0.
    ///
    /// - Spaces at the end of a line count, as iOS counts them, but never make the box wider than the width.
    /// - A line that is wider than the width makes the box as wide as the width, so width 0 gives 0, and 0×0 gives 0×0.
    /// - Lines that do not fit the height completely are dropped and the last one kept is truncated; one is always kept.
    /// - Empty text is 0×0, unless lines are reserved.
    package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let (width, height) = (Paragraph.limit(width), Paragraph.limit(height))
        return lock.withLock { _ in kept[arrangement(width: width, height: height)].layout(width: width, height: height) }
    }

    /// The box of `layout` without its lines: for asking how large a text would be.
    package func box(width: CGFloat?, height: CGFloat?) -> TextLayout.Box {
        let (width, height) = (Paragraph.limit(width), Paragraph.limit(height))
        return lock.withLock { _ in kept[arrangement(width: width, height: height)].box(width: width, height: height) }
    }

    /// Where in `kept` the lines for these limits are.
    private func arrangement(width: CGFloat, height: CGFloat) -> Int {
        if let known = kept.firstIndex(where: { $0.widths.contains(width) && $0.heights.contains(height) }) { return known }
        let made = chosen(width: width, height: height)
        if kept.count == Paragraph.mostKept { kept.removeFirst() }
        kept.append(made)
        return kept.count - 1
    }

    private static func limit(_ proposal: CGFloat?) -> CGFloat {
        guard let proposal, proposal < .greatestFiniteMagnitude else { return .greatestFiniteMagnitude }
        return max(0, proposal)
    }

    // MARK: - Factors

    private func setting(_ step: Int, isTightened: Bool = false) -> Setting {
        let key = isTightened ? ~step : step
        if let known = settings[key] { return known }
        let made: Setting
        if isTightened {
            let plain = setting(step)
            made = Setting(
                text: plain.text.tightened(by: Paragraph.tighteningEms), runs: plain.runs, style: style, library: library)
        } else {
            let runs = makeRuns(factor(step)).map(\.withFiniteNumbers)
            let text = library.shaped(runs, language: style.language, isRightToLeft: style.isRightToLeft)
            made = Setting(text: text, runs: runs, style: style, library: library)
        }
        settings[key] = made
        return made
    }

    private var minimumFactor: CGFloat { min(max(style.minimumScaleFactor, 0.01), 1) }

    private func factor(_ step: Int) -> CGFloat { max(minimumFactor, 1 - CGFloat(step) / CGFloat(Paragraph.stepsPerUnit)) }

    private var lastStep: Int { Int(((1 - minimumFactor) * CGFloat(Paragraph.stepsPerUnit)).rounded(.up)) }

    /// The text at the largest factor at which nothing is left out; at the smallest allowed, if it never fits.
    ///
    /// Halving the interval finds it as long as what fits at one size fits at all smaller ones.
    private func chosen(width: CGFloat, height: CGFloat) -> Arrangement {
        var (widths, heights) = (Limit(width), Limit(height))
        func attempt(_ step: Int, _ isTightened: Bool) -> (step: Int, setting: Setting, result: Setting.Result) {
            let setting = setting(step, isTightened: isTightened)
            let result = setting.set(width: width, height: height)
            widths.merge(result.width)
            heights.merge(result.heightLimit)
            return (step, setting, result)
        }
        var best = attempt(0, false)
        let isFullSizeTruncated = best.result.isTruncated
        let tightens = style.allowsTightening && style.lineLimit == 1
        if best.result.isTruncated, tightens { best = attempt(0, true) }
        if best.result.isTruncated, lastStep > 0 {
            best = attempt(lastStep, tightens)
            var (tooLarge, fits) = (0, lastStep)
            while !best.result.isTruncated, fits - tooLarge > 1 {
                let middle = (tooLarge + fits) / 2
                let attempted = attempt(middle, tightens)
                if attempted.result.isTruncated { tooLarge = middle } else { (fits, best) = (middle, attempted) }
            }
        }
        return Arrangement(
            setting: best.setting, factor: factor(best.step), result: best.result, widths: widths.range, heights: heights.range,
            isFullSizeTruncated: isFullSizeTruncated)
    }
}

/// What decides how a text is set.
struct ParagraphKey: Hashable, Sendable {
    var runs: [TextRun]
    var style: ParagraphStyle
}

extension FontLibrary {
    /// The paragraph of these runs, the same object for equal ones: labels that are shown many times are set once.
    ///
    /// For a style without a minimum scale factor, which asks for runs of other sizes.
    package func paragraph(of runs: [TextRun], style: ParagraphStyle) -> Paragraph {
        paragraphs.value(for: ParagraphKey(runs: runs, style: style)) { Paragraph(library: self, style: style) { _ in runs } }
    }
}
