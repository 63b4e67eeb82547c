import Combine

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
        guard let onAppear, let node = item.node else { return }
        // What the action schedules is known to be this view's.
        let place = node.place
        node.graph.afterLayout { CombineScheduling.$place.withValue(place, operation: onAppear) }
    }

    @MainActor func leave(_ item: AppearanceItem) {
        if let onDisappear = item.onDisappear { item.node?.graph.afterRemoval(onDisappear) }
    }
}

extension View {
    /// Runs an action once the view has been laid out for the first time, before it is first drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceLayer(onAppear: action, onDisappear: nil))
    }

    /// Runs an action after the view has gone, and after the `onAppear` of what has come in its place.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceLayer(onAppear: nil, onDisappear: action))
    }
}
