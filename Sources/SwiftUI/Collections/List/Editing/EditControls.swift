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
private struct DeleteMark: View {
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
private struct ChoiceMark: View {
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
            .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { drop(at: $0.location.y) })
            .accessibilityHidden(true)
    }

    /// Moves the row before the first of its `ForEach` whose middle lies below the finger. Other rows make room once it is dropped.
    private func drop(at y: CGFloat) {
        guard let move = row.moving, let scope = row.scopes.first(where: { $0.onMove != nil }) else { return }
        // Beyond the last row: behind it.
        var destination = scope.position
        for view in list.views {
            guard let place = view.scopes.first(where: { $0.scopeID == scope.scopeID }) else { continue }
            destination = place.position + 1
            if view.frame.midY > y {
                destination = place.position
                break
            }
        }
        if destination != scope.position, destination != scope.position + 1 { move(destination) }
    }
}
