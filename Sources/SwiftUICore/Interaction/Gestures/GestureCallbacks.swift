/// Runs an action whenever the gesture's value changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        let phase = Content._recognize(gesture.content, event, memory.part(0))
        switch phase {
        case .pressing(let value), .active(let value):
            if memory.stored(Value.self) != value {
                memory.store(value)
                memory.session.perform { gesture.action(value) }
            }
        case .possible, .ended, .failed: break
        }
        return phase
    }
}

/// Runs an action when the gesture has been recognised to its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        let phase = Content._recognize(gesture.content, event, memory.part(0))
        if case .ended(let value) = phase { memory.session.perform { gesture.action(value) } }
        return phase
    }
}

/// Turns the gesture's value into another.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        Content._recognize(gesture.content, event, memory.part(0)).map(gesture.transform)
    }
}

/// Keeps a `@GestureState` up to date while the gesture goes on, and resets it when it is over.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    public var base: Base
    public var state: GestureState<State>
    public var body_: (Base.Value, inout State, inout Transaction) -> Void

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        let phase = Base._recognize(gesture.base, event, memory.part(0))
        switch phase {
        case .pressing(let value), .active(let value):
            memory.store(true)
            gesture.state.update { state, transaction in gesture.body_(value, &state, &transaction) }
        case .ended, .failed:
            if memory.value(false) { gesture.state.reset() }
            memory.store(false)
        case .possible: break
        }
        return phase
    }
}

extension Gesture {
    /// Runs an action whenever the gesture's value changes, before it ends.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Runs an action when the gesture has been recognised to its end.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Keeps a `@GestureState` up to date while the gesture goes on.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body_: body) }

    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}
