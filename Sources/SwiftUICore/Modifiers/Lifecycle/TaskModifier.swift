/// `task`: asynchronous work that lives as long as the element, or as long as an id stays the same.
package final class TaskItem: WrapperItem {
    var id: AnyHashable?
    var task: ViewTask?
}

nonisolated struct TaskLayer: Layer {
    let id: AnyHashable
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func makeItem(round inner: LayoutItem) -> TaskItem { TaskItem(inner) }

    func update(_ item: TaskItem, _ environment: EnvironmentValues) {}

    @MainActor func buildSecondary(for item: TaskItem, _ host: (ContainerItem) -> ContentHost) {
        guard item.id != id, let node = item.node else { return }
        item.id = id
        item.task?.cancel()
        let task = ViewTask(place: node.place)
        item.task = task
        node.graph.tasks.append(task)
        task.start(priority, action)
    }

    func leave(_ item: TaskItem) { item.task?.cancel() }
}

extension View {
    /// Starts asynchronous work when the view appears and cancels it when it disappears. The first picture is drawn without it.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskLayer(id: 0, priority: priority, action: action)) }

    /// As `task`, started anew whenever `id` changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskLayer(id: AnyHashable(EquatableID(value: value)), priority: priority, action: action)) }
}

/// An equatable value as an id: all hash alike, `==` decides.
private struct EquatableID<Value: Equatable>: Hashable {
    let value: Value

    func hash(into hasher: inout Hasher) {}
}
