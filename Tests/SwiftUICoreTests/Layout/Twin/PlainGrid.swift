import Foundation
@testable import SwiftUICore

final class PlainGrid: PlainContainer {
    struct Cell { var child: PlainLayout, row: Int, columns: Range<Int> }

    let alignment: Alignment, explicit: (across: Double?, down: Double?)
    private var cells: [Cell] = []
    private var rowCount = 0, columnCount = 0

    init(_ rows: [[Int]], _ alignment: Alignment, _ across: Double?, _ down: Double?, _ children: [PlainLayout]) {
        self.alignment = alignment
        explicit = (across, down)
        super.init(children)
        rowCount = rows.count
        columnCount = rows.map { $0 == [0] ? 1 : $0.reduce(0, +) }.max() ?? 0
        var next = 0
        for (number, row) in rows.enumerated() {
            var column = 0
            for span in row {
                let columns = row == [0] ? 0..<columnCount : column..<column + span
                cells.append(Cell(child: children[next], row: number, columns: columns))
                (next, column) = (next + 1, columns.upperBound)
            }
        }
    }

    private func distance(_ first: [Cell], _ second: [Cell], _ axis: Axis) -> Double {
        func union(_ cells: [Cell]) -> ViewSpacing? {
            cells.first.map { first in cells.dropFirst().reduce(first.child.spacing) { $0.union($1.child.spacing) } }
        }
        guard let a = union(first), let b = union(second) else { return 8 }
        return Double(a.distance(to: b, along: axis))
    }

    private var columnGaps: [Double] {
        let partial = cells.filter { $0.columns.count < columnCount || columnCount == 1 }
        return (0..<columnCount).map { column in
            column == 0 ? 0 : explicit.across ?? distance(
                partial.filter { $0.columns.upperBound == column }, partial.filter { $0.columns.lowerBound == column }, .horizontal)
        }
    }

    private var rowGaps: [Double] {
        (0..<rowCount).map { row in
            row == 0 ? 0 : explicit.down ?? distance(cells.filter { $0.row == row - 1 }, cells.filter { $0.row == row }, .vertical)
        }
    }

    private func width(_ columns: Range<Int>, _ widths: [Double], _ gaps: [Double]) -> Double {
        columns.reduce(0) { $0 + widths[$1] } + columns.dropFirst().reduce(0) { $0 + gaps[$1] }
    }

    private func widths(_ offer: Double) -> [Double] {
        let gaps = columnGaps, wide = cells.filter { $0.columns.count > 1 }, total = gaps.reduce(0, +)
        func inside(_ cell: Cell) -> Double { cell.columns.dropFirst().reduce(0) { $0 + gaps[$1] } }
        let open = offer.isNaN || offer == .infinity
        var widths = TrackDivision.lengths(count: columnCount, available: open ? offer : offer - total) { column, offer in
            let single = cells.filter { $0.columns == column..<column + 1 }
            if !single.isEmpty { return single.map { $0.child.size(Proposal(offer, .nan)).width }.reduce(0) { max($0, $1) } }
            return wide.filter { $0.columns.contains(column) }.reduce(0) { widest, cell in
                let count = Double(cell.columns.count)
                return max(widest, (cell.child.size(Proposal(offer * count + inside(cell), .nan)).width - inside(cell)) / count)
            }
        }
        for span in stride(from: 2, through: max(columnCount, 2), by: 1) {
            for cell in wide where cell.columns.count == span {
                let given = width(cell.columns, widths, gaps)
                let others = widths.indices.reduce(0) { cell.columns.contains($1) ? $0 : $0 + widths[$1] }
                let room = open ? offer : max(offer - others - (total - inside(cell)), given)
                let missing = cell.child.size(Proposal(room, .nan)).width - given
                if missing > 1e-4 { for column in cell.columns { widths[column] += missing / Double(span) } }
            }
        }
        return widths
    }

    private func extent(_ row: Int, _ offer: Double, _ widths: [Double]) -> (above: Double, below: Double) {
        let gaps = columnGaps, key = alignment.vertical.key, cells = cells.filter { $0.row == row }
        let asks = cells.map { Proposal(width($0.columns, widths, gaps), offer) }
        let sizes = zip(cells, asks).map { $0.child.size($1) }
        // As the engine has it: whether anybody may set the guide, not whether somebody did.
        let isExplicit = cells.contains { $0.child.mayHaveGuide(key) }
        var above = 0.0, below = 0.0
        for (index, cell) in cells.enumerated() {
            let height = sizes[index].height
            if isExplicit, height.isFinite {
                let guide = cell.child.guide(key, asks[index], sizes[index])
                (above, below) = (max(above, guide), max(below, height - guide))
            } else {
                below = max(below, height - above)
            }
        }
        return (above, below)
    }

    private func heights(_ offer: Double, _ widths: [Double]) -> [Double] {
        let open = offer.isNaN || offer == .infinity
        return TrackDivision.lengths(count: rowCount, available: open ? offer : offer - rowGaps.reduce(0, +)) { row, offer in
            let extent = extent(row, offer, widths)
            return extent.above + extent.below
        }
    }

    override func answer(_ p: Proposal) -> Size {
        if children.isEmpty { return Size(0, 0) }
        let widths = widths(p.width)
        return Size(
            max(zip(columnGaps, widths).reduce(0) { $0 + $1.0 + $1.1 }, 0),
            max(zip(rowGaps, heights(p.height, widths)).reduce(0) { $0 + $1.0 + $1.1 }, 0))
    }

    override func places(_ p: Proposal, in bounds: CGRect) -> [Place] {
        let widths = widths(p.width), heights = heights(p.height, widths), columnGaps = columnGaps, rowGaps = rowGaps
        var lefts: [Double] = [], x = Double(bounds.minX)
        for column in widths.indices {
            x += columnGaps[column]
            lefts.append(x)
            x += widths[column]
        }
        var places: [Place] = [], y = Double(bounds.minY)
        for row in 0..<rowCount {
            y += rowGaps[row]
            let key = alignment.vertical.key, across = alignment.horizontal.key, mine = cells.filter { $0.row == row }
            let isExplicit = mine.contains { $0.child.mayHaveGuide(key) }
            for cell in mine {
                let area = Size(width(cell.columns, widths, columnGaps), heights[row]), asked = Proposal(area.width, area.height)
                let own = cell.child.size(asked)
                let line = isExplicit ? extent(row, heights[row], widths).above : Self.plainGuide(key, area)
                places.append(Place(
                    x: lefts[cell.columns.lowerBound] + (Self.plainGuide(across, area) - cell.child.guide(across, asked, own)),
                    y: y + (line - cell.child.guide(key, asked, own)), size: own, proposal: asked))
            }
            y += heights[row]
        }
        return places
    }

    override var spacing: ViewSpacing {
        guard let first = children.first else { return .zero }
        return children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }
}
