import Combine

/// `onReceive`: runs an action for each value of a publisher while the element is on screen.
package final class ReceiveItem<P: Publisher>: WrapperItem where P.Failure == Never {
    var subscription: AnyCancellable?
    fileprivate var publisher: P?
    fileprivate var action: (P.Output) -> Void = { _ in }
}

nonisolated struct ReceiveLayer<P: Publisher>: Layer where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func makeItem(round inner: LayoutItem) -> ReceiveItem<P> { ReceiveItem(inner) }

    /// A publisher that is an object is followed anew when it is another one. Other publishers cannot be told apart: the first stays.
    func update(_ item: ReceiveItem<P>, _ environment: EnvironmentValues) {
        item.action = action
        if let known = item.publisher, !isStoredAsReference(P.self) || areEqual(known, publisher) { return }
        item.publisher = publisher
        // What the publisher and the action schedule is known to be this view's.
        let place = item.node?.place
        item.subscription = CombineScheduling.$place.withValue(place) {
            publisher.sink { [weak item] value in CombineScheduling.$place.withValue(place) { item?.action(value) } }
        }
    }

    func leave(_ item: ReceiveItem<P>) { item.subscription?.cancel() }
}

extension View {
    /// Runs an action for each value that a publisher sends.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { modifier(ReceiveLayer(publisher: publisher, action: action)) }
}
