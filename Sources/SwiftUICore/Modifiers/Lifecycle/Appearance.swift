/// Runs actions when an element comes and goes; each element of a list has its own.
package final class AppearanceItem: WrapperItem {
    var hasAppeared = false
    var onDisappear: (() -> Void)?
}

nonisolated struct AppearanceLayer: Layer {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    func makeItem(round inner: LayoutItem) -> AppearanceItem { AppearanceItem(inner) }

    func update(_ item: AppearanceItem, _ environment: EnvironmentValues) {
        item.onDisappear = onDisappear
        guard !item.hasAppeared else { return }
        item.hasAppeared = true
        if let onAppear { item.node?.graph.afterLayout(onAppear) }
    }

    func leave(_ item: AppearanceItem) { item.onDisappear?() }
}

extension View {
    /// Runs an action once the view has been laid out for the first time, before it is first drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceLayer(onAppear: action, onDisappear: nil))
    }

    /// Runs an action after the view has gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceLayer(onAppear: nil, onDisappear: action))
    }
}
