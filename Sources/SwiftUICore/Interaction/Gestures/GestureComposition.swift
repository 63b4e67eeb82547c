/// Two gestures beside each other: over when both are, recognised when one is.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    private struct State {
        var first: _GesturePhase<First.Value> = .possible
        var second: _GesturePhase<Second.Value> = .possible
    }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        var state = memory.value(State())
        if !state.first.isOver { state.first = First._recognize(gesture.first, event, memory.part(0)) }
        if !state.second.isOver { state.second = Second._recognize(gesture.second, event, memory.part(1)) }
        memory.store(state)
        let value = Value(first: state.first.value, second: state.second.value)
        switch (state.first, state.second) {
        case (.failed, .failed): return .failed
        case _ where state.first.isOver && state.second.isOver: return .ended(value)
        case (.possible, .possible), (.possible, .failed), (.failed, .possible): return .possible
        case _ where state.first.isUndecided || state.second.isUndecided:
            let isDecided: Bool =
                switch (state.first, state.second) {
                case (.active, _), (_, .active), (.ended, _), (_, .ended): true
                default: false
                }
            return isDecided ? .active(value) : .pressing(value)
        default: return .active(value)
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture after another: the second sees nothing before the first has ended.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    private struct State {
        var first: First.Value?
        /// The touch that was down when the first gesture ended: the second starts from it.
        var start: InputEvent?
    }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        var state = memory.value(State())
        if event.kind == .began || event.kind == .moved { state.start = event.event }
        defer { memory.store(state) }
        guard let value = state.first else {
            let phase = First._recognize(gesture.first, event, memory.part(0))
            guard case .ended(let value) = phase else { return phase.map { .first($0) } }
            state.first = value
            memory.part(0).forgetDeadlines()
            guard event.kind != .ended, var start = state.start else { return .active(.second(value, nil)) }
            (start.kind, start.time) = (.began, event.time)
            let second = Second._recognize(gesture.second, _GestureEvent(event: start, item: event.item), memory.part(1))
            return finished(value, second)
        }
        return finished(value, Second._recognize(gesture.second, event, memory.part(1)))
    }

    @MainActor private static func finished(_ first: First.Value, _ phase: _GesturePhase<Second.Value>) -> _GesturePhase<Value> {
        switch phase {
        case .possible: .active(.second(first, nil))
        case .pressing(let value), .active(let value): .active(.second(first, value))
        case .ended(let value): .ended(.second(first, value))
        case .failed: .failed
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Whichever of two gestures is recognised; the first where both would be.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    private struct State {
        var firstFailed = false
        var secondFailed = false
        /// What the second has come to while the first may still be recognised.
        var waiting: (value: Second.Value, actions: [() -> Void])?
    }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        var state = memory.value(State())
        defer { memory.store(state) }
        func cancelSecond() {
            guard !state.secondFailed, state.waiting == nil else { return }
            let cancelled = InputEvent(.cancelled, time: event.time, touches: event.event.touches)
            _ = Second._recognize(gesture.second, _GestureEvent(event: cancelled, item: event.item), memory.part(1))
        }
        var first: _GesturePhase<First.Value> = .failed
        if !state.firstFailed {
            first = First._recognize(gesture.first, event, memory.part(0))
            switch first {
            case .active, .ended:
                cancelSecond()
                state.waiting = nil
                state.secondFailed = true
                return first.map { .first($0) }
            case .failed:
                state.firstFailed = true
                memory.part(0).forgetDeadlines()
            case .possible, .pressing: break
            }
        }
        if let waiting = state.waiting {
            guard state.firstFailed else { return .possible }
            waiting.actions.forEach { memory.session.perform($0) }
            state.waiting = nil
            return .ended(.second(waiting.value))
        }
        guard !state.secondFailed else { return state.firstFailed ? .failed : first.map { .first($0) } }
        let (second, actions) = memory.session.holding { Second._recognize(gesture.second, event, memory.part(1)) }
        switch second {
        case .ended(let value):
            memory.part(1).forgetDeadlines()
            if !state.firstFailed, event.kind != .cancelled {
                state.waiting = (value, actions)
                return .possible
            }
            actions.forEach { memory.session.perform($0) }
            return .ended(.second(value))
        case .active(let value):
            if !state.firstFailed {
                let cancelled = InputEvent(.cancelled, time: event.time, touches: event.event.touches)
                _ = First._recognize(gesture.first, _GestureEvent(event: cancelled, item: event.item), memory.part(0))
                state.firstFailed = true
            }
            actions.forEach { memory.session.perform($0) }
            return .active(.second(value))
        case .pressing(let value):
            actions.forEach { memory.session.perform($0) }
            if case .pressing = first { return first.map { .first($0) } }
            return .pressing(.second(value))
        case .possible: return state.firstFailed ? .possible : first.map { .first($0) }
        case .failed:
            actions.forEach { memory.session.perform($0) }
            state.secondFailed = true
            return state.firstFailed ? .failed : first.map { .first($0) }
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Any gesture, its type hidden.
public nonisolated struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let recognize: @MainActor (_GestureEvent, _GestureMemory) -> _GesturePhase<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        recognize = { T._recognize(gesture, $0, $1) }
    }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        gesture.recognize(event, memory)
    }
}

extension Gesture {
    /// Both gestures at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture first, then the other.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

    /// One of the two; this one where both would be recognised.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
