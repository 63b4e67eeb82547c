import Foundation

/// Stacks lines: their heights, baselines and the distances between them, in points and not yet rounded.
///
/// A line is as high as its highest ascent and deepest descent; between two lines stand the greater of their leadings and the
/// line spacing. For lines of one font that is ascent + descent for the first, and the style's pitch for each further one.
struct LineStack {
    private(set) var baselines: [CGFloat] = []
    private(set) var height: CGFloat = 0
    private let runs: [TextRun]
    private let spacing: CGFloat
    private var leading: CGFloat = 0

    init(runs: [TextRun], spacing: CGFloat) { (self.runs, self.spacing) = (runs, spacing) }

    /// How high the stack would be with one more line of these runs.
    func height(with runs: [Int]) -> CGFloat { place(of: runs).bottom }

    mutating func append(_ runs: [Int]) {
        let place = place(of: runs)
        baselines.append(place.baseline)
        (height, leading) = (place.bottom, place.leading)
    }

    private func place(of lineRuns: [Int]) -> (baseline: CGFloat, bottom: CGFloat, leading: CGFloat) {
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for index in lineRuns {
            let (font, offset) = (runs[index].font, runs[index].baselineOffset)
            // A raised run needs its room above the line's own ascent, a lowered one below the descent.
            ascent = max(ascent, max(font.ascent, runs[index].box?.ascent ?? 0) + max(0, offset))
            descent = max(descent, max(font.descent, runs[index].box?.descent ?? 0) + max(0, -offset))
            leading = max(leading, font.leading)
        }
        let gap = baselines.isEmpty ? 0 : max(self.leading, leading) + spacing
        let baseline = height + gap + ascent
        return (baseline, baseline + descent, leading)
    }
}
