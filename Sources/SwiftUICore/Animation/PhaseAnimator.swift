/// A view that goes through phases, one after the other, each with an animation.
///
/// A still picture shows the first phase.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    /// nil: it goes round for ever.
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?
    @State private var index = 0
    @Environment(\.isTimeline) private var isTimeline

    /// Goes round for ever.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation) }

    /// Goes round once whenever `trigger` changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { (self.phases, self.trigger, self.content, self.animation) = (Array(phases), AnyTrigger(trigger), content, animation) }

    @MainActor public var body: some View {
        if phases.indices.contains(index) {
            content(phases[index])
                .onAppear { if trigger == nil { next() } }
                .onChange(of: trigger) { next() }
        }
    }

    private func next() {
        guard isTimeline, phases.count > 1 else { return }
        let following = (index + 1) % phases.count
        withAnimation(animation(phases[following]) ?? .default) {
            index = following
        } completion: {
            if trigger == nil || following != 0 { next() }
        }
    }
}

/// The view that an animator changes.
public nonisolated struct PlaceholderContentView<Value>: View {
    let view: AnyView

    @MainActor public var body: some View { view }
}

extension View {
    /// Changes the view from phase to phase, for ever.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = AnyView(self)
        return PhaseAnimator(phases, content: { content(PlaceholderContentView(view: view), $0) }, animation: animation)
    }

    /// Changes the view from phase to phase, once whenever `trigger` changes.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = AnyView(self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(view: view), $0) }, animation: animation)
    }
}
