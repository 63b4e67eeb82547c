/// Several views where one is expected in a row: the label of a button or link, one element of a list. They stand side by side.
package nonisolated struct ImplicitRow<Content: View>: ContainerView {
    package typealias Body = Never

    package let content: Content

    package init(_ content: Content) { self.content = content }

    package func makeItem() -> StackItem {
        let item = StackItem(axis: .horizontal)
        item.passesTraits = true
        return item
    }

    package func update(_ item: StackItem, _ environment: EnvironmentValues) {
        item.set(alignment: VerticalAlignment.center.key, spacing: nil)
    }
}
