import Foundation

/// The cells of a grid by row and column, as their marks say.
struct GridCells {
    struct Cell {
        var item: LayoutItem
        /// Where the item stands among the grid's children.
        var child: Int
        var column: Int
        var span: Int
        var unsized: Axis.Set
        var anchor: UnitPoint?

        func isSized(_ axis: Axis) -> Bool { !unsized.contains(axis == .horizontal ? .horizontal : .vertical) }
        var columns: Range<Int> { column..<column + span }
    }

    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
    }

    var rows: [Row] = []
    var columnCount = 0
    /// The alignment that some cell asks for its column.
    var columnAlignments: [HorizontalAlignment?] = []

    init(_ children: [LayoutItem]) {
        var current: ObjectIdentifier?
        var whole: Set<Int> = []
        for (index, item) in children.enumerated() {
            let mark = item.trait(GridRowTrait.self)
            if mark == nil || mark?.row != current || rows.isEmpty {
                rows.append(Row(alignment: mark?.alignment))
                if mark == nil { whole.insert(rows.count - 1) }
            }
            current = mark?.row
            let row = rows.count - 1
            let column = rows[row].cells.last?.columns.upperBound ?? 0
            let cell = Cell(
                item: item, child: index, column: column, span: max(item.trait(GridColumnsTrait.self) ?? 1, 1),
                unsized: item.trait(GridUnsizedAxesTrait.self) ?? [], anchor: item.trait(GridAnchorTrait.self))
            rows[row].cells.append(cell)
            columnCount = max(columnCount, cell.columns.upperBound)
        }
        for row in whole { rows[row].cells[0].span = columnCount }
        columnAlignments = Array(repeating: nil, count: columnCount)
        for row in rows {
            for cell in row.cells where columnAlignments[cell.column] == nil {
                columnAlignments[cell.column] = cell.item.trait(GridColumnAlignmentTrait.self)
            }
        }
    }
}
