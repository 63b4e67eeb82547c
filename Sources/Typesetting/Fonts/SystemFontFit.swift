import Foundation

/// How Inter is bent towards San Francisco, whose outlines may not be had: as heavy, as tall, as wide.
///
/// All numbers are measured on pictures from iOS 18.5 at scale 3 (ink edges of single letters, exact to about 0.001 em).
enum SystemFontFit {
    /// Where a size lies between San Francisco's two optical cuts: 0 is Text, up to 17 points, 1 is Display, from 28.
    ///
    /// Read off the widths of e and t, which shrink from 0.4652 and 0.2861 em at 17 points to 0.4514 and 0.2588 at 28.
    static func opticalPosition(size: CGFloat) -> CGFloat {
        interpolated(size, [(17, 0), (18, 0.045), (20, 0.235), (22, 0.535), (24, 0.825), (28, 1)])
    }

    /// Inter's weight whose lower-case l is as thick as San Francisco's.
    ///
    /// San Francisco's stems, in em: 100 0.0244, 300 0.0644, 400 0.0850, 500 0.1061, 600 0.1215, 700 0.1425, 800 0.1733,
    /// 900 0.2001, equal in both cuts. Inter's two cuts differ by less than 0.002 from each other; this is between them.
    static func weight(_ weight: CGFloat) -> CGFloat {
        interpolated(weight, [(100, 104), (300, 307), (400, 408), (500, 502), (600, 571), (700, 664), (800, 801), (900, 900)])
    }

    /// What each of Inter's advances lacks at a weight, in em, so that lines come out as long as San Francisco's.
    ///
    /// San Francisco widens more with its weight, and its display cut less with lightness. Means over two to twelve words for each
    /// weight and cut; single words scatter by 0.008 about them. Text cut below 300 and at 900, display cut at 200: not measured.
    static func missingAdvance(weight: CGFloat, opticalPosition: CGFloat) -> CGFloat {
        let text = interpolated(
            weight, [(300, 0.004), (400, -0.002), (500, 0.003), (600, 0.008), (700, 0.022), (800, 0.024), (900, 0.025)])
        let display = interpolated(
            weight, [
                (100, -0.0185), (300, -0.0145), (400, -0.013), (500, -0.004), (600, -0.005), (700, -0.004), (800, 0.0065), (900, 0.0165),
            ])
        return text + (display - text) * opticalPosition
    }

    /// What a character's advance lacks beside that mean, in em; 0 for characters that were not measured.
    ///
    /// Least squares over 59 lines of regular text from 11 to 17 points, whose glyphs iOS puts on whole pixels, and the widths of
    /// 51 text boxes. The residual, 0.29 px, is that rounding; with a fifth of the boxes left out, their widths come out with a
    /// mean error of 0.3 % (0.6 % without this table).
    static func missingAdvance(of character: Unicode.Scalar) -> CGFloat {
        // The dots of the ellipsis stand closer together, by 0.021 em each; half of that is taken back behind the last.
        if character == "…" { return -0.02 }
        let index = Int(character.value)
        return index < byCharacter.count ? byCharacter[index] : 0
    }

    /// Indexed by ASCII code.
    private static let byCharacter: [CGFloat] = {
        // Each character and its number in 1/10,000 em, that of all regular text (-20) included.
        let measured = """
            !172 ,172 -91 060 1-23 2-40 3-88 4-21 552 :-20 A-97 B136 C-103 D55 E-53 F-17 G7 H55 I1 L1 M-115 N-34 O45 P26 R56 S1 T-136 \
            V-37 W34 a-126 b-86 c42 d-77 e-108 f-9 g75 h-93 i75 k-2 l142 m4 n-24 o-61 p-9 q-20 r100 s45 t-52 u22 v-123 w-371 x-173 \
            y-156 z-38
            """
        var table = [CGFloat](repeating: 0, count: 128)
        table[0x20] = (34 + 20) / 10_000
        for entry in measured.split(separator: " ") {
            table[Int(entry.utf8.first!)] = CGFloat(Int(entry.dropFirst())! + 20) / 10_000
        }
        return table
    }()

    /// The value at `x` on the straight lines between the points; beyond the ends, the end's.
    private static func interpolated(_ x: CGFloat, _ points: [(x: CGFloat, y: CGFloat)]) -> CGFloat {
        guard let above = points.firstIndex(where: { $0.x >= x }) else { return points[points.count - 1].y }
        guard above > 0 else { return points[0].y }
        let (a, b) = (points[above - 1], points[above])
        return a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))
    }
}
