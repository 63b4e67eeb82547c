import Foundation
import Graphics

/// The small language in which symbols' shapes are written, turned into paths.
///
/// Units are hundredths of an em; the origin is the symbol's optical centre, half a cap height above the baseline; y grows
/// downwards. Words are separated by spaces:
///
///     M x y  L x y …  Q cx cy x y  C ax ay bx by x y  Z     as in SVG, absolute; numbers after L, Q and C may repeat
///     O cx cy r       a circle               E cx cy rx ry       an ellipse
///     R x y w h r     a rounded rectangle    P r x y …           a closed polygon with corners rounded by r
///     p r x y …       the same, open         A cx cy r from to   an arc in degrees, clockwise from +x
///     a cx cy r from to   an arc joined to the path before it
///     |               close the path by its mirror image about x = 0
///     &               add the mirror image about x = 0
///     !               mirror everything so far about x = 0
///     * n             repeat everything n times round the origin
///     @ degrees       turn everything so far about the origin, clockwise
///     ^ dx dy         move everything so far
///
/// Words that fit none of these are a mistake in a table and stop the program.
struct SymbolGeometry {
    private var elements: [Path.Element] = []
    /// The path as long as it is one circle, ellipse or rounded rectangle and nothing else.
    private var form: Path?
    private var words: ArraySlice<Substring>

    /// The path of one shape. Mirror images keep the direction in which a subpath winds, so that the non-zero rule unites them.
    static func path(_ words: ArraySlice<Substring>) -> Path {
        var geometry = SymbolGeometry(words: words)
        geometry.read()
        return geometry.form ?? Path(elements: geometry.elements)
    }

    private init(words: ArraySlice<Substring>) { self.words = words }

    // MARK: Reading

    private mutating func number() -> CGFloat {
        guard let word = words.popFirst(), let value = Double(word) else { preconditionFailure("a symbol table lacks a number") }
        return CGFloat(value)
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    private var isAtNumber: Bool { words.first.flatMap { Double($0) } != nil }

    private mutating func points() -> [CGPoint] {
        var points: [CGPoint] = []
        while isAtNumber { points.append(point()) }
        return points
    }

    private mutating func read() {
        while let command = words.popFirst() {
            form = nil
            switch command {
            case "M":
                elements.append(.move(to: point()))
                while isAtNumber { elements.append(.line(to: point())) }
            case "L": while isAtNumber { elements.append(.line(to: point())) }
            case "Q":
                while isAtNumber {
                    let control = point()
                    elements.append(.quadCurve(to: point(), control: control))
                }
            case "C":
                while isAtNumber {
                    let (control1, control2) = (point(), point())
                    elements.append(.curve(to: point(), control1: control1, control2: control2))
                }
            case "Z": elements.append(.closeSubpath)
            case "O":
                let (centre, radius) = (point(), number())
                add(Path(ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)))
            case "E":
                let (centre, rx, ry) = (point(), number(), number())
                add(Path(ellipseIn: CGRect(x: centre.x - rx, y: centre.y - ry, width: 2 * rx, height: 2 * ry)))
            case "R":
                let (origin, width, height) = (point(), number(), number())
                add(Path(roundedRect: CGRect(x: origin.x, y: origin.y, width: width, height: height), cornerRadius: number()))
            case "P", "p":
                let radius = number()
                elements += SymbolGeometry.polygon(points(), radius: radius, isClosed: command == "P")
            case "A", "a":
                let (centre, radius, from, to) = (point(), number(), number(), number())
                addArc(centre, radius, from, to, joined: command == "a")
            case "|": closeByMirrorImage()
            case "&": elements += SymbolGeometry.reversed(mirrored(elements))
            case "!": elements = SymbolGeometry.reversed(mirrored(elements))
            case "*": repeatAround(Int(number()))
            case "@": transform(CGAffineTransform(rotationAngle: number() * .pi / 180))
            case "^": transform(CGAffineTransform(translationX: number(), y: number()))
            default: preconditionFailure("a symbol table has the unknown word \(command)")
            }
        }
    }

