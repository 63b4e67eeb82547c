import Foundation
@testable import SwiftUICore

/// A container: its guides are merged from its children's, where they stand.
class PlainContainer: PlainLayout {
    /// A position in the space of the bounds.
    struct Place { var x, y: Double, size: Size, proposal: Proposal }

    override var isContainer: Bool { true }
    var mergesGuides: Bool { true }

    func places(_ p: Proposal, in bounds: CGRect) -> [Place] { [] }

    override func place(_ frame: CGRect, _ p: Proposal) {
        super.place(frame, p)
        for (child, place) in zip(children, places(p, in: frame)) {
            // What is endless is cut to the container.
            child.place(
                CGRect(
                    x: place.x.isFinite ? place.x : Double(frame.minX), y: place.y.isFinite ? place.y : Double(frame.minY),
                    width: place.size.width.isFinite ? place.size.width : Double(frame.width),
                    height: place.size.height.isFinite ? place.size.height : Double(frame.height)), place.proposal)
        }
    }

    override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
        mergesGuides && Self.merge(key, [0]) != nil && children.contains { $0.mayHaveGuide(key) }
    }

    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? {
        guard mergesGuides else { return nil }
        return Self.merge(key, zip(children, places(p, in: CGRect(origin: .zero, size: size.cg))).compactMap { child, place in
            child.explicitGuide(key, place.proposal, place.size).map { $0 + (key.axis == .horizontal ? place.x : place.y) }
        })
    }
}

/// A stack by the six steps of the facts on `HStack` and `VStack`.
final class PlainStack: PlainContainer {
    let axis: Axis, key: AlignmentKey, explicit: Double?

    init(_ axis: Axis, _ key: AlignmentKey, _ spacing: Double?, _ children: [PlainLayout]) {
        (self.axis, self.key, explicit) = (axis, key, spacing)
        super.init(children)
    }

    override var orientation: Axis? { axis }

    private var gaps: [Double] {
        children.indices.map { index in
            index == 0 ? 0 : explicit ?? Double(children[index - 1].spacing.distance(to: children[index].spacing, along: axis))
        }
    }

    private func distribute(_ p: Proposal) -> [(offer: Double, size: Size)] {
        let given = p[axis]
        if given.isNaN { return children.map { (given, $0.size(p)) } }
        func less(_ a: Double, _ b: Double) -> Double { (a - b).isNaN ? a : a - b }
        let priorities = Set(children.map(\.priority)).sorted(by: >)
        let groups = priorities.map { priority in children.indices.filter { children[$0].priority == priority } }
        var available = given - gaps.reduce(0, +)
        var reserves = [0.0]
        for group in groups.dropFirst() {
            let reserve = group.reduce(0) { $0 + children[$1].size(p.with(axis, 0))[axis] }
            reserves.append(reserve)
            available = less(available, reserve)
        }
        var result = Array(repeating: (offer: 0.0, size: Size(0, 0)), count: children.count)
        for (number, group) in groups.enumerated() {
            if number > 0 {
                let more = available + reserves[number]
                if !more.isNaN { available = more }
            }
            let probes = group.map { index -> (index: Int, flexibility: Double, least: Double) in
                if group.count == 1 { return (index, 0, 0) }
                let least = children[index].size(p.with(axis, 0))[axis], most = children[index].size(p.with(axis, .infinity))[axis]
                return (index, (most - least).isNaN ? 0 : most - least, least)
            }
            let order = probes.sorted { a, b in
                if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
                if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
                return a.index < b.index
            }
            var remaining = Double(group.count)
            for probe in order {
                let offer = max(available / remaining, 0)
                let size = children[probe.index].size(p.with(axis, offer))
                result[probe.index] = (offer, size)
                available = less(available, size[axis])
                remaining -= 1
            }
        }
        return result
    }

    override func answer(_ p: Proposal) -> Size {
        if children.isEmpty { return Size(0, 0) }
        let parts = distribute(p)
        var major = 0.0
        for (gap, part) in zip(gaps, parts) {
            major += gap
            major += part.size[axis]
        }
        var low = 0.0, high = 0.0, isEndless = false
        for (child, part) in zip(children, parts) {
            let minor = part.size[axis.other]
            if minor == .infinity { isEndless = true; continue }
            let guide = child.guide(key, p.with(axis, part.offer), part.size)
            (low, high) = (min(low, -guide), max(high, minor - guide))
        }
        return Size(major, isEndless ? .infinity : high - low, along: axis)
    }

