import Foundation

/// A view whose values go through keyframes. A still picture shows the first value or, where the trigger has changed, the last.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    public typealias Body = Never

    let initialValue: Value
    /// nil: it runs as soon as it is there.
    let trigger: AnyTrigger?
    let repeats: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Runs when it appears, again and again unless `repeating` is false.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, trigger, repeats) = (initialValue, nil, repeating)
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// Runs once whenever `trigger` changes, from the value it has then.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.trigger, repeats) = (initialValue, AnyTrigger(trigger), false)
        (self.content, self.keyframes) = (content, keyframes)
    }

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ KeyframeNode<Value>($0) }) { node, isNew in node.renew(view, isNew: isNew) }
    }
}

/// A value that starts something when it changes, its type hidden.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) { (self.value, isEqual) = (value, { ($0 as? Value) == value }) }

    static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }
}

/// The scope of a view that goes through keyframes.
final class KeyframeNode<Value>: Node {
    private var build: ((Value) -> Void)?
    private var trigger: AnyTrigger?
    /// What is shown while nothing runs.
    private var rest: Value?
    private var timeline: KeyframeTimeline<Value>?

    convenience init(_ parent: Node) { self.init(below: parent) }

    func renew<Path: Keyframes, Content: View>(_ view: KeyframeAnimator<Value, Path, Content>, isNew: Bool) where Path.Value == Value {
        build = { [unowned self] value in
            let content = graph.evaluating(self) { view.content(value) }
            buildChildren { Content._build(content, &$0) }
        }
        let starts = isNew ? view.trigger == nil : view.trigger != nil && view.trigger != trigger
        trigger = view.trigger
        let value = shown ?? view.initialValue
        if isNew { rest = value }
        if starts { start(KeyframeTimeline(initialValue: value, view.keyframes(value)), repeats: view.repeats, isFirst: isNew) }
        build?(shown ?? value)
    }

    private var shown: Value? {
        guard let timeline, let time = graph.animations.shown(self, as: Double.self) else { return rest }
        return timeline.value(time: time)
    }

    private func start(_ timeline: KeyframeTimeline<Value>, repeats: Bool, isFirst: Bool) {
        let driver = graph.animations, duration = timeline.duration
        driver.forget(self)
        self.timeline = timeline
        // What has no time to pass in is at its end; a still picture of what runs by itself stands before it begins.
        if isFirst && !driver.isOn { return }
        rest = timeline.value(time: duration)
        guard driver.isOn, duration > 0 else { return }
        let once = Animation.linear(duration: duration)
        driver.move(self, from: 0, to: duration, with: repeats ? once.repeatForever(autoreverses: false) : once) { [weak self] in
            self?.markDirty()
        } apply: { [weak self] _ in self?.markDirty() }
    }

    override func evaluate() {
        super.evaluate()
        if let shown { build?(shown) }
    }

    override func kill() {
        graph.animations.forget(self)
        build = nil
        super.kill()
    }
}

extension View {
    /// Changes the view by values that go through keyframes, as soon as it is there.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(view: AnyView(self))
        return KeyframeAnimator(initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
    }

    /// Changes the view by values that go through keyframes, once whenever `trigger` changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(view: AnyView(self))
        return KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
    }
}
