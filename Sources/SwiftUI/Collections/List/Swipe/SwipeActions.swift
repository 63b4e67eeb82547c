import Metrics
import SwiftUICore

/// Buttons behind one end of a row.
struct RowSwipeActions {
    let allowsFullSwipe: Bool
    let content: AnyView
}

enum LeadingActionsTrait: TraitKey { typealias Value = RowSwipeActions }
enum TrailingActionsTrait: TraitKey { typealias Value = RowSwipeActions }

extension View {
    /// Puts buttons behind an end of a row; dragging the row away from that end shows them.
    ///
    /// - Parameter allowsFullSwipe: whether dragging on performs the first of them.
    @MainActor public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = RowSwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return trait(LeadingActionsTrait.self, edge == .leading ? actions : nil)
            .trait(TrailingActionsTrait.self, edge == .trailing ? actions : nil)
    }
}

/// A row that can be pushed aside, and the buttons that shows.
struct SwipedRow<Cell: View>: View {
    let row: Subview
    let list: ListContext
    var isEnabled = true
    @ViewBuilder let cell: () -> Cell
    @Environment(\.locale) private var locale

    var body: some View {
        let open = list.model.openActions.flatMap { $0.row == row.id ? $0 : nil }
        SwipedRowLayout(edge: open?.edge ?? .trailing, distance: open?.distance) {
            FirstView(content: cell())
            if let open {
                FirstView(content: SwipeButtons(edge: open.edge, content: actions(open.edge))
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { [model = list.model] in model.actionsWidth = $0 })
            }
        }
        // The row can be taken hold of where nothing is drawn, too.
        .contentShape(Rectangle())
        .modifier(ListRowSwipe(row: row, list: list, isEnabled: isEnabled))
    }

    /// The row's own actions; else deleting, where its data allows it.
    private func actions(_ edge: HorizontalEdge) -> AnyView {
        let own = edge == .leading ? row.trait(LeadingActionsTrait.self) : row.trait(TrailingActionsTrait.self)
        if let own { return own.content }
        guard edge == .trailing, let delete = row.deletion else { return AnyView(EmptyView()) }
        return AnyView(Button(role: .destructive) {
            withAnimation {
                list.model.openActions = nil
                delete()
            }
        } label: {
            Text(verbatim: FrameworkStrings.text(.delete, locale))
        })
    }
}

/// Buttons in a row's height, the first of them outermost.
struct SwipeButtons: View {
    let edge: HorizontalEdge
    let content: AnyView

    var body: some View {
        let content = content
            .environment(\.isListRow, false)
            .environment(\.tint, nil)
            .buttonStyle(SwipeActionButtonStyle())
        SubviewsReader(content) { buttons in
            HStack(spacing: 0) {
                ForEach(edge == .trailing ? buttons.reversed() : buttons) { $0 }
            }
        }
    }
}

/// White on the tint, in the row's whole height; red for a destructive action, grey without tint.
struct SwipeActionButtonStyle: ButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { SwipeActionLabel(configuration: configuration) }
}

private struct SwipeActionLabel: View, OmittedFromOutlines {
    let configuration: ButtonStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        configuration.label
            .font(.body)
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, ListEditingMetrics.swipeTitlePadding)
            .frame(minWidth: ListEditingMetrics.swipeActionWidth, maxHeight: .infinity)
            .background(tint ?? AnyShapeStyle(Color(fallback)))
    }

    private var fallback: SystemColorName {
        configuration.role == .destructive ? ListEditingMetrics.deleteColor : ListEditingMetrics.swipeDefaultColor
    }
}
