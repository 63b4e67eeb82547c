import SwiftUICore

/// A row among its section's rows: the row, and the lines above and below it.
struct ListRowPlace: Identifiable {
    enum Line { case none, content, full }

    /// Where a section has lines by itself.
    enum Edges { case none, between, below, all }

    let row: Subview
    var top = Line.none, bottom = Line.none
    /// What the row below says of the line between them.
    var tintFromBelow: Color?

    var id: ObjectIdentifier { row.id }

    /// What each row's lines are. One between two rows is drawn by the upper; what the upper says of it goes before what the lower says.
    @MainActor static func places(of rows: [Subview], edges: Edges) -> [ListRowPlace] {
        rows.indices.map { index in
            let row = rows[index], isFirst = index == 0, isLast = index == rows.count - 1
            var place = ListRowPlace(row: row)
            guard edges != .none, !row.isGap else { return place }
            if isFirst, edges == .all, row.trait(ListSectionTopLineTrait.self) != .hidden { place.top = .full }
            if isLast {
                let isHidden = row.trait(ListSectionBottomLineTrait.self) == .hidden
                if edges == .all, !isHidden { place.bottom = .full }
                if edges == .below, !isHidden, row.trait(ListRowBottomLineTrait.self) != .hidden { place.bottom = .content }
            } else {
                place.tintFromBelow = rows[index + 1].trait(ListRowTopTintTrait.self)
                switch row.trait(ListRowBottomLineTrait.self) ?? .automatic {
                case .hidden: break
                case .visible: place.bottom = .content
                case .automatic: place.bottom = rows[index + 1].trait(ListRowTopLineTrait.self) == .hidden ? .none : .content
                }
            }
            return place
        }
    }
}

enum ListRowTopLineTrait: TraitKey { typealias Value = Visibility }
enum ListRowBottomLineTrait: TraitKey { typealias Value = Visibility }
enum ListRowTopTintTrait: TraitKey { typealias Value = Color }
enum ListRowBottomTintTrait: TraitKey { typealias Value = Color }
enum ListSectionTopLineTrait: TraitKey { typealias Value = Visibility }
enum ListSectionBottomLineTrait: TraitKey { typealias Value = Visibility }
enum ListSectionTintTrait: TraitKey { typealias Value = Color }

extension View {
    /// Shows or hides the lines at a row's edges. A line between two rows shows if the upper row asks for it by name.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        trait(ListRowTopLineTrait.self, edges.contains(.top) ? visibility : nil)
            .trait(ListRowBottomLineTrait.self, edges.contains(.bottom) ? visibility : nil)
    }

    /// Colours the lines at a row's edges; nil keeps the list's colour.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(ListRowTopTintTrait.self, edges.contains(.top) ? color : nil)
            .trait(ListRowBottomTintTrait.self, edges.contains(.bottom) ? color : nil)
    }

    /// Shows or hides the lines at a section's ends; grouped and plain lists have them.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        trait(ListSectionTopLineTrait.self, edges.contains(.top) ? visibility : nil)
            .trait(ListSectionBottomLineTrait.self, edges.contains(.bottom) ? visibility : nil)
    }

    /// Colours the lines at a section's ends; nil keeps the list's colour.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(ListSectionTintTrait.self, color)
    }

    /// Sets a value that a list makes its rows from; nil leaves it unset.
    @ViewBuilder nonisolated func trait<K: TraitKey>(_ key: K.Type, _ value: K.Value?) -> some View {
        if let value { modifier(TraitLayer(key, value, renewsContainer: true)) } else { self }
    }
}