    /// The children stand where the sums on top of the stack's own position lead, not at their sum from zero.
    override func places(_ p: Proposal, in bounds: CGRect) -> [Place] {
        var effective = p
        if effective[axis.other].isNaN { effective[axis.other] = Double(axis == .horizontal ? bounds.height : bounds.width) }
        let parts = distribute(effective)
        let asks = parts.map { effective.with(axis, $0.offer) }
        let minors = children.indices.map { -children[$0].guide(key, asks[$0], parts[$0].size) }, low = minors.reduce(0) { min($0, $1) }
        var major = Double(axis == .horizontal ? bounds.minX : bounds.minY)
        return children.indices.map { index in
            major += gaps[index]
            defer { major += parts[index].size[axis] }
            let minor = minors[index] - low
            return axis == .horizontal
                ? Place(x: major, y: bounds.minY + minor, size: parts[index].size, proposal: asks[index])
                : Place(x: bounds.minX + minor, y: major, size: parts[index].size, proposal: asks[index])
        }
    }

    override var spacing: ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var result = first.spacing
        for child in children.dropFirst() { result.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
        if axis == .horizontal { result.trailing = last.spacing.trailing } else { result.bottom = last.spacing.bottom }
        return result
    }
}

final class PlainOverlap: PlainContainer {
    let alignment: Alignment

    init(_ alignment: Alignment, _ children: [PlainLayout]) {
        self.alignment = alignment
        super.init(children)
    }

    private var deciding: [Int] {
        let highest = children.map(\.priority).max()
        return children.indices.filter { children[$0].priority == highest }
    }

    private func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key }

    override func answer(_ p: Proposal) -> Size {
        func length(_ axis: Axis) -> Double {
            var low = Double.infinity, high = -Double.infinity
            for index in deciding {
                let size = children[index].size(p), guide = children[index].guide(key(axis), p, size)
                if size[axis] == .infinity { return .infinity }
                (low, high) = (min(low, -guide), max(high, size[axis] - guide))
            }
            return low <= high ? high - low : 0
        }
        return Size(length(.horizontal), length(.vertical))
    }

    override func places(_ p: Proposal, in bounds: CGRect) -> [Place] {
        let asked = Proposal(bounds.size), sizes = children.map { $0.size(asked) }
        func guides(_ axis: Axis) -> [Double] { zip(children, sizes).map { $0.guide(key(axis), asked, $1) } }
        let across = guides(.horizontal), down = guides(.vertical)
        let x = deciding.map { across[$0] }.max() ?? 0, y = deciding.map { down[$0] }.max() ?? 0
        return sizes.indices.map { Place(x: bounds.minX + (x - across[$0]), y: bounds.minY + (y - down[$0]), size: sizes[$0], proposal: asked) }
    }

    override var spacing: ViewSpacing {
        guard let first = deciding.first else { return .zero }
        return deciding.dropFirst().reduce(children[first].spacing) { $0.union(children[$1].spacing) }
    }
}

final class PlainLazyStack: PlainContainer {
    let axis: Axis, key: AlignmentKey, explicit: Double?

    init(_ axis: Axis, _ key: AlignmentKey, _ spacing: Double?, _ children: [PlainLayout]) {
        (self.axis, self.key, explicit) = (axis, key, spacing)
        super.init(children)
    }

    override var orientation: Axis? { axis }
    override var mergesGuides: Bool { false }

    private func gap(_ index: Int) -> Double {
        index == 0 ? 0 : explicit ?? Double(children[index - 1].spacing.distance(to: children[index].spacing, along: axis))
    }

    override func answer(_ p: Proposal) -> Size {
        if children.isEmpty { return Size(0, 0) }
        let sizes = children.map { $0.size(p.with(axis, .nan)) }
        var major = 0.0
        for (index, size) in sizes.enumerated() { major = major + gap(index) + size[axis] }
        let minor = p[axis.other].isNaN ? sizes.map { $0[axis.other] }.max()! : max(p[axis.other], 0)
        return Size(max(major, 0), max(minor, 0), along: axis)
    }

    override func places(_ p: Proposal, in bounds: CGRect) -> [Place] {
        let size = Size(Double(bounds.width), Double(bounds.height))
        let asked = Proposal(size.width, size.height).with(axis, .nan), line = Self.plainGuide(key, size)
        var major = Double(axis == .horizontal ? bounds.minX : bounds.minY)
        return children.enumerated().map { index, child in
            let own = child.size(asked)
            major += gap(index)
            let minor = size[axis.other].isFinite ? line - child.guide(key, asked, own) : 0
            defer { major += own[axis] }
            return axis == .horizontal
                ? Place(x: major, y: bounds.minY + minor, size: own, proposal: asked)
                : Place(x: bounds.minX + minor, y: major, size: own, proposal: asked)
        }
    }

    override var spacing: ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var result = ViewSpacing()
        if axis == .horizontal {
            (result.leading, result.trailing) = (first.spacing.leading, last.spacing.trailing)
        } else {
            (result.top, result.bottom) = (first.spacing.top, last.spacing.bottom)
        }
        return result
    }
}
