import Foundation
import Graphics

/// The hollow box drawn for a character that no font has: as high as San Francisco's capitals, so that it is seen but fits.
enum MissingGlyph {
    /// In em.
    static let advance: CGFloat = 0.6

    static let shape: GlyphShape = {
        let (left, right, top, bottom, stroke): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0.06, 0.54, -0.7046, 0, 0.06)
        var path = Path()
        path.move(to: CGPoint(x: left, y: top))
        path.addLines(from: [CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom)])
        // The inner edge runs the other way round, so that non-zero winding leaves it open.
        path.move(to: CGPoint(x: left + stroke, y: top + stroke))
        path.addLines(from: [
            CGPoint(x: left + stroke, y: bottom - stroke), CGPoint(x: right - stroke, y: bottom - stroke),
            CGPoint(x: right - stroke, y: top + stroke),
        ])
        return GlyphShape(.outline(path))
    }()
}

extension Path {
    fileprivate mutating func addLines(from points: [CGPoint]) {
        points.forEach { addLine(to: $0) }
        closeSubpath()
    }
}
