import Foundation
@testable import SwiftUICore

/// A view tree as data, which both the engine and its plain twin lay out.
final class Sketch {
    enum Leaf {
        case rigid(Double, Double)
        case fills
        case atLeast(Double, Double)
        case between(Double, Double, Double, Double)
        /// Words of given widths in lines of a given height.
        case words([Double], Double)
        /// The same, but lines that do not fit the height are left out, and the width is that of the rest.
        case cutWords([Double], Double)
        /// As `Circle`: the shorter side both ways.
        case square
        case spacer(Double)
        case divider
    }

    enum Kind {
        case leaf(Leaf)
        case fixedFrame(Double?, Double?, Alignment)
        case flexibleFrame(FlexibleFrameItem.Limits, FlexibleFrameItem.Limits, Alignment)
        case padding(EdgeInsets)
        case aspect(Double?, ContentMode)
        case fixedSize(Bool, Bool)
        case offset(Double, Double)
        case position(Double, Double)
        case priority(Double)
        /// An explicit guide: a share of the view's length on the guide's axis.
        case guide(AlignmentKey, Double)
        /// Second child behind or in front.
        case secondary(Alignment)
        case stack(Axis, AlignmentKey, Double?)
        case overlap(Alignment)
        case lazyStack(Axis, AlignmentKey, Double?)
        case scroll(Axis.Set)
        case grid([[Int]], Alignment, Double?, Double?)
        case lazyGrid(Axis, [GridItem], Alignment, Double?)
        case fits(Axis.Set)
        case reader
        case user(UserRule)
    }

    /// Layouts such as a user may write: odd, but the same for the same questions.
    enum UserRule { case swapsAxes, jumps, asksTwice, resets }

    let kind: Kind
    let children: [Sketch]

    init(_ kind: Kind, _ children: [Sketch] = []) {
        self.kind = kind
        self.children = children
    }

    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// In tree order, the node first.
    var all: [Sketch] { [self] + children.flatMap(\.all) }

    var description: String {
        var name = "\(kind)"
        for word in ["SwiftUICoreTests.", "SwiftUICore.", "Sketch.Leaf.", "VerticalAlignment", "HorizontalAlignment", "AlignmentKey", "(key: (id: "] {
            name = name.replacingOccurrences(of: word, with: "")
        }
        name = name.replacing(/\.\(unknown context at \$[0-9a-f]+\)\./, with: "")
        return children.isEmpty ? name : name + " { " + children.map(\.description).joined(separator: "; ") + " }"
    }
}

extension Sketch.Leaf {
    /// How large the leaf is; the same code for engine and twin, since leaves are not what is judged.
    func size(_ p: Proposal) -> (width: Double, height: Double) {
        func open(_ length: Double, _ least: Double) -> Double { length.isNaN ? least : max(length, least) }
        switch self {
        case .rigid(let width, let height): return (width, height)
        case .fills: return (p.width.isNaN ? 10 : max(p.width, 0), p.height.isNaN ? 10 : max(p.height, 0))
        case .atLeast(let width, let height): return (open(p.width, width), open(p.height, height))
        case .between(let a, let b, let c, let d): return (min(open(p.width, a), b), min(open(p.height, c), d))
        case .words(let words, let line):
            let lines = Self.lines(words, p.width)
            return (lines.max() ?? 0, Double(lines.count) * line)
        case .cutWords(let words, let line):
            let lines = Self.lines(words, p.width)
            let kept = p.height.isNaN || p.height == .infinity ? lines.count : max(Int((p.height / line).rounded(.down)), 1)
            return (lines.prefix(kept).max() ?? 0, Double(min(kept, lines.count)) * line)
        case .square:
            if p.width.isNaN && p.height.isNaN { return (10, 10) }
            let side = max(p.width.isNaN ? p.height : p.height.isNaN ? p.width : min(p.width, p.height), 0)
            return (side, side)
        case .spacer, .divider: return (0, 0)
        }
    }

    /// Words in lines no longer than `width`, as far as they can; the length of each line.
    private static func lines(_ words: [Double], _ width: Double) -> [Double] {
        var lines: [Double] = []
        for word in words {
            if let last = lines.last, width.isNaN || last + word <= width { lines[lines.count - 1] = last + word } else { lines.append(word) }
        }
        return lines
    }

    func dependence(_ axis: Axis, isNil: Bool) -> Dependence {
        switch self {
        case .rigid: []
        case .fills, .atLeast, .between, .spacer, .divider: .own
        case .words: axis == .horizontal ? .own : .other
        case .cutWords, .square: .both
        }
    }
}
