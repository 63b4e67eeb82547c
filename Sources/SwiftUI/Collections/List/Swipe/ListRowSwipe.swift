import Foundation
import Metrics
import SwiftUICore

/// Dragging a row sideways shows the actions behind it; far enough, it deletes the row.
struct ListRowSwipe: ViewModifier {
    let row: Subview
    let list: ListContext
    let isEnabled: Bool
    @State private var extent = Extent()

    /// How wide the row is as it is shown; nothing is renewed when it changes.
    private final class Extent {
        var width: CGFloat = 0
        /// Where the row was when the finger took hold of it; nil while none has.
        var start: CGFloat?
    }

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { [extent] in extent.width = $0 }
            .gesture(
                RowPan(isUnderWay: { list.model.openActions?.distance != nil }, goes: { isOpen || row.canSwipe($0) })
                    .onChanged { follow($0) }
                    .onEnded { end($0) },
                isEnabled: isEnabled)
    }

    private var isOpen: Bool { list.model.openActions?.row == row.id }

    /// How far the row is from its place under the finger, towards its leading end: an open row is taken hold of where it is.
    ///
    /// The row's own space runs in reading direction.
    private func shift(_ value: DragGesture.Value) -> CGFloat {
        if extent.start == nil {
            let open = list.model.openActions.flatMap { $0.row == row.id ? $0 : nil }
            extent.start = open.map { ($0.edge == .trailing ? -1 : 1) * ($0.distance ?? list.model.actionsWidth) } ?? 0
        }
        return (extent.start ?? 0) + value.translation.width
    }

    private func follow(_ value: DragGesture.Value) {
        let shift = shift(value), edge: HorizontalEdge = shift < 0 ? .trailing : .leading
        list.model.openActions = .init(row: row.id, edge: edge, distance: row.canSwipe(edge) ? abs(shift) : 0)
    }

    private func end(_ value: DragGesture.Value) {
        let shift = shift(value), edge: HorizontalEdge = shift < 0 ? .trailing : .leading
        let distance = row.canSwipe(edge) ? abs(shift) : 0
        extent.start = nil
        withAnimation(.easeInOut(duration: ListEditingMetrics.makeRoomDuration)) { settle(edge, distance) }
    }

    private func settle(_ edge: HorizontalEdge, _ distance: CGFloat) {
        if edge == .trailing, row.trait(TrailingActionsTrait.self) == nil, let delete = row.deletion,
            distance > ListEditingMetrics.fullSwipeShare * max(extent.width, 1)
        {
            list.model.openActions = nil
            delete()
        } else {
            list.model.openActions = distance > ListEditingMetrics.swipeActionWidth / 2 ? .init(row: row.id, edge: edge) : nil
        }
    }
}

extension Subview {
    /// Whether there are actions behind an end of the row.
    @MainActor func canSwipe(_ edge: HorizontalEdge) -> Bool {
        switch edge {
        case .leading: trait(LeadingActionsTrait.self) != nil
        case .trailing: trait(TrailingActionsTrait.self) != nil || deletion != nil
        }
    }
}

/// A drag that begins sideways, towards an end where that leads to something; else it gives way to scrolling.
nonisolated struct RowPan: Gesture {
    typealias Body = Never
    typealias Value = DragGesture.Value

    let isUnderWay: @MainActor () -> Bool
    let goes: @MainActor (HorizontalEdge) -> Bool

    @MainActor static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        let phase = DragGesture._recognize(DragGesture(), event, memory)
        guard !gesture.isUnderWay() else { return phase }
        switch phase {
        case .active(let value), .ended(let value):
            let (dx, dy) = (value.translation.width, value.translation.height)
            return abs(dx) > abs(dy) && gesture.goes(dx < 0 ? .trailing : .leading) ? phase : .failed
        default: return phase
        }
    }
}
