import SwiftUICore

/// What stands in a row of a list and has the whole row pressed in its place.
struct RowButton {
    /// Whether it leads to another page, and so does nothing while the list is edited.
    let isLink: Bool
    let isEnabled: Bool
    let perform: @MainActor () -> Void
}

/// All of them inside a row, in order: a tap on the row is meant for each.
enum RowButtonsKey: PreferenceKey {
    static var defaultValue: [RowButton] { [] }

    static func reduce(value: inout [RowButton], nextValue: () -> [RowButton]) { value += nextValue() }
}

/// Acts when the row round it is pressed; outside rows, in a section's header say, when the view is.
struct RowPress: ViewModifier {
    var isLink = false
    var onPressingChanged: (Bool) -> Void = { _ in }
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content
            .onPress(begins: { !$0.isInside(ListRow.self) }, onPressingChanged: onPressingChanged, perform: action)
            .preference(key: RowButtonsKey.self, value: [RowButton(isLink: isLink, isEnabled: isEnabled, perform: action)])
    }
}
