import SwiftUICore

/// Views for a tree of data: what has children can be opened.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    @MainActor public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    // The type would hold itself.
                    AnyView(Self(data: below, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup where Parent == Leaf, Subgroup == AnyView {
    /// - Parameter children: what lies below an element; nil where nothing ever does.
    public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, children: children, content: content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(data: data, id: id, children: children, content: content) }

    /// One tree with one root.
    public init(_ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf)
    where Data.Element: Identifiable, ID == Data.Element.ID, Data: RangeReplaceableCollection {
        self.init(data: Data([root]), id: \.id, children: children, content: content)
    }
}
