import Foundation

/// How many columns a cell takes.
enum GridColumnsTrait: TraitKey { typealias Value = Int }

/// Where a cell stands in its part of the grid.
enum GridAnchorTrait: TraitKey { typealias Value = UnitPoint }

/// On which axes a cell takes what the grid gives it without having a say.
enum GridUnsizedAxesTrait: TraitKey { typealias Value = Axis.Set }

/// How the cells of a column are aligned.
enum GridColumnAlignmentTrait: TraitKey { typealias Value = HorizontalAlignment }

/// Which row a cell belongs to.
enum GridRowTrait: TraitKey {
    struct Value {
        var row: ObjectIdentifier
        var alignment: VerticalAlignment?
    }
}

extension View {
    /// Lets a cell of a grid take several columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View { modifier(TraitLayer(GridColumnsTrait.self, max(count, 1))) }

    /// Aligns a cell in its part of the grid by a point of both.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(TraitLayer(GridAnchorTrait.self, anchor)) }

    /// Keeps a cell from asking the grid for more room on some axes.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(TraitLayer(GridUnsizedAxesTrait.self, axes)) }

    /// Aligns the column that the cell is in.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitLayer(GridColumnAlignmentTrait.self, guide))
    }
}
