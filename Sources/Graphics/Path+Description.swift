import Foundation

extension Path: CustomStringConvertible {
    /// The outline in words that `init(_:)` reads back, exactly: coordinates, then m (move), l (line), q (quadratic curve), c (cubic
    /// curve), or h (close), as in PDF; control points stand before ends.
    public var description: String { elements.map(\.phrase).joined(separator: " ") }

    /// An outline in the words of `description`, and PDF's `re` (x, y, width, height: a rectangle); nil if it is none.
    public init?(_ string: String) {
        var path = Path(), numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(CGFloat(number))
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): path.move(to: point(0))
            case ("l", 2) where !path.isEmpty: path.addLine(to: point(0))
            case ("q", 4) where !path.isEmpty: path.addQuadCurve(to: point(1), control: point(0))
            case ("c", 6) where !path.isEmpty: path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): path.closeSubpath()
            case ("re", 4): path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }
}

extension Path.Element {
    fileprivate var phrase: String {
        /// The shortest text that is read back as the same number, without the fraction of a whole one.
        func text(_ value: CGFloat) -> String {
            let text = String(Double(value))
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        func text(_ point: CGPoint) -> String { text(point.x) + " " + text(point.y) }
        switch self {
        case .move(let to): return text(to) + " m"
        case .line(let to): return text(to) + " l"
        case .quadCurve(let to, let control): return text(control) + " " + text(to) + " q"
        case .curve(let to, let control1, let control2): return text(control1) + " " + text(control2) + " " + text(to) + " c"
        case .closeSubpath: return "h"
        }
    }
}
