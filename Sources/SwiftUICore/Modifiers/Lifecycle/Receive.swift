import Combine

/// `onReceive`: runs an action for each value of a publisher while the element is on screen.
package final class ReceiveItem: WrapperItem {
    var subscription: AnyCancellable?
}

nonisolated struct ReceiveLayer<P: Publisher>: Layer where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func makeItem(round inner: LayoutItem) -> ReceiveItem { ReceiveItem(inner) }

    func update(_ item: ReceiveItem, _ environment: EnvironmentValues) {
        if item.subscription == nil { item.subscription = publisher.sink(receiveValue: action) }
    }

    func leave(_ item: ReceiveItem) { item.subscription?.cancel() }
}

extension View {
    /// Runs an action for each value that a publisher sends.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { modifier(ReceiveLayer(publisher: publisher, action: action)) }
}
