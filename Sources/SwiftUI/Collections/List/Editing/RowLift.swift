import Foundation
import Metrics
import SwiftUICore

/// A row that is dragged by its grip, and where it would land.
struct RowLift: Equatable {
    let row: ObjectIdentifier
    /// The `ForEach` that it is moved in, and its place there.
    let scope: ObjectIdentifier
    let source: Int
    let height: CGFloat
    /// The middles of the rows of that `ForEach` before anything moved, with their places.
    let middles: [Middle]
    /// Before which element it would be put now.
    var destination: Int

    struct Middle: Equatable { var position: Int, y: CGFloat }

    /// The first row whose middle lies below the finger; behind the last beyond it.
    func destination(at y: CGFloat) -> Int { middles.first { $0.y > y }?.position ?? (middles.last.map { $0.position + 1 } ?? source) }

    var movesRow: Bool { destination != source && destination != source + 1 }

    /// How far another row of the `ForEach` makes way, in points.
    func shift(of position: Int) -> CGFloat {
        if position > source, position < destination { return -height }
        if position < source, position >= destination { return height }
        return 0
    }
}

/// A row as it stands while one of its neighbours, or it itself, is dragged.
struct LiftedRow: ViewModifier {
    let row: Subview
    let list: ListContext

    func body(content: Content) -> some View {
        let lift = list.model.lift, isLifted = lift?.row == row.id
        content
            .background { if isLifted { Color(ListMetrics.groupedRowBackground).shadow(radius: ListEditingMetrics.liftShadowRadius) } }
            .offset(y: isLifted ? list.model.liftDistance : shift(lift))
            .zIndex(isLifted ? 1 : 0)
    }

    private func shift(_ lift: RowLift?) -> CGFloat {
        guard let lift, let place = row.scopes.first(where: { $0.scopeID == lift.scope }) else { return 0 }
        return lift.shift(of: place.position)
    }
}
