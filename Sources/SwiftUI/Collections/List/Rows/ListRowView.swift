import Metrics
import SwiftUICore

/// One row as it is shown: the view itself, what stands at its ends, what edit mode adds, and its actions where they are open.
struct ListRowView: View {
    let place: ListRowPlace
    let look: ListRowLook
    let list: ListContext
    @Environment(\.editMode) private var editMode
    @Environment(\.isEnabled) private var isEnabled

    private var row: Subview { place.row }

    var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        if row.isGap {
            row
        } else if !isEditing || list.model.openActions?.row == row.id, row.canSwipe(.leading) || row.canSwipe(.trailing) {
            SwipedRow(row: row, list: list) { cell(isEditing) }
        } else {
            cell(isEditing)
        }
    }

    @ViewBuilder private func cell(_ isEditing: Bool) -> some View {
        let controls = ListRowControls(row: row, list: list, isEditing: isEditing)
        let isChosen = controls.value.map { list.selection?.contains($0) ?? false } ?? false
        let cell = ListRowContent(row: row, isEditing: isEditing)
            .modifier(ListRowLayer(
                place: place, background: background(isChosen), insets: look.insets,
                shift: controls.leading == nil ? 0 : ListEditingMetrics.contentShift,
                roomAtEnd: controls.canMove ? ListEditingMetrics.gripRoom : 0))
            .modifier(ListRowBackground(view: row.trait(ListRowBackgroundTrait.self)))
        if controls.leading != nil || controls.canMove {
            cell
                .modifier(ListRowTap(action: action(controls, isEditing)))
                .overlay(alignment: .leading) { ListRowControl(control: controls.leading, isChosen: isChosen) { openDelete() } }
                .overlay(alignment: .trailing) { if controls.canMove { ReorderGrip(row: row, list: list) } }
        } else {
            cell
                .modifier(ListRowTap(action: action(controls, isEditing)))
                .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
    }

    private func background(_ isChosen: Bool) -> Color? {
        if row.trait(ListRowBackgroundTrait.self) != nil { return nil }
        return isChosen ? Color(ListMetrics.selectedRowBackground) : look.background.map { Color($0) }
    }

    private func openDelete() { list.model.openActions = ListModel.OpenActions(row: row.id, edge: .trailing) }

    /// What a tap on the row does: choosing it goes before its own action where the list is being edited.
    private func action(_ controls: ListRowControls, _ isEditing: Bool) -> (@MainActor () -> Void)? {
        guard isEnabled else { return nil }
        let model = list.model
        if model.openActions?.row == row.id { return { model.openActions = nil } }
        let own = row.trait(RowActionTrait.self)
        let chooses = list.selection.map { $0.allowsSeveral ? isEditing : true } ?? false
        if let own, own.isEnabled, !(own.isLink && isEditing) {
            let value = chooses ? controls.value : nil
            return {
                if let value { list.selection?.choose(value) }
                own.perform()
            }
        }
        guard chooses, let value = controls.value else { return nil }
        return { list.selection?.choose(value) }
    }
}

/// What edit mode puts at a row's ends.
@MainActor struct ListRowControls {
    enum Leading { case delete, choose }

    let leading: Leading?
    let canMove: Bool
    /// What choosing the row selects.
    let value: AnyHashable?

    init(row: Subview, list: ListContext, isEditing: Bool) {
        value = row.trait(SelectionDisabledTrait.self) == true ? nil : list.selection?.value(of: row)
        let scopes = isEditing ? row.scopes : []
        if isEditing, list.selection?.allowsSeveral == true, value != nil {
            leading = .choose
        } else if scopes.contains(where: { $0.onDelete != nil }), row.trait(DeleteDisabledTrait.self) != true {
            leading = .delete
        } else {
            leading = nil
        }
        canMove = scopes.contains { $0.onMove != nil } && row.trait(MoveDisabledTrait.self) != true
    }
}

/// The row's view, with the badge and the chevron behind it.
struct ListRowContent: View {
    let row: Subview
    let isEditing: Bool

    var body: some View {
        let badge = row.trait(BadgeTrait.self)
        let showsChevron = row.trait(RowActionTrait.self)?.isLink == true && !isEditing
        if badge != nil || showsChevron {
            HStack(spacing: 0) {
                row
                Spacer(minLength: RowAccessoryMetrics.chevronGap)
                if let badge { badge.foregroundStyle(Color.primary.opacity(RowAccessoryMetrics.badgeOpacity)) }
                if badge != nil, showsChevron { Color.clear.frame(width: RowAccessoryMetrics.chevronGap, height: 0) }
                if showsChevron { DisclosureChevron().padding(.trailing, RowAccessoryMetrics.chevronPadding) }
            }
        } else {
            row
        }
    }
}

/// A view of the user's own behind a row.
struct ListRowBackground: ViewModifier {
    let view: AnyView?

    func body(content: Content) -> some View {
        if let view { content.background { view } } else { content }
    }
}

/// Touches anywhere on the row count, not only on what is drawn in it.
struct ListRowTap: ViewModifier {
    let action: (@MainActor () -> Void)?

    func body(content: Content) -> some View {
        if let action { content.contentShape(Rectangle()).onTapGesture { action() } } else { content }
    }
}
