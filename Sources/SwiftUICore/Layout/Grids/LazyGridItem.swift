import Foundation

/// The arrangement behind `LazyVGrid` and `LazyHGrid`: cells in source order, line by line, in columns that do not depend on them.
///
/// `axis` is the one along which lines follow each other. A line is as deep as its deepest cell; cells are offered the column's
/// width and nothing along the axis. As in the original, the columns are computed twice: for what is offered, and, when placed,
/// for what that added up to.
package final class LazyGridItem: ContainerItem {
    package let axis: Axis
    private var items: [GridItem] = []
    private var alignment = Alignment.center
    private var gap = Double(ViewSpacing.standard)
    var pins = SectionPins([])

    package init(axis: Axis) {
        self.axis = axis
        super.init()
    }

    func set(_ items: [GridItem], _ alignment: Alignment, spacing: CGFloat?) {
        self.items = items
        self.alignment = alignment
        gap = Double(spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard)
    }

    private func finalTracks(_ offered: Double) -> [GridTracks.Track] { GridTracks(items, GridTracks(items, offered).length).tracks }

    private func asked(_ track: GridTracks.Track) -> Proposal {
        axis == .vertical ? Proposal(track.length, .nan) : Proposal(.nan, track.length)
    }

    /// Cells that stand side by side, or the header or footer of a section across all columns.
    private struct Line {
        var range: Range<Int>
        var depth: Double
        var isWhole: Bool
    }

    /// The children by lines, with how deep each line is. A section begins a line of its own.
    private func lines(_ tracks: [GridTracks.Track]) -> [Line] {
        guard !tracks.isEmpty else { return [] }
        var lines: [Line] = []
        var start = 0
        while start < children.count {
            let place = children[start].trait(SectionTrait.self)
            if let place, place.role != .row {
                lines.append(Line(range: start..<start + 1, depth: children[start].length(axis, whole(tracks)), isWhole: true))
                start += 1
                continue
            }
            var end = start + 1
            while end < min(start + tracks.count, children.count), children[end].trait(SectionTrait.self) == place { end += 1 }
            let depth = (start..<end).reduce(0) { max($0, children[$1].length(axis, asked(tracks[$1 - start]))) }
            lines.append(Line(range: start..<end, depth: depth, isWhole: false))
            start = end
        }
        return lines
    }

    /// What a view across all columns is offered.
    private func whole(_ tracks: [GridTracks.Track]) -> Proposal {
        let length = tracks.last.map { $0.start + $0.length } ?? 0
        return axis == .vertical ? Proposal(length, .nan) : Proposal(.nan, length)
    }

    override package func computeLength(_ asked: Axis, _ proposal: Proposal) -> Double {
        if asked != axis { return GridTracks(items, proposal[asked]).length }
        let lines = lines(finalTracks(proposal[axis.other]))
        var sum = 0.0
        for (index, line) in lines.enumerated() {
            if index > 0 { sum += gap }
            sum += line.depth
        }
        return max(sum, 0)
    }

    override package func computeDependence(_ asked: Axis, isNil: Bool) -> Dependence {
        if asked != axis { return isNil ? [] : .own }
        return .other
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let tracks = GridTracks(items, Double(axis == .vertical ? frame.width : frame.height)).tracks
        // Depth and gap in turn, from where the grid stands: as in a stack.
        var position = Double(axis == .vertical ? frame.minY : frame.minX)
        var places: [ChildPlace] = []
        places.reserveCapacity(children.count)
        for line in lines(tracks) {
            for index in line.range {
                let track = line.isWhole
                    ? GridTracks.Track(start: 0, length: whole(tracks)[axis.other], alignment: nil) : tracks[index - line.range.lowerBound]
                let proposed = asked(track)
                let area = axis == .vertical
                    ? CGRect(x: Double(frame.minX) + track.start, y: position, width: track.length, height: line.depth)
                    : CGRect(x: position, y: Double(frame.minY) + track.start, width: line.depth, height: track.length)
                let child = children[index], size = child.size(proposed), alignment = track.alignment ?? alignment
                let own = ViewDimensions(item: PlainDimensions.shared, proposal: proposed, size: area.size)
                let origin = CGPoint(
                    x: area.minX + (alignment.horizontal.key.defaultValue(own) - child.guide(alignment.horizontal.key, proposed, size)),
                    y: area.minY + (alignment.vertical.key.defaultValue(own) - child.guide(alignment.vertical.key, proposed, size)))
                places.append(ChildPlace(origin: origin, size: size, proposal: proposed))
            }
            position += line.depth
            position += gap
        }
        pins.keepInSight(&places, of: self, along: axis, context)
        for (child, place) in zip(children, places) { placeInner(child, place, context) }
    }

    override package func paint(_ painter: inout Painter) { painter.paintInOrder(pins.drawingOrder(of: children)) }
}
