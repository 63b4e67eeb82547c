import SwiftUICore

/// Rows in one column, scrolled, in the look of the list style.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content

    /// Rows written one by one, `ForEach` and sections among them.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        SubviewsReader(content.environment(\.isListRow, true)) { subviews in
            ListPage(sections: ListSectionContent.sections(of: subviews))
        }
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// One row per element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, ImplicitListRow<RowContent>>, Data.Element: Identifiable {
        content = ForEach(data) { ImplicitListRow(rowContent($0)) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, ImplicitListRow<RowContent>> {
        content = ForEach(data, id: id) { ImplicitListRow(rowContent($0)) }
    }

    /// One row per number of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, ImplicitListRow<RowContent>> {
        content = ForEach(data) { ImplicitListRow(rowContent($0)) }
    }
}

extension List {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, ImplicitListRow<RowContent>>, Data.Element: Identifiable {
        content = ForEach(data) { ImplicitListRow(rowContent($0)) }
    }
}

/// One element of a list's data: several views in its closure are one row.
public nonisolated struct ImplicitListRow<Content: View>: View {
    let content: Content

    init(_ content: Content) { self.content = content }

    @MainActor public var body: some View { ImplicitRow(content) }
}
