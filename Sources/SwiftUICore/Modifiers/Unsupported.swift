/// Reports, once its view is laid out, that something asked of it has no effect.
package final class UnsupportedItem: WrapperItem {}

nonisolated struct UnsupportedLayer: Layer {
    let message: String?

    func makeItem(round inner: LayoutItem) -> UnsupportedItem { UnsupportedItem(inner) }

    func update(_ item: UnsupportedItem, _ environment: EnvironmentValues) {
        if let message { item.report(.unsupported, message) }
    }
}

extension View {
    /// The view as it is, with a diagnostic that names what has no effect; none if there is no message.
    package nonisolated func unsupported(_ message: String?) -> some View { modifier(UnsupportedLayer(message: message)) }
}
