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

    /// The children by lines, with how deep each line is.
    private func lines(_ tracks: [GridTracks.Track]) -> [(range: Range<Int>, depth: Double)] {
        guard !tracks.isEmpty else { return [] }
        return stride(from: 0, to: children.count, by: tracks.count).map { start in
            let range = start..<min(start + tracks.count, children.count)
            return (range, range.reduce(0) { max($0, children[$1].length(axis, asked(tracks[$1 - start]))) })
        }
    }

    override package func computeLength(_ asked: Axis, _ proposal: Proposal) -> Double {
        if asked != axis { return GridTracks(items, proposal[asked]).length }
        let lines = lines(finalTracks(proposal[axis.other]))
        return max(lines.reduce(0) { $0 + $1.depth } + gap * Double(max(lines.count - 1, 0)), 0)
    }

    override package func computeDependence(_ asked: Axis, isNil: Bool) -> Dependence {
        if asked != axis { return isNil ? [] : .own }
        return .other
    }

    override package func place(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.place(frame, proposal, context)
        let tracks = GridTracks(items, Double(axis == .vertical ? frame.width : frame.height)).tracks
        var position = 0.0
        for line in lines(tracks) {
            for index in line.range {
                let track = tracks[index - line.range.lowerBound], proposed = asked(track)
                let area = axis == .vertical
                    ? CGRect(x: track.start, y: position, width: track.length, height: line.depth)
                    : CGRect(x: position, y: track.start, width: line.depth, height: track.length)
                let child = children[index], size = child.size(proposed), alignment = track.alignment ?? alignment
                let own = ViewDimensions(item: PlainDimensions.shared, proposal: proposed, size: area.size)
                let origin = CGPoint(
                    x: area.minX + alignment.horizontal.key.defaultValue(own) - child.guide(alignment.horizontal.key, proposed, size),
                    y: area.minY + alignment.vertical.key.defaultValue(own) - child.guide(alignment.vertical.key, proposed, size))
                placeInner(child, at: origin, size: size, proposed, context)
            }
            position += line.depth + gap
        }
    }
}
