import Foundation
import Graphics

/// One row of a symbol table: shapes, each with the part it plays in the outlined and in the filled variant.
///
/// A row reads `name : shape ; shape ; …`. A shape is one letter, an optional level digit, and a geometry:
///
///     b  body: outlined, or filled in `.fill`              s  stroke as wide as the stem
///     d  detail stroke, cut out of the body in `.fill`     o  stroke as wide as outlines
///     e  detail area, cut out of the body in `.fill`       f  filled area
///     k  gap: a stroke that is cut out, with clear space   c  an area that is cut out
///     t  thin stroke, for small marks
///     u name scale dx dy   another symbol; `v` the same, in its filled variant where this one is filled
///
/// A row may begin with `w number`, its side margins in hundredths of an em, with `n`: outlined inside circles and squares, and with
/// `g number`: heavier stems add at most that much of what they add elsewhere, so that lines close to each other stay apart. Filled
/// circles of a radius up to 8.5 are dots, which grow with the stem.
struct SymbolDrawing {
    var margin: CGFloat?
    /// Keeps its outlined form when it stands in a circle or square.
    var isOutlinedWhenEnclosed = false
    private var growth: CGFloat = 1
    private var shapes: [Shape]

    private struct Shape {
        var kind: Character
        var level: Int
        var words: ArraySlice<Substring>
    }

    init(_ text: Substring) {
        shapes = []
        for part in text.split(separator: ";") {
            let words = part.split(separator: " ")
            guard let first = words.first, let kind = first.first else { continue }
            if kind == "n" { isOutlinedWhenEnclosed = true; continue }
            if kind == "g" { growth = CGFloat(Double(words[1])!); continue }
            if kind == "w" { margin = CGFloat(Double(words[1])!); continue }
            shapes.append(Shape(kind: kind, level: Int(first.dropFirst()) ?? 0, words: words.dropFirst()))
        }
    }

    /// Whether `.fill` means something for this row.
    var hasBody: Bool { shapes.contains { $0.kind == "b" || $0.kind == "v" } }

    /// The steps in the outlined or filled variant; `other` gives the steps of the symbols this one uses.
    func steps(filled: Bool, other: (String) -> [SymbolStep]?) -> [SymbolStep] {
        var steps: [SymbolStep] = []
        let bodyLevel = shapes.filter { $0.kind == "b" }.map(\.level).max() ?? 0
        for shape in shapes {
            func add(_ brush: SymbolStep.Brush, cut: Bool = false) {
                let areas = brush.isFill ? SymbolDrawing.dots(shape.words) : nil
                for words in areas ?? [shape.words] {
                    let step = SymbolStep(
                        path: SymbolGeometry.path(words), brush: areas == nil ? brush : .dot(growth: cut ? 0.3 : 0.55), level: shape.level,
                        isCutout: cut, isKnockout: cut && shape.kind != "k" && shape.kind != "c" && shape.level < bodyLevel)
                    steps.append(step.limited(growth: growth))
                }
            }
            switch shape.kind {
            case "b":
                add(filled ? .body(.line) : .stroke(.line))
            case "d": add(.stroke(.detail), cut: filled)
            case "e": add(.fill, cut: filled)
            case "s": add(.stroke(.stem))
            case "o": add(.stroke(.line))
            case "t": add(.stroke(.thin))
            case "f": add(.fill)
            case "k": add(.stroke(SymbolStep.Pen(share: 0.8, growth: 0.7, extra: 2 * SymbolStep.gap)), cut: true)
            case "c": add(.fill, cut: true)
            case "u", "v":
                let words = Array(shape.words)
                let name = String(words[0]) + (shape.kind == "v" && filled ? ".fill" : "")
                let numbers = words.dropFirst().map { CGFloat(Double($0)!) }
                guard let used = other(name) else { preconditionFailure("a symbol table uses \(name), which is not there") }
                steps += used.transformed(
                    CGAffineTransform(a: numbers[0], b: 0, c: 0, d: numbers[0], tx: numbers[1], ty: numbers[2])
                ).map { $0.limited(growth: growth) }
            default: preconditionFailure("a symbol table has a shape of the unknown kind \(shape.kind)")
            }
        }
        return steps
    }

    /// The words of each circle, if the shape consists of nothing but small ones.
    private static func dots(_ words: ArraySlice<Substring>) -> [ArraySlice<Substring>]? {
        let circles = stride(from: words.startIndex, to: words.endIndex, by: 4).map { words[$0..<min($0 + 4, words.endIndex)] }
        return circles.allSatisfy { $0.count == 4 && $0.first == "O" && Double($0.last!)! <= 8.5 } ? circles : nil
    }
}
