import Foundation
import Metrics
import Observation
import SwiftUICore

/// Rows in one column, scrolled, in the look of the list style.
///
/// Of more than 50 elements of a `ForEach`, only those near the visible part are built.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    var selection: ListSelection?
    @State private var model = ListModel()

    /// Rows written one by one, `ForEach` and sections among them, of which at most one can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection.map { ListSelection(one: $0) })
    }

    /// Rows of which several can be chosen in edit mode.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection.map { ListSelection(several: $0) })
    }

    init(_ content: Content, _ selection: ListSelection?) { (self.content, self.selection) = (content, selection) }

    @MainActor public var body: some View {
        let model = model, selection = selection
        SubviewsReader(content.environment(\.isListRow, true)) { subviews in
            ListPage(
                sections: ListSectionContent.sections(of: subviews),
                list: ListContext(model: model, selection: selection, views: subviews))
        }
        .modifier(ChosenDetail(selection: selection))
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

/// What the rows of one list share.
struct ListContext {
    let model: ListModel
    let selection: ListSelection?
    /// All rows, headers and footers, in order.
    let views: [Subview]
}

/// What has been done with a list's rows and does not belong to their data.
@Observable final class ListModel {
    /// Which row shows its swipe actions.
    struct OpenActions: Equatable {
        var row: ObjectIdentifier
        var edge: HorizontalEdge
        /// How far the row has been dragged, in points; nil as far as its actions are wide.
        var distance: CGFloat?
    }

    var openActions: OpenActions?
    /// How wide the actions of the open row are, once they are laid out.
    @ObservationIgnored var actionsWidth = ListEditingMetrics.swipeActionWidth
    /// The row under a finger, or whose page is shown.
    var pressedRow: ObjectIdentifier?
    /// The row that is being dragged by its grip.
    var lift: RowLift?
    /// How far down it has been dragged, in points.
    var liftDistance: CGFloat = 0
}

/// One element of a list's data: several views in its closure are one row.
public nonisolated struct ImplicitListRow<Content: View>: View {
    let content: Content

    init(_ content: Content) { self.content = content }

    @MainActor public var body: some View { ImplicitRow(content) }
}
