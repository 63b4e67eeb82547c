import SwiftUICore

// Lists made from data: one row per element. `id` is the elements' own where they are identifiable.

extension List {
    private typealias Row = ImplicitListRow

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, ImplicitListRow<RowContent>>, Data.Element: Identifiable {
        self.init(ForEach(data) { Row(rowContent($0)) }, selection.map { ListSelection(one: $0) })
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, ImplicitListRow<RowContent>>, Data.Element: Identifiable {
        self.init(ForEach(data) { Row(rowContent($0)) }, selection.map { ListSelection(several: $0) })
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, ImplicitListRow<RowContent>> {
        self.init(ForEach(data, id: id) { Row(rowContent($0)) }, selection.map { ListSelection(one: $0) })
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, ImplicitListRow<RowContent>> {
        self.init(ForEach(data, id: id) { Row(rowContent($0)) }, selection.map { ListSelection(several: $0) })
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, ImplicitListRow<RowContent>> {
        self.init(ForEach(data) { Row(rowContent($0)) }, selection.map { ListSelection(one: $0) })
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, ImplicitListRow<RowContent>> {
        self.init(ForEach(data) { Row(rowContent($0)) }, selection.map { ListSelection(several: $0) })
    }
}

extension List where SelectionValue == Never {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, ImplicitListRow<RowContent>>, Data.Element: Identifiable {
        self.init(ForEach(data) { ImplicitListRow(rowContent($0)) }, nil)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, ImplicitListRow<RowContent>> {
        self.init(ForEach(data, id: id) { ImplicitListRow(rowContent($0)) }, nil)
    }

    /// One row per number of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, ImplicitListRow<RowContent>> {
        self.init(ForEach(data) { ImplicitListRow(rowContent($0)) }, nil)
    }

    /// One row per element, which can change the element.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, ImplicitListRow<RowContent>>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(ForEach(data) { ImplicitListRow(rowContent($0)) }, nil)
    }

    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, ImplicitListRow<RowContent>>, Data.Index: Hashable
    {
        self.init(ForEach(data, id: id) { ImplicitListRow(rowContent($0)) }, nil)
    }

    /// The same, and rows may be deleted or moved, or both: the data changes by itself.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, ImplicitListRow<RowContent>>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(ForEach(data, editActions: editActions) { ImplicitListRow(rowContent($0)) }, nil)
    }

    /// Rows with rows below them: a row that has any shows them when it is opened.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, ImplicitListRow<RowContent>, ImplicitListRow<RowContent>, AnyView>,
        Data.Element: Identifiable
    {
        self.init(OutlineGroup(data, children: children) { ImplicitListRow(rowContent($0)) }, nil)
    }
}
