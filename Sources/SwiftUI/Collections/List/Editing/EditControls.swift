import Foundation
import Metrics
import SwiftUICore

/// The control at a row's leading end in edit mode: it offers to delete the row, or shows whether it is chosen.
struct ListRowControl: View {
    let control: ListRowControls.Leading?
    let isChosen: Bool
    let delete: @MainActor () -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        switch control {
        case .delete:
            Button { delete() } label: { DeleteMark().frame(width: 2 * ListEditingMetrics.controlCentre) }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: FrameworkStrings.text(.delete, locale)))
        case .choose:
            ChoiceMark(isChosen: isChosen)
                .frame(width: 2 * ListEditingMetrics.controlCentre)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        case nil: EmptyView()
        }
    }
}

/// A white minus on a red disc.
private struct DeleteMark: View, OmittedFromOutlines {
    var body: some View {
        Image(systemName: "minus.circle.fill")
            .font(.system(size: ListEditingMetrics.controlFontSize))
            .foregroundStyle(Color(ListEditingMetrics.deleteColor))
            // The symbol's minus is cut out of its disc.
            .background { Circle().fill(Color.white).padding(2) }
            .dynamicTypeSize(.large)
    }
}

/// A ring; filled and checked where the row is chosen.
private struct ChoiceMark: View, OmittedFromOutlines {
    let isChosen: Bool

    var body: some View {
        if isChosen {
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: ListEditingMetrics.controlFontSize))
                .foregroundStyle(.tint)
                .background { Circle().fill(Color.white).padding(2) }
        } else {
            Circle()
                .stroke(Color(ListEditingMetrics.selectionCircleColor), lineWidth: ListEditingMetrics.selectionCircleLineWidth)
                .frame(width: ListEditingMetrics.controlDiameter, height: ListEditingMetrics.controlDiameter)
        }
    }
}

/// Three lines by which a row is dragged.
struct ReorderGrip: View {
    let row: Subview
    let list: ListContext

    var body: some View {
        Image(systemName: "line.3.horizontal")
            .font(.system(size: ListEditingMetrics.gripFontSize, weight: .light))
            .foregroundStyle(Color(ListEditingMetrics.gripColor))
            .padding(.trailing, ListEditingMetrics.gripTrailing)
            .frame(minHeight: ListMetrics.minimumRowHeight)
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { drag($0.location.y, by: $0.translation.height) }
                .onEnded { drop(at: $0.location.y) })
            .accessibilityHidden(true)
    }

    /// The row goes with the finger, and the others make room where it would land.
    private func drag(_ y: CGFloat, by distance: CGFloat) {
        let model = list.model
        guard var lift = model.lift ?? begin() else { return }
        model.liftDistance = distance
        if model.lift == nil { model.lift = lift }
        let destination = lift.destination(at: y)
        guard destination != lift.destination else { return }
        lift.destination = destination
        withAnimation(.easeInOut(duration: ListEditingMetrics.makeRoomDuration)) { model.lift = lift }
    }

    private func begin() -> RowLift? {
        guard row.moving != nil, let scope = row.scopes.first(where: { $0.onMove != nil }) else { return nil }
        let middles = list.views.compactMap { view in
            view.scopes.first { $0.scopeID == scope.scopeID }.map { RowLift.Middle(position: $0.position, y: view.frame.midY) }
        }
        return RowLift(
            row: row.id, scope: scope.scopeID, source: scope.position, height: pitch(middles, scope.position), middles: middles,
            destination: scope.position)
    }

    /// How far the rows beside it must go to take its place: the distance to the next row's middle, for rows of one height.
    private func pitch(_ middles: [RowLift.Middle], _ position: Int) -> CGFloat {
        guard let index = middles.firstIndex(where: { $0.position == position }), middles.count > 1 else { return 0 }
        return index + 1 < middles.count ? middles[index + 1].y - middles[index].y : middles[index].y - middles[index - 1].y
    }

    /// Moves the row before the first of its `ForEach` whose middle lies below the finger.
    private func drop(at y: CGFloat) {
        let model = list.model
        guard var lift = model.lift ?? begin() else { return }
        lift.destination = lift.destination(at: y)
        withAnimation(.easeInOut(duration: ListEditingMetrics.makeRoomDuration)) {
            (model.lift, model.liftDistance) = (nil, 0)
            if lift.movesRow { row.moving?(lift.destination) }
        }
    }
}
