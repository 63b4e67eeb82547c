@testable import SwiftUICore

/// Makes random trees with everything that lays out in them.
struct SketchGenerator {
    var random: SeededGenerator
    /// Guides that merge through containers: the text baselines and one of a user's own.
    static let mergingGuides = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key, OwnGuide.horizontal.key]
    static let horizontalGuides = [HorizontalAlignment.leading, .center, .trailing, OwnGuide.horizontal]
    static let verticalGuides = [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func tree(depth: Int) -> Sketch {
        if depth <= 0 || random.chance(12) { return leaf() }
        return random.chance(55) ? container(depth) : wrapper(depth)
    }

    mutating func proposal() -> Proposal {
        func length() -> Double {
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1: .nan
            case 2: 0
            case 3: .infinity
            default: random.length(0...500)
            }
        }
        return Proposal(length(), length())
    }

    private mutating func leaf() -> Sketch {
        func words() -> [Double] { (0..<Int.random(in: 1...6, using: &random)).map { _ in random.length(5...40) } }
        let leaf: Sketch.Leaf = switch Int.random(in: 0..<11, using: &random) {
        case 0, 1: .rigid(random.length(0...90), random.length(0...60))
        case 2, 3: .fills
        case 4: .atLeast(random.length(0...50), random.length(0...50))
        case 5:
            .between(random.length(0...50), random.length(51...150), random.length(0...30), random.length(31...150))
        case 6: .words(words(), 20.375)
        case 7: .cutWords(words(), 20.375)
        case 8: .square
        case 9: .divider
        default: .spacer(random.pick([0, 8, 20]))
        }
        return Sketch(.leaf(leaf))
    }

    private mutating func alignment() -> Alignment {
        Alignment(horizontal: random.pick(Self.horizontalGuides), vertical: random.pick(Self.verticalGuides))
    }

    private mutating func limits() -> FlexibleFrameItem.Limits {
        func maybe(_ range: ClosedRange<Double>) -> CGFloat? {
            random.chance(45) ? CGFloat(random.chance(15) ? (random.chance(50) ? 0 : .infinity) : random.length(range)) : nil
        }
        return FlexibleFrameItem.Limits(minimum: maybe(0...100), ideal: maybe(20...150), maximum: maybe(50...300))
    }

    private mutating func wrapper(_ depth: Int) -> Sketch {
        func length() -> Double? { random.chance(60) ? random.length(0...200) : nil }
        func inset() -> CGFloat { random.chance(60) ? CGFloat(random.length(-5...25)) : 0 }
        let kind: Sketch.Kind
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: kind = .fixedFrame(length(), length(), alignment())
        case 2, 3: kind = .flexibleFrame(limits(), limits(), alignment())
        case 4: kind = .padding(EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset()))
        case 5: kind = .aspect(random.chance(50) ? random.pick([0.5, 1, 1.75]) : nil, random.chance(50) ? .fit : .fill)
        case 6: kind = .fixedSize(random.chance(60), random.chance(60))
        case 7: kind = .offset(random.length(-20...20), random.length(-20...20))
        case 8: kind = random.chance(30) ? .position(random.length(0...90), random.length(0...90)) : .priority(random.pick([-1, 1, 2]))
        case 9: kind = .priority(random.pick([-1, 0, 1, 2]))
        case 10:
            let keys = Self.horizontalGuides.map(\.key) + Self.verticalGuides.map(\.key)
            kind = .guide(random.pick(keys), random.length(-0.5...1.5))
        default: return Sketch(.secondary(alignment()), [tree(depth: depth - 1), tree(depth: depth - 2)])
        }
        return Sketch(kind, [tree(depth: depth - 1)])
    }

    private mutating func container(_ depth: Int) -> Sketch {
        func spacing() -> Double? { random.chance(50) ? random.length(0...12) : nil }
        func several(_ range: ClosedRange<Int>) -> [Sketch] { (0..<Int.random(in: range, using: &random)).map { _ in tree(depth: depth - 1) } }
        func guide(_ axis: Axis) -> AlignmentKey {
            axis == .horizontal ? random.pick(Self.verticalGuides).key : random.pick(Self.horizontalGuides).key
        }
        let axis: Axis = random.chance(50) ? .horizontal : .vertical
        switch Int.random(in: 0..<20, using: &random) {
        case 0...9: return Sketch(.stack(axis, guide(axis), spacing()), several(0...4))
        case 10, 11: return Sketch(.overlap(alignment()), several(0...3))
        case 12: return Sketch(.lazyStack(axis, guide(axis), spacing()), several(0...3))
        case 13: return Sketch(.scroll(random.pick([.horizontal, .vertical, [.horizontal, .vertical]])), several(1...2))
        case 14, 15:
            let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ -> [Int] in
                if random.chance(20) { return [0] }
                return (0..<Int.random(in: 1...3, using: &random)).map { _ in random.chance(15) ? 2 : 1 }
            }
            let count = rows.reduce(0) { $0 + $1.count }
            return Sketch(.grid(rows, alignment(), spacing(), spacing()), (0..<count).map { _ in tree(depth: depth - 2) })
        case 16:
            let tracks = (0..<Int.random(in: 1...3, using: &random)).map { _ -> GridItem in
                let size: GridItem.Size = switch Int.random(in: 0..<3, using: &random) {
                case 0: .fixed(CGFloat(random.length(10...80)))
                case 1: .flexible(minimum: CGFloat(random.length(0...60)), maximum: random.chance(50) ? .infinity : 90)
                default: .adaptive(minimum: CGFloat(random.length(20...60)))
                }
                return GridItem(size, spacing: spacing().map { CGFloat($0) }, alignment: random.chance(30) ? alignment() : nil)
            }
            return Sketch(.lazyGrid(axis, tracks, alignment(), spacing()), several(1...4))
        case 17: return Sketch(.fits(random.pick([.horizontal, .vertical, [.horizontal, .vertical]])), several(1...3))
        case 18: return Sketch(.reader, several(0...2))
        default: return Sketch(.user(random.pick([.swapsAxes, .jumps, .asksTwice, .resets])), several(1...3))
        }
    }
}

/// A guide of a user's own.
enum OwnGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
    static let horizontal = HorizontalAlignment(OwnGuide.self)
}
