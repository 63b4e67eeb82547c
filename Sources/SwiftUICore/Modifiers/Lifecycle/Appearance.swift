import Combine

/// Runs actions when an element comes and goes; each element of a list has its own.
///
/// A view that its container covers, as the page of a tab that is not chosen, has not come; covered later, it goes.
package final class AppearanceItem: WrapperItem {
    var onAppear, onDisappear: (() -> Void)?
    /// Which of its tree's it is, by time of making.
    var order = -1
    private var hasAppeared = false
    /// Whether it waits for the coming layout.
    private var isAwaited = false

    private var isOutOfSight: Bool {
        var next: LayoutItem? = self
        while let item = next {
            if item.isCovered { return true }
            next = item.outer
        }
        return false
    }

    /// The view has been made: it appears once it has been laid out where it can be seen.
    @MainActor func await(_ graph: ViewGraph) {
        order = graph.nextNodeOrder()
        isAwaited = true
        graph.add(self)
        graph.afterLayout { [weak self] in
            self?.isAwaited = false
            self?.appear(inLayout: false)
        }
    }

    /// Something has been covered or uncovered.
    @MainActor func review() {
        if hasAppeared, isOutOfSight {
            hasAppeared = false
            if let onDisappear { node?.graph.afterRemoval(onDisappear) }
        } else {
            appear(inLayout: true)
        }
    }

    /// - Parameter inLayout: whether actions are still to come after the layout in hand.
    @MainActor private func appear(inLayout: Bool) {
        guard !hasAppeared, !isAwaited, let node, !isOutOfSight else { return }
        hasAppeared = true
        guard let onAppear else { return }
        // What the action schedules is known to be this view's.
        let place = node.place
        let run = { CombineScheduling.$place.withValue(place, operation: onAppear) }
        if inLayout { node.graph.afterLayout(run) } else { run() }
    }

    @MainActor func leave() {
        node?.graph.remove(self)
        if hasAppeared, let onDisappear { node?.graph.afterRemoval(onDisappear) }
    }
}

nonisolated struct AppearanceLayer: Layer {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    func makeItem(round inner: LayoutItem) -> AppearanceItem { AppearanceItem(inner) }

    func update(_ item: AppearanceItem, _ environment: EnvironmentValues) { (item.onAppear, item.onDisappear) = (onAppear, onDisappear) }

    @MainActor func buildSecondary(for item: AppearanceItem, _ host: (ContainerItem) -> ContentHost) {
        if item.order < 0, let graph = item.node?.graph { item.await(graph) }
    }

    @MainActor func leave(_ item: AppearanceItem) { item.leave() }
}

extension View {
    /// Runs an action once the view has been laid out where it can be seen, before it is first drawn; again when it comes back into sight.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceLayer(onAppear: action, onDisappear: nil))
    }

    /// Runs an action after the view has gone out of sight, and after the `onAppear` of what has come in its place.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceLayer(onAppear: nil, onDisappear: action))
    }
}
