import Metrics
import SwiftUICore

/// One row as it is shown: the view itself, what stands at its ends, what edit mode adds, and its actions where they are open.
struct ListRowView: View {
    let place: ListRowPlace
    let look: ListRowLook
    let list: ListContext
    @Environment(\.editMode) private var editMode
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.navigationLevel) private var level

    private var row: Subview { place.row }

    var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        if row.isGap {
            row
        } else if row.canSwipe(.leading) || row.canSwipe(.trailing) {
            SwipedRow(row: row, list: list, isEnabled: !isEditing || list.model.openActions?.row == row.id) { cell(isEditing) }
        } else {
            cell(isEditing)
        }
    }

    @ViewBuilder private func cell(_ isEditing: Bool) -> some View {
        let controls = ListRowControls(row: row, list: list, isEditing: isEditing)
        let isChosen = controls.value.map { list.selection?.contains($0) ?? false } ?? false
        let isPressed = list.model.pressedRow == row.id
        let cell = ListRowContent(row: row, showsChevron: look.showsChevrons && !isEditing)
            .modifier(ListRowLayer(
                place: place, background: background(isChosen || isPressed), insets: look.insets,
                shift: controls.leading == nil ? 0 : ListEditingMetrics.contentShift,
                roomAtEnd: controls.canMove ? ListEditingMetrics.gripRoom : 0))
            .modifier(ListRowBackground(view: row.trait(ListRowBackgroundTrait.self)))
        let tap = ListRowTap(action: { action(controls, isEditing) }, press: press)
        // What a row may have in edit mode it is made for at once: it stays the same row when that begins.
        if controls.mayEdit {
            cell
                .modifier(tap)
                .accessibilityAddTraits(isChosen && controls.leading == nil ? .isSelected : [])
                .overlay(alignment: .leading) { ListRowControl(control: controls.leading, isChosen: isChosen) { openDelete() } }
                .overlay(alignment: .trailing) { if controls.canMove { ReorderGrip(row: row, list: list) } }
                .modifier(LiftedRow(row: row, list: list))
        } else {
            cell
                .modifier(tap)
                .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
    }

    private func background(_ isChosen: Bool) -> Color? {
        if row.trait(ListRowBackgroundTrait.self) != nil { return nil }
        return isChosen ? Color(ListMetrics.selectedRowBackground) : look.background.map { Color($0) }
    }

    /// A row is grey under the finger; the grey fades once it has left.
    private func press(_ isPressed: Bool) { if isPressed { list.model.pressedRow = row.id } else { fade() } }

    private func fade() {
        let model = list.model
        guard model.pressedRow == row.id else { return }
        withAnimation(.linear(duration: InteractionMetrics.rowFade)) { model.pressedRow = nil }
    }

    /// A row that leads to a page on top stays grey until that is left.
    private func stayPressed() {
        guard let level, level.isLeading else { return }
        list.model.pressedRow = row.id
        level.whenUncovered = fade
    }

    private func openDelete() { withAnimation { list.model.openActions = ListModel.OpenActions(row: row.id, edge: .trailing) } }

    /// What a tap on the row does: choosing it goes before its own action, and that before its buttons'.
    private func action(_ controls: ListRowControls, _ isEditing: Bool) -> (@MainActor () -> Void)? {
        guard isEnabled else { return nil }
        let model = list.model
        if model.openActions?.row == row.id { return { withAnimation { model.openActions = nil } } }
        let own = row.trait(RowActionTrait.self)
        let chooses = list.selection.map { $0.allowsSeveral ? isEditing : true } ?? false
        if let own, own.isEnabled, !(own.isLink && isEditing) {
            let value = chooses ? controls.value : nil
            return {
                if let value { list.selection?.choose(value) }
                if own.isLink { stayPressed() }
                own.perform()
            }
        }
        let buttons = (row.preference(RowButtonsKey.self) ?? []).filter { $0.isEnabled && !($0.isLink && isEditing) }
        let value = chooses ? controls.value : nil
        guard value != nil || !buttons.isEmpty else { return nil }
        return {
            if let value { list.selection?.choose(value) }
            if buttons.contains(where: \.isLink) { stayPressed() }
            for button in buttons { button.perform() }
        }
    }
}

/// What edit mode puts at a row's ends.
@MainActor struct ListRowControls {
    enum Leading { case delete, choose }

    let leading: Leading?
    let canMove: Bool
    /// Whether edit mode puts anything at the row's ends.
    let mayEdit: Bool
    /// What choosing the row selects.
    let value: AnyHashable?

    init(row: Subview, list: ListContext, isEditing: Bool) {
        value = row.trait(SelectionDisabledTrait.self) == true ? nil : list.selection?.value(of: row)
        let all = row.scopes, scopes = isEditing ? all : []
        mayEdit = all.contains { $0.onDelete != nil || $0.onMove != nil } || (list.selection?.allowsSeveral == true && value != nil)
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
    /// Whether a row that leads somewhere says so.
    let showsChevron: Bool

    var body: some View {
        let badge = row.trait(BadgeTrait.self)
        let isLink = row.trait(RowActionTrait.self)?.isLink == true, showsChevron = isLink && showsChevron
        if badge != nil || isLink {
            HStack(spacing: 0) {
                row
                Spacer(minLength: badge != nil || showsChevron ? RowAccessoryMetrics.chevronGap : 0)
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
    /// What a tap would do, asked when a finger comes down; nil leaves the touch to what is round the row.
    let action: @MainActor () -> (@MainActor () -> Void)?
    /// Told when a finger is on the row, and when no more.
    var press: @MainActor (Bool) -> Void = { _ in }

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .onPress(begins: { _ in action() != nil }, onPressingChanged: { press($0) }, perform: { action()?() })
    }
}