    // MARK: Building

    private mutating func add(_ path: Path) {
        form = elements.isEmpty ? path : nil
        elements += path.elements
    }

    private mutating func addArc(_ centre: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, joined: Bool) {
        var arc = Path()
        arc.addRelativeArc(center: centre, radius: radius, startRadians: from * .pi / 180, deltaRadians: (to - from) * .pi / 180)
        var steps = arc.elements
        if joined, case .move(let start)? = steps.first { steps[0] = .line(to: start) }
        elements += steps
    }

    private mutating func transform(_ map: CGAffineTransform) { elements = Path(elements: elements).applying(map).elements }

    private mutating func repeatAround(_ count: Int) {
        let one = Path(elements: elements)
        for turn in 1..<count { add(one.applying(CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(turn) / CGFloat(count)))) }
    }

    private func mirrored(_ elements: [Path.Element]) -> [Path.Element] {
        Path(elements: elements).applying(CGAffineTransform(scaleX: -1, y: 1)).elements
    }

    /// Goes back along the mirror image of the last subpath, from its end to its start, and closes it.
    private mutating func closeByMirrorImage() {
        let start = elements.lastIndex { if case .move = $0 { true } else { false } } ?? 0
        let back = SymbolGeometry.reversed(mirrored(Array(elements[start...])))
        if case .move(let point)? = back.first { elements.append(.line(to: point)) }
        elements += back.dropFirst()
        elements.append(.closeSubpath)
    }

    /// The corners are cut `radius` before and after each point (at most half of the side) and bent by a quadratic curve.
    private static func polygon(_ points: [CGPoint], radius: CGFloat, isClosed: Bool) -> [Path.Element] {
        func towards(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { return from }
            let cut = min(radius, length / 2) / length
            return CGPoint(x: from.x + dx * cut, y: from.y + dy * cut)
        }
        var elements: [Path.Element] = []
        func go(_ point: CGPoint) { elements.append(elements.isEmpty ? .move(to: point) : .line(to: point)) }
        for (index, corner) in points.enumerated() {
            let isEnd = index == 0 || index == points.count - 1
            guard radius > 0, isClosed || !isEnd else { go(corner); continue }
            let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
            go(towards(corner, before))
            elements.append(.quadCurve(to: towards(corner, after), control: corner))
        }
        return isClosed ? elements + [.closeSubpath] : elements
    }

    /// The same outline, each subpath walked backwards; every subpath must begin with a move.
    static func reversed(_ elements: [Path.Element]) -> [Path.Element] { subpaths(elements).flatMap { reversed(subpath: $0[...]) } }

    /// The elements from each move up to the next.
    static func subpaths(_ elements: [Path.Element]) -> [[Path.Element]] {
        let starts = elements.indices.filter { if case .move = elements[$0] { true } else { false } }
        let ends = starts.dropFirst() + [elements.count]
        return zip(starts, ends).map { Array(elements[$0..<$1]) }
    }

    private static func reversed(subpath: ArraySlice<Path.Element>) -> [Path.Element] {
        var result: [Path.Element] = [], end: [Path.Element] = []
        // Going forwards, each step is turned round and put in front of those before it.
        var current = CGPoint.zero
        for element in subpath {
            switch element {
            case .move(let to): current = to
            case .line(let to): result.insert(.line(to: current), at: 0); current = to
            case .quadCurve(let to, let control): result.insert(.quadCurve(to: current, control: control), at: 0); current = to
            case .curve(let to, let control1, let control2):
                result.insert(.curve(to: current, control1: control2, control2: control1), at: 0)
                current = to
            case .closeSubpath: end = [.closeSubpath]
            }
        }
        return [.move(to: current)] + result + end
    }
}
