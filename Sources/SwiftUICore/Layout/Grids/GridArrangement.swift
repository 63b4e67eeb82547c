import Foundation

/// The arrangement behind `Grid`.
///
/// Columns share the offered width as the children of a stack do, each as long as its widest cell; rows then share the height,
/// each as high as its highest cell at the width of its columns. A cell over several columns makes them wider, by equal parts,
/// only if they do not give it room enough. Columns are measured without regard to the height.
package final class GridArrangement: ContainerItem, MeasuredArrangement {
    private var alignment = Alignment.center
    private var explicitSpacing: (horizontal: CGFloat?, vertical: CGFloat?)
    private var knownCells: GridCells?
    private var knownWidths: [(offer: Double, widths: [Double])] = []
    private var knownGaps: (columns: [Double], rows: [Double])?

    func set(_ alignment: Alignment, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
        self.alignment = alignment
        explicitSpacing = (horizontal.flatMap { $0.isFinite ? $0 : nil }, vertical.flatMap { $0.isFinite ? $0 : nil })
    }

    override package func forgetAnswers() {
        super.forgetAnswers()
        (knownCells, knownGaps) = (nil, nil)
        knownWidths = []
    }

    private var cells: GridCells {
        if let knownCells { return knownCells }
        let cells = GridCells(children)
        knownCells = cells
        return cells
    }

    // MARK: Gaps

    /// The gap before each column and each row; the first is 0.
    private func gaps(_ cells: GridCells) -> (columns: [Double], rows: [Double]) {
        if let knownGaps { return knownGaps }
        func union(_ cells: [GridCells.Cell]) -> ViewSpacing? {
            guard var result = cells.first?.item.spacing else { return nil }
            for cell in cells.dropFirst() { result.formUnion(cell.item.spacing) }
            return result
        }
        func distance(_ first: ViewSpacing?, _ second: ViewSpacing?, _ axis: Axis) -> Double {
            guard let first, let second else { return Double(ViewSpacing.standard) }
            return Double(first.distance(to: second, along: axis))
        }
        let all = cells.rows.flatMap(\.cells).filter { $0.span < cells.columnCount || cells.columnCount == 1 }
        let columns = (0..<cells.columnCount).map { column -> Double in
            if column == 0 { return 0 }
            if let explicit = explicitSpacing.horizontal { return Double(explicit) }
            return distance(
                union(all.filter { $0.columns.upperBound == column }), union(all.filter { $0.column == column }), .horizontal)
        }
        let rows = cells.rows.indices.map { row -> Double in
            if row == 0 { return 0 }
            if let explicit = explicitSpacing.vertical { return Double(explicit) }
            return distance(union(cells.rows[row - 1].cells), union(cells.rows[row].cells), .vertical)
        }
        knownGaps = (columns, rows)
        return (columns, rows)
    }

    private func sum(_ values: some Sequence<Double>) -> Double { values.reduce(0, +) }

    /// From where to where a cell reaches, gaps between its columns included.
    private func width(of cell: GridCells.Cell, _ widths: [Double], _ gaps: [Double]) -> Double {
        sum(cell.columns.map { widths[$0] }) + sum(cell.columns.dropFirst().map { gaps[$0] })
    }

    // MARK: Columns

    private func columnWidths(_ offer: Double) -> [Double] {
        if let known = knownWidths.first(where: { $0.offer == offer || $0.offer.isNaN && offer.isNaN }) { return known.widths }
        let cells = cells, gaps = gaps(cells).columns
        let sized = cells.rows.flatMap(\.cells).filter { $0.isSized(.horizontal) }
        let single = (0..<cells.columnCount).map { column in sized.filter { $0.span == 1 && $0.column == column } }
        let wide = sized.filter { $0.span > 1 }
        let available = offer.isNaN || offer == .infinity ? offer : offer - sum(gaps)
        var widths = TrackDivision.lengths(count: cells.columnCount, available: available) { column, offer in
            if !single[column].isEmpty {
                return single[column].reduce(0) { max($0, $1.item.length(.horizontal, Proposal(offer, .nan))) }
            }
            // No cell is in this column alone: it is as wide as its share of those that reach over it.
            return wide.filter { $0.columns.contains(column) }.reduce(0) { widest, cell in
                let inside = sum(cell.columns.dropFirst().map { gaps[$0] }), count = Double(cell.span)
                let whole = cell.item.length(.horizontal, Proposal(offer * count + inside, .nan))
                return max(widest, (whole - inside) / count)
            }
        }
        for cell in wide.sorted(by: { ($0.span, $0.child) < ($1.span, $1.child) }) {
            let given = width(of: cell, widths, gaps)
            let others = sum(widths.indices.filter { !cell.columns.contains($0) }.map { widths[$0] })
            let outside = sum(gaps) - sum(cell.columns.dropFirst().map { gaps[$0] })
            let room = offer.isNaN || offer == .infinity ? offer : max(offer - others - outside, given)
            let missing = cell.item.length(.horizontal, Proposal(room, .nan)) - given
            // Less than a thousandth of a pixel is rounding.
            if missing > 1e-4 { for column in cell.columns { widths[column] += missing / Double(cell.span) } }
        }
        knownWidths.append((offer, widths))
        return widths
    }

    // MARK: Rows

    /// How a row's cells lie to the line they are aligned on, at an offered height.
    private func extent(_ row: GridCells.Row, _ offer: Double, _ widths: [Double], _ gaps: [Double]) -> (above: Double, below: Double) {
        let key = (row.alignment ?? alignment.vertical).key
        let cells = row.cells.filter { $0.isSized(.vertical) }
        let isExplicit = cells.contains { $0.item.hasExplicitGuide(key) }
        var above = 0.0, below = 0.0
        for cell in cells {
            let width = width(of: cell, widths, gaps), asked = Proposal(width, offer)
            let height = cell.item.length(.vertical, asked)
            if isExplicit, cell.anchor == nil, height.isFinite {
                let size = CGSize(width: cell.item.length(.horizontal, asked), height: height)
                let guide = Double(cell.item.guide(key, asked, size))
                (above, below) = (max(above, guide), max(below, height - guide))
            } else {
                below = max(below, height - above)
            }
        }
        return (above, below)
    }

    private func rowHeights(_ offer: Double, _ widths: [Double]) -> [Double] {
        let cells = cells, gaps = gaps(cells)
        let available = offer.isNaN || offer == .infinity ? offer : offer - sum(gaps.rows)
        return TrackDivision.lengths(count: cells.rows.count, available: available) { row, offer in
            let extent = extent(cells.rows[row], offer, widths, gaps.columns)
            return extent.above + extent.below
        }
    }

    // MARK: Lengths and places

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        if children.isEmpty { return 0 }
        let widths = columnWidths(proposal.width), gaps = gaps(cells)
        // Gap and length in turn, as they are placed.
        func sum(_ lengths: [Double], _ gaps: [Double]) -> Double { zip(gaps, lengths).reduce(0) { $0 + $1.0 + $1.1 } }
        return max(axis == .horizontal ? sum(widths, gaps.columns) : sum(rowHeights(proposal.height, widths), gaps.rows), 0)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        if axis == .horizontal { return isNil ? [] : .own }
        return isNil ? .other : .both
    }

    package func childPlaces(_ proposal: Proposal, in bounds: CGRect) -> [ChildPlace] {
        let cells = cells, gaps = gaps(cells)
        let widths = columnWidths(proposal.width), heights = rowHeights(proposal.height, widths)
        var places = Array(repeating: ChildPlace(origin: .zero, size: .zero, proposal: .unspecified), count: children.count)
        var lefts: [Double] = [], x = Double(bounds.minX)
        for column in widths.indices {
            x += gaps.columns[column]
            lefts.append(x)
            x += widths[column]
        }
        var y = Double(bounds.minY)
        for (index, row) in cells.rows.enumerated() {
            y += gaps.rows[index]
            let key = (row.alignment ?? alignment.vertical).key
            let isExplicit = row.cells.contains { $0.item.hasExplicitGuide(key) }
            let line = isExplicit ? extent(row, heights[index], widths, gaps.columns).above : 0
            for cell in row.cells {
                let area = CGSize(width: width(of: cell, widths, gaps.columns), height: heights[index])
                let asked = Proposal(area), own = cell.item.size(asked)
                let plain = ViewDimensions(item: PlainDimensions.shared, proposal: asked, size: area)
                var origin = CGPoint(x: lefts[cell.column], y: y)
                if let anchor = cell.anchor {
                    origin.x += (area.width - own.width) * anchor.x
                    origin.y += (area.height - own.height) * anchor.y
                } else {
                    let across = (cells.columnAlignments[cell.column] ?? alignment.horizontal).key
                    origin.x += across.defaultValue(plain) - cell.item.guide(across, asked, own)
                    origin.y += (isExplicit ? CGFloat(line) : key.defaultValue(plain)) - cell.item.guide(key, asked, own)
                }
                places[cell.child] = ChildPlace(origin: origin, size: own, proposal: asked)
            }
            y += heights[index]
        }
        return places
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        for (child, place) in zip(children, childPlaces(proposal, in: frame)) { placeInner(child, place, context) }
    }

    override package func computeSpacing() -> ViewSpacing {
        guard let first = children.first else { return .zero }
        var result = first.spacing
        for child in children.dropFirst() { result.formUnion(child.spacing) }
        return result
    }

    override package func passesGuide(_ key: AlignmentKey) -> Bool {
        key.merge != .none && children.contains { $0.hasExplicitGuide(key) }
    }

    override package func computeGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        return key.merged(zip(children, childPlaces(proposal, in: CGRect(origin: .zero, size: size))).compactMap { child, place in
            child.explicitGuide(key, place.proposal, place.size).map {
                $0 + (key.axis == .horizontal ? place.origin.x : place.origin.y)
            }
        })
    }
}
