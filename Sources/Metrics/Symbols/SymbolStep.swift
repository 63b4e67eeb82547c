import Foundation
import Graphics

/// One step of a symbol's drawing before a weight is chosen, in hundredths of an em about the optical centre.
struct SymbolStep {
    enum Brush {
        case fill
        case stroke(Pen)
        /// Filled up to the outer edge of a line along the path, so that filled and outlined variants are as large.
        case body(Pen)
        /// A filled dot, whose radius grows by that share of what the stem grows by.
        case dot(growth: CGFloat)

        var isFill: Bool { if case .fill = self { true } else { false } }
    }

    /// How wide a line is at a weight, in hundredths of an em.
    struct Pen {
        /// Share of the stem, up to the regular one.
        var share: CGFloat
        /// How much of what heavier stems add is taken over: lines inside a shape would run together otherwise.
        var growth: CGFloat
        /// Added at every weight.
        var extra: CGFloat = 0

        /// Bare strokes: plus, chevrons, arrows.
        static let stem = Pen(share: 1, growth: 1)
        /// Outlines of bodies; the share was read off reference pictures (square 0.063 em, globe 0.06 em beside a stem of 0.086).
        static let line = Pen(share: 0.8, growth: 0.7)
        /// Lines inside a body.
        static let detail = Pen(share: 0.8, growth: 0.4)
        /// Small digits and marks that thicker lines would close.
        static let thin = Pen(share: 0.6, growth: 0.3)

        func width(stem: CGFloat) -> CGFloat {
            let regular = SymbolStep.stem(weight: 400)
            return max(0, share * (min(stem, regular) + growth * max(0, stem - regular)) + extra)
        }
    }

    var path: Path
    var brush: Brush
    var level = 0
    var isCutout = false
    /// Cut out of a filled body as long as all is one colour; drawn on it where each level has a colour of its own.
    var isKnockout = false

    /// Clear space beside a slash or round a badge, in hundredths of an em.
    static let gap: CGFloat = 6

    /// The stem of a weight in hundredths of an em: the stems measured on system text; thin and ultralight from memory.
    static func stem(weight: CGFloat) -> CGFloat {
        let stems: [CGFloat] = [3.2, 4.8, 6.6, 8.6, 10.6, 12.2, 14.2, 18, 20]
        let position = weight.isNaN ? 3 : min(max(weight / 100 - 1, 0), 8)
        let low = min(Int(position), 7)
        return stems[low] + (stems[low + 1] - stems[low]) * (position - CGFloat(low))
    }

    func lineWidth(stem: CGFloat) -> CGFloat? {
        switch brush {
        case .fill, .dot: nil
        case .stroke(let pen), .body(let pen): pen.width(stem: stem)
        }
    }

    /// How far the outline of a dot lies outside the one it has at the regular weight, in hundredths of an em.
    private func dotGrowth(stem: CGFloat) -> CGFloat {
        guard case .dot(let growth) = brush else { return 0 }
        let regular = SymbolStep.stem(weight: 400)
        return path.sampledBounds.width / 2 * growth * (stem - regular) / regular
    }

    /// The area that the step inks or takes away at that stem, in hundredths of an em; to be filled by the non-zero rule.
    func area(stem: CGFloat) -> Path {
        let width = lineWidth(stem: stem) ?? 0
        return switch brush {
        case .fill: path.grown(by: 0) ?? Path(elements: StrokeContour.clockwise(path))
        case .stroke: Path(elements: StrokeContour.stroked(path, width: width))
        case .dot: Path(ellipseIn: ink(stem: stem))
        case .body: path.grown(by: width / 2) ?? Path(elements: StrokeContour.grown(path, by: width / 2))
        }
    }

    /// The same with heavier stems adding at most that much of what they add.
    func limited(growth limit: CGFloat) -> SymbolStep {
        var copy = self
        switch brush {
        case .fill: break
        case .stroke(var pen): pen.growth = min(pen.growth, limit); copy.brush = .stroke(pen)
        case .body(var pen): pen.growth = min(pen.growth, limit); copy.brush = .body(pen)
        case .dot(let growth): copy.brush = .dot(growth: min(growth, limit))
        }
        return copy
    }

    func transformed(_ map: CGAffineTransform) -> SymbolStep {
        var copy = self
        copy.path = path.applying(map)
        return copy
    }

    /// The ink's box at that stem; control points do not count, curves are sampled.
    func ink(stem: CGFloat) -> CGRect {
        let box = path.sampledBounds
        let half = (lineWidth(stem: stem) ?? 0) / 2 + dotGrowth(stem: stem)
        return box.isNull ? box : box.insetBy(dx: -half, dy: -half)
    }
}

extension [SymbolStep] {
    /// The box of what is drawn; what cutouts take away is not taken off.
    func ink(stem: CGFloat) -> CGRect {
        reduce(CGRect.null) { $1.isCutout ? $0 : $0.union($1.ink(stem: stem)) }
    }

    func transformed(_ transform: CGAffineTransform) -> [SymbolStep] { map { $0.transformed(transform) } }
}

extension Path {
    /// A circle, ellipse or rounded rectangle with its edge moved outwards (inwards if negative); nil for any other path, and where
    /// nothing would be left.
    func grown(by distance: CGFloat) -> Path? {
        switch form {
        case .ellipse(let rect), .roundedRectangle(let rect, _, _):
            guard rect.width > -2 * distance, rect.height > -2 * distance else { return nil }
            let grown = rect.insetBy(dx: -distance, dy: -distance)
            guard case .roundedRectangle(_, let radii, let style) = form else { return Path(ellipseIn: grown) }
            return Path(roundedRect: grown, cornerRadius: max(0, radii.topLeft + distance), style: style)
        default: return nil
        }
    }

    /// The box of the outline itself, each curve sampled at sixteen places: off by less than 1 % of a curve's height.
    var sampledBounds: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        func take(_ x: CGFloat, _ y: CGFloat) {
            low = CGPoint(x: Swift.min(low.x, x), y: Swift.min(low.y, y))
            high = CGPoint(x: Swift.max(high.x, x), y: Swift.max(high.y, y))
        }
        var current = CGPoint.zero
        func curve(_ a: CGPoint, _ b: CGPoint, _ to: CGPoint) {
            for step in 1...16 {
                let t = CGFloat(step) / 16, s = 1 - t
                let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                take(
                    w0 * current.x + w1 * a.x + w2 * b.x + w3 * to.x,
                    w0 * current.y + w1 * a.y + w2 * b.y + w3 * to.y)
            }
            current = to
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to): take(to.x, to.y); current = to
            case .curve(let to, let a, let b): curve(a, b, to)
            case .quadCurve(let to, let c):
                let from = current
                curve(
                    CGPoint(x: from.x + (c.x - from.x) * 2 / 3, y: from.y + (c.y - from.y) * 2 / 3),
                    CGPoint(x: to.x + (c.x - to.x) * 2 / 3, y: to.y + (c.y - to.y) * 2 / 3), to)
            case .closeSubpath: break
            }
        }
        return low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }
}
