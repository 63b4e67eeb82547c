import Foundation

/// Lines as they were decided, good for an interval of widths and heights, and the layout they give at one of them.
struct Arrangement {
    private let setting: Setting
    private let factor: CGFloat
    private let result: Setting.Result
    private let isFullSizeTruncated: Bool
    /// Limits that would have decided the same.
    let widths, heights: Range<CGFloat>
    private var latestBox: TextLayout.Box?
    private var latest: TextLayout?

    init(
        setting: Setting, factor: CGFloat, result: Setting.Result, widths: Range<CGFloat>, heights: Range<CGFloat>,
        isFullSizeTruncated: Bool
    ) {
        (self.setting, self.factor, self.result) = (setting, factor, result)
        (self.widths, self.heights, self.isFullSizeTruncated) = (widths, heights, isFullSizeTruncated)
    }

    /// The box for limits within the intervals.
    mutating func box(width: CGFloat, height: CGFloat) -> TextLayout.Box {
        if let latestBox, latestBox.widths.contains(width), latestBox.heights.contains(height) { return latestBox }
        let made = makeBox(width: width, height: height)
        latestBox = made
        return made
    }

    /// The lines in a box for limits within the intervals; made once for all limits that give the same box.
    mutating func layout(width: CGFloat, height: CGFloat) -> TextLayout {
        if let latest, latest.widths.contains(width), latest.heights.contains(height) { return latest }
        let box = box(width: width, height: height)
        let style = setting.style
        var setter = LineSetter(runs: setting.runs, scale: style.scale)
        let lines = zip(result.lines, pixelBaselines(scale: style.scale)).map { line, baseline in
            let x = style.alignment.x(ofLine: line.width, in: box.size.width, isRightToLeft: style.isRightToLeft, scale: style.scale)
            return setter.line(line, x: x, baseline: baseline)
        }
        var missing: [MissingPatterns] = []
        for patterns in result.lines.compactMap(\.missingPatterns) where !missing.contains(patterns) { missing.append(patterns) }
        let made = TextLayout(
            box: box, lines: lines, missingPatterns: missing, alignment: style.alignment, isRightToLeft: style.isRightToLeft,
            scale: style.scale)
        latest = made
        return made
    }

    private func makeBox(width: CGFloat, height: CGFloat) -> TextLayout.Box {
        let style = setting.style, scale = style.scale
        let pixel = 1 / scale
        func up(_ length: CGFloat) -> CGFloat { max(0, ((length - Limit.tolerance / 2) * scale).rounded(.up) * pixel) + 0 }

        var size = CGSize(width: 0, height: up(result.height))
        var (widths, heights) = (widths, heights)
        var limit = Limit(width)
        let widest = result.lines.map { $0.width + $0.hanging }.max() ?? 0
        if width == 0 {
            widths = 0..<width.nextUp
            if height == 0 { (size.height, heights) = (0, 0..<height.nextUp) }
        } else if limit.admits(widest) {
            size.width = up(widest)
            widths = max(widths.lowerBound, limit.low)..<widths.upperBound
        } else {
            // Cut, so that the box depends on the width itself.
            size.width = width
            widths = width..<width.nextUp
        }

        let baselines = pixelBaselines(scale: scale)
        let mayShorten = style.lineLimit.map { $0 > 1 } ?? true
        return TextLayout.Box(
            size: size, firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0, isTruncated: result.isTruncated,
            widthDependsOnHeight: mayShorten && (baselines.count > 1 || isFullSizeTruncated), scaleFactor: factor, widths: widths,
            heights: heights)
    }

    /// Measured on iOS 18.5: the first baseline is rounded to a pixel, each further one lies its distance below it, rounded up.
    private func pixelBaselines(scale: CGFloat) -> [CGFloat] {
        guard let first = result.baselines.first else { return [] }
        return result.baselines.map { baseline in
            ((first * scale).rounded() + ((baseline - first - Limit.tolerance / 2) * scale).rounded(.up)) / scale
        }
    }
}
