import Foundation
@testable import SwiftUICore

/// The layout rules as they are written down, without a cache, a mask or a shortcut: both lengths of everything, every time.
///
/// It judges the engine: the two share leaves, track rules and value types, and nothing else.
class PlainLayout {
    struct Size: Equatable {
        var width, height: Double

        subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
        init(_ width: Double, _ height: Double) {
            self.width = width
            self.height = height
        }
        init(_ major: Double, _ minor: Double, along axis: Axis) { self = axis == .horizontal ? Size(major, minor) : Size(minor, major) }
        var cg: CGSize { CGSize(width: width, height: height) }
    }

    let children: [PlainLayout]
    private(set) var frame = CGRect.null
    /// Remembers exact answers: for trees too deep for the plain way.
    var memo: [[UInt64]: Size]?
    weak var outer: PlainLayout?

    init(_ children: [PlainLayout]) {
        self.children = children
        for child in children { child.outer = self }
    }

    final func size(_ p: Proposal) -> Size {
        guard memo != nil else { return answer(p) }
        let key = [p.width, p.height].map { $0.isNaN ? Double.nan.bitPattern : $0 == 0 ? 0 : $0.bitPattern }
        if let known = memo?[key] { return known }
        let size = answer(p)
        memo?[key] = size
        return size
    }

    func answer(_ p: Proposal) -> Size { Size(0, 0) }
    func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? { nil }
    var spacing: ViewSpacing { ViewSpacing() }
    var priority: Double { 0 }
    /// Along which axis this container puts its children; the second: whether it is a container at all.
    var orientation: Axis? { nil }
    var isContainer: Bool { false }

    func place(_ frame: CGRect, _ p: Proposal) { placeSelf(frame, p) }
    final func placeSelf(_ frame: CGRect, _ p: Proposal) { self.frame = frame }

    /// Whether anything inside may set the guide from here upwards.
    func mayHaveGuide(_ key: AlignmentKey) -> Bool { false }

    final func guide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double {
        explicitGuide(key, p, size) ?? Self.plainGuide(key, size)
    }

    static func plainGuide(_ key: AlignmentKey, _ size: Size) -> Double {
        Double(key.defaultValue(ViewDimensions(item: PlainDimensions.shared, proposal: .unspecified, size: size.cg)))
    }

    final func placeInner(_ child: PlainLayout, _ x: Double, _ y: Double, _ size: Size, _ p: Proposal) {
        placeInner(child, in: frame, x, y, size, p)
    }

    final func placeInner(_ child: PlainLayout, in frame: CGRect, _ x: Double, _ y: Double, _ size: Size, _ p: Proposal) {
        // What is endless is cut to the container.
        child.place(
            CGRect(
                x: frame.minX + (x.isFinite ? x : 0), y: frame.minY + (y.isFinite ? y : 0),
                width: size.width.isFinite ? size.width : Double(frame.width),
                height: size.height.isFinite ? size.height : Double(frame.height)), p)
    }

    /// The stack this stands in, seen through modifiers.
    final var stackAxis: Axis? {
        var next = outer
        while let one = next {
            if let axis = one.orientation { return axis }
            if one.isContainer { return nil }
            next = one.outer
        }
        return nil
    }

    var all: [PlainLayout] { [self] + children.flatMap(\.all) }

    static func merge(_ key: AlignmentKey, _ values: [Double]) -> Double? {
        if values.isEmpty { return nil }
        if [HorizontalAlignment.leading, .center, .trailing].map(\.key).contains(key) { return nil }
        if [VerticalAlignment.top, .center, .bottom].map(\.key).contains(key) { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / Double(values.count)
    }

    static func make(_ sketch: Sketch) -> PlainLayout {
        let children = sketch.children.map(make)
        switch sketch.kind {
        case .leaf(let leaf): return PlainLeaf(leaf)
        case .fixedFrame(let width, let height, let alignment): return PlainFixedFrame(children[0], width, height, alignment)
        case .flexibleFrame(let horizontal, let vertical, let alignment):
            return PlainFlexibleFrame(children[0], horizontal, vertical, alignment)
        case .padding(let insets): return PlainPadding(children[0], insets)
        case .aspect(let ratio, let mode): return PlainAspect(children[0], ratio, mode)
        case .fixedSize(let horizontal, let vertical): return PlainFixedSize(children[0], horizontal, vertical)
        case .offset(let x, let y): return PlainOffset(children[0], x, y)
        case .position(let x, let y): return PlainPosition(children[0], x, y)
        case .priority(let priority): return PlainPriority(children[0], priority)
        case .guide(let key, let share): return PlainGuide(children[0], key, share)
        case .secondary(let alignment): return PlainSecondary(children[0], children[1], alignment)
        case .stack(let axis, let key, let spacing): return PlainStack(axis, key, spacing, children)
        case .overlap(let alignment): return PlainOverlap(alignment, children)
        case .lazyStack(let axis, let key, let spacing): return PlainLazyStack(axis, key, spacing, children)
        case .scroll(let axes): return PlainScroll(axes, children)
        case .grid(let rows, let alignment, let horizontal, let vertical): return PlainGrid(rows, alignment, horizontal, vertical, children)
        case .lazyGrid(let axis, let tracks, let alignment, let spacing): return PlainLazyGrid(axis, tracks, alignment, spacing, children)
        case .fits(let axes): return PlainFits(axes, children)
        case .reader: return PlainReader(children)
        case .user(let rule): return PlainUser(rule, children)
        }
    }
}

final class PlainLeaf: PlainLayout {
    let leaf: Sketch.Leaf

    init(_ leaf: Sketch.Leaf) {
        self.leaf = leaf
        super.init([])
    }

    override func answer(_ p: Proposal) -> Size {
        switch leaf {
        case .spacer(let minimum):
            func open(_ length: Double) -> Double { length.isNaN ? minimum : max(length, minimum) }
            return Size(stackAxis == .vertical ? 0 : open(p.width), stackAxis == .horizontal ? 0 : open(p.height))
        case .divider:
            func full(_ length: Double) -> Double { length.isNaN ? 10 : max(length, 0) }
            return stackAxis == .horizontal ? Size(1.0 / 3, full(p.height)) : Size(full(p.width), 1.0 / 3)
        default:
            let size = leaf.size(p)
            return Size(size.width, size.height)
        }
    }

    override var spacing: ViewSpacing {
        guard case .spacer = leaf else { return ViewSpacing() }
        var spacing = ViewSpacing()
        if stackAxis != .vertical { (spacing.leading, spacing.trailing) = (ViewSpacing.Edge(plain: 0), ViewSpacing.Edge(plain: 0)) }
        if stackAxis != .horizontal { (spacing.top, spacing.bottom) = (ViewSpacing.Edge(plain: 0), ViewSpacing.Edge(plain: 0)) }
        return spacing
    }

    override var priority: Double { if case .spacer = leaf { -.infinity } else { 0 } }
}
