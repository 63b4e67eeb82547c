import SwiftUICore

extension View {
    /// Names the page for values of a type; links by value, and a stack's path, lead to it.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let destination = destination
        let entry = DestinationEntry(D.self) { AnyView(destination($0)) }
        return navigationBar { $0.destinations.append(entry) }
    }

    /// Shows a page while a binding is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(PresentedPage(isPresented: isPresented, destination: destination))
    }

    /// Shows a page for an item while there is one.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(PresentedItemPage(item: item, destination: destination))
    }
}

/// Tells the page's stack that another page is to be shown.
nonisolated struct PresentedPage<Destination: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let destination: () -> Destination

    @MainActor func body(content: Content) -> some View {
        let isPresented = isPresented, destination = destination
        let entry = isPresented.wrappedValue
            ? PresentedEntry(key: "presented", box: .init(view: { AnyView(destination()) }, close: { isPresented.wrappedValue = false })) : nil
        content.navigationBar { if let entry { $0.presented.append(entry) } }
    }
}

nonisolated struct PresentedItemPage<Item: Hashable, Destination: View>: ViewModifier {
    let item: Binding<Item?>
    let destination: (Item) -> Destination

    @MainActor func body(content: Content) -> some View {
        let binding = item, destination = destination
        let entry = binding.wrappedValue.map { item in
            PresentedEntry(
                key: AnyHashable(item), box: .init(view: { AnyView(destination(item)) }, close: { binding.wrappedValue = nil }))
        }
        content.navigationBar { if let entry { $0.presented.append(entry) } }
    }
}
