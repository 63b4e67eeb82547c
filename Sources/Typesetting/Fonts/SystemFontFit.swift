import Foundation

/// How Inter is bent towards San Francisco, whose outlines may not be had: as heavy, as tall, as wide.
///
/// All numbers are measured on pictures from iOS 18.5 at scale 3 (ink edges of single letters, exact to about 0.001 em).
enum SystemFontFit {
    /// Between these sizes San Francisco goes from its Text cut to its Display cut.
    ///
    /// Widths bear it out: Inter's text cut is within 1 % up to 17 points and 14 % too wide at 28, its display cut 10 % too narrow
    /// at 17 and within 2.5 % at 28 (regular).
    static let opticalSizes: ClosedRange<CGFloat> = 17...28

    /// 0 at the text cut, 1 at the display cut.
    static func opticalPosition(size: CGFloat) -> CGFloat {
        min(max((size - opticalSizes.lowerBound) / (opticalSizes.upperBound - opticalSizes.lowerBound), 0), 1)
    }

    /// Inter's weight whose lower-case l is as thick as San Francisco's.
    ///
    /// San Francisco's stems, in em: 100 0.0244, 300 0.0644, 400 0.0850, 500 0.1061, 600 0.1215, 700 0.1425, 800 0.1733,
    /// 900 0.2001, equal in both cuts. Inter's two cuts differ by less than 0.002 from each other; this is between them.
    static func weight(_ weight: CGFloat) -> CGFloat {
        interpolated(weight, [(100, 104), (300, 307), (400, 408), (500, 502), (600, 571), (700, 664), (800, 801), (900, 900)])
    }

    /// What each of Inter's advances lacks, in em, so that lines come out as long as San Francisco's.
    ///
    /// San Francisco widens more with its weight, and its display cut less with lightness. Means over two to twelve words for each
    /// weight and cut; single words scatter by 0.008 about them. Text cut below 300 and at 900, display cut at 200: not measured.
    static func missingAdvance(weight: CGFloat, opticalPosition: CGFloat) -> CGFloat {
        let text = interpolated(
            weight, [(300, 0.004), (400, -0.002), (500, 0.003), (600, 0.008), (700, 0.022), (800, 0.024), (900, 0.025)])
        let display = interpolated(
            weight, [
                (100, -0.0145), (300, -0.011), (400, -0.010), (500, -0.004), (600, -0.002), (700, 0.001), (800, 0.0075), (900, 0.018),
            ])
        return text + (display - text) * opticalPosition
    }

    /// The value at `x` on the straight lines between the points; beyond the ends, the end's.
    private static func interpolated(_ x: CGFloat, _ points: [(x: CGFloat, y: CGFloat)]) -> CGFloat {
        guard let above = points.firstIndex(where: { $0.x >= x }) else { return points[points.count - 1].y }
        guard above > 0 else { return points[0].y }
        let (a, b) = (points[above - 1], points[above])
        return a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))
    }
}
