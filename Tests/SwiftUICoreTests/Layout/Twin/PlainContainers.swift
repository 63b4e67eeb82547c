import Foundation
@testable import SwiftUICore

final class PlainScroll: PlainContainer {
    let axes: Axis.Set
    private let column: PlainStack

    init(_ axes: Axis.Set, _ children: [PlainLayout]) {
        self.axes = axes
        column = PlainStack(.vertical, HorizontalAlignment.center.key, nil, children)
        super.init([])
        column.outer = self
    }

    override var all: [PlainLayout] { [self] + column.children.flatMap(\.all) }
    override var mergesGuides: Bool { false }

    private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    private func inward(_ p: Proposal) -> Proposal {
        func length(_ axis: Axis) -> Double { scrolls(axis) || p[axis].isNaN ? .nan : max(p[axis], 0) }
        return Proposal(length(.horizontal), length(.vertical))
    }

    override func answer(_ p: Proposal) -> Size {
        let content = column.size(inward(p))
        func length(_ axis: Axis) -> Double { scrolls(axis) && !p[axis].isNaN ? max(p[axis], 0) : content[axis] }
        return Size(length(.horizontal), length(.vertical))
    }

    override func place(_ frame: CGRect, _ p: Proposal) {
        super.place(frame, p)
        let size = Size(Double(frame.width), Double(frame.height)), asked = inward(Proposal(size.width, size.height))
        let content = column.size(asked)
        func start(_ axis: Axis) -> Double {
            let room = size[axis] - content[axis]
            guard room.isFinite else { return 0 }
            if !scrolls(axis) { return room / 2 }
            return room >= 0 && axes == [.horizontal, .vertical] ? room * 0.5 : 0
        }
        placeInner(column, start(.horizontal), start(.vertical), content, asked)
    }
}

final class PlainReader: PlainContainer {
    override var mergesGuides: Bool { false }

    override func answer(_ p: Proposal) -> Size {
        Size(p.width.isNaN ? 10 : max(p.width, 0), p.height.isNaN ? 10 : max(p.height, 0))
    }

    override func places(_ p: Proposal, in bounds: CGRect) -> [Place] {
        let asked = Proposal(bounds.size)
        return children.map { Place(x: bounds.minX, y: bounds.minY, size: $0.size(asked), proposal: asked) }
    }
}

final class PlainFits: PlainContainer {
    let axes: Axis.Set

    init(_ axes: Axis.Set, _ children: [PlainLayout]) {
        self.axes = axes
        super.init(children)
    }

    private func choice(_ p: Proposal) -> PlainLayout {
        func checks(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }
        let ideal = Proposal(checks(.horizontal) ? .nan : p.width, checks(.vertical) ? .nan : p.height)
        return children.first { child in
            let size = child.size(ideal)
            return Axis.allCases.allSatisfy { !checks($0) || p[$0].isNaN || size[$0] <= p[$0] }
        } ?? children.last!
    }

    override func answer(_ p: Proposal) -> Size { choice(p).size(p) }

    override func place(_ frame: CGRect, _ p: Proposal) {
        super.place(frame, p)
        choice(p).place(frame, p)
    }

    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { children.contains { $0.mayHaveGuide(key) } }
    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? { choice(p).explicitGuide(key, p, size) }
    override var spacing: ViewSpacing { children[0].spacing }
}

final class PlainUser: PlainContainer {
    let rule: Sketch.UserRule

    init(_ rule: Sketch.UserRule, _ children: [PlainLayout]) {
        self.rule = rule
        super.init(children)
    }

    private func ask(_ index: Int, _ p: ProposedViewSize) -> CGSize { children[index].size(Proposal(p)).cg }

    override func answer(_ p: Proposal) -> Size {
        let size = rule.size(p.proposedViewSize, children.count, ask)
        return Size(Double(size.width), Double(size.height))
    }

    override func places(_ p: Proposal, in bounds: CGRect) -> [Place] {
        rule.places(bounds.size, p.proposedViewSize, children.count, ask).enumerated().map { index, place in
            let asked = Proposal(place.proposal)
            return Place(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y, size: children[index].size(asked), proposal: asked)
        }
    }

    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { true }

    /// What a layout answers that is no number counts as no answer.
    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? {
        super.explicitGuide(key, p, size).flatMap { $0.isFinite ? $0 : nil }
    }

    override var spacing: ViewSpacing { children.dropFirst().reduce(children[0].spacing) { $0.union($1.spacing) } }
}

final class PlainLazyGrid: PlainContainer {
    let axis: Axis, items: [GridItem], alignment: Alignment, gap: Double

    init(_ axis: Axis, _ items: [GridItem], _ alignment: Alignment, _ spacing: Double?, _ children: [PlainLayout]) {
        (self.axis, self.items, self.alignment, gap) = (axis, items, alignment, spacing ?? 8)
        super.init(children)
    }

    override var mergesGuides: Bool { false }

    private func asked(_ track: GridTracks.Track) -> Proposal { Proposal.unspecified.with(axis.other, track.length) }

    private func lines(_ tracks: [GridTracks.Track]) -> [(start: Int, depth: Double)] {
        stride(from: 0, to: children.count, by: tracks.count).map { start in
            let depths = (start..<min(start + tracks.count, children.count)).map { children[$0].size(asked(tracks[$0 - start]))[axis] }
            return (start, depths.reduce(0) { max($0, $1) })
        }
    }

    override func answer(_ p: Proposal) -> Size {
        let width = GridTracks(items, p[axis.other]).length, lines = lines(GridTracks(items, width).tracks)
        let depth = lines.dropFirst().reduce(lines.first?.depth ?? 0) { $0 + gap + $1.depth }
        return Size(max(depth, 0), width, along: axis)
    }

    override func places(_ p: Proposal, in bounds: CGRect) -> [Place] {
        let tracks = GridTracks(items, Proposal(bounds.size)[axis.other]).tracks
        var places: [Place] = [], position = Double(axis == .vertical ? bounds.minY : bounds.minX)
        for line in lines(tracks) {
            for index in line.start..<min(line.start + tracks.count, children.count) {
                let track = tracks[index - line.start], asked = asked(track), own = children[index].size(asked)
                let area = Size(line.depth, track.length, along: axis), alignment = track.alignment ?? alignment
                let left = axis == .vertical ? bounds.minX + track.start : position
                let top = axis == .vertical ? position : bounds.minY + track.start
                let (across, down) = (alignment.horizontal.key, alignment.vertical.key)
                places.append(Place(
                    x: left + (Self.plainGuide(across, area) - children[index].guide(across, asked, own)),
                    y: top + (Self.plainGuide(down, area) - children[index].guide(down, asked, own)), size: own, proposal: asked))
            }
            position = position + line.depth + gap
        }
        return places
    }
}
