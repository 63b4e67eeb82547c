import Foundation

/// A pattern in touches: what a view reacts to.
///
/// A type either combines other gestures in its `body`, or is one of the framework's own.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }

    /// Goes on recognising; the default is right for every type that has a body.
    @MainActor static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value>
}

extension Gesture where Value == Body.Value {
    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        Body._recognize(gesture.body, event, memory)
    }
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body") }
}

extension Never: Gesture {
    public typealias Value = Never

    @MainActor public static func _recognize(_ gesture: Never, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Never> {}
}

/// How far a gesture has come.
public enum _GesturePhase<Value> {
    /// Nothing to see yet; it may still come to something.
    case possible
    /// It shows something already, but would still give way to another gesture: a pressed button.
    case pressing(Value)
    /// It is recognised and goes on.
    case active(Value)
    case ended(Value)
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
        switch self {
        case .possible: .possible
        case .pressing(let value): .pressing(transform(value))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    /// The value so far; nil before there is one, and after a failure.
    var value: Value? {
        switch self {
        case .pressing(let value), .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .pressing, .active: false
        }
    }

    var isUndecided: Bool {
        switch self {
        case .possible, .pressing: true
        case .active, .ended, .failed: false
        }
    }
}

/// An event as gestures see it.
public struct _GestureEvent {
    let event: InputEvent
    /// The view whose gesture this is: positions are told in its space.
    let item: LayoutItem

    var kind: InputEvent.Kind { event.kind }
    var time: Double { event.time }

    /// Where the first finger is, in the picture.
    var location: CGPoint? { event.touches.first?.location }

    /// A position of the picture in a space round the view; nil where nothing has the space's name.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
        if space.isGlobal { return point }
        guard let owner = item.owner(of: space), var inside = item.unmapped(point) else { return nil }
        if let map = item.drawnMap(upTo: owner) { inside = inside.applying(map) }
        return CGPoint(
            x: owner.isRightToLeft ? owner.frame.maxX - inside.x : inside.x - owner.frame.minX, y: inside.y - owner.frame.minY)
    }
}

/// What a gesture remembers from one event to the next, during one sequence of touches.
@MainActor public final class _GestureMemory {
    private var stored: Any?
    private var parts: [Int: _GestureMemory] = [:]
    /// When the gesture wants to be asked again without a touch; seconds.
    var deadline: Double?
    let session: GestureSession

    init(session: GestureSession) { self.session = session }

    /// The memory of a part of the gesture.
    func part(_ index: Int) -> _GestureMemory {
        if let known = parts[index] { return known }
        let new = _GestureMemory(session: session)
        parts[index] = new
        return new
    }

    func stored<State>(_ type: State.Type) -> State? { stored as? State }

    func value<State>(_ initial: @autoclosure () -> State) -> State { stored(State.self) ?? initial() }

    func store<State>(_ state: State) { stored = state }

    /// The earliest instant that this gesture or a part of it waits for.
    var nextDeadline: Double? {
        parts.values.compactMap(\.nextDeadline).reduce(deadline) { earliest, next in min(earliest ?? next, next) }
    }

    func forgetDeadlines() {
        deadline = nil
        parts.values.forEach { $0.forgetDeadlines() }
    }
}

/// The actions that gestures run: at once, or held back until it is clear that no other gesture comes first.
@MainActor final class GestureSession {
    private var held: [[() -> Void]] = []

    func perform(_ action: @escaping () -> Void) {
        if held.isEmpty { action() } else { held[held.count - 1].append(action) }
    }

    /// Collects what is performed in `body` instead of running it.
    func holding<Value>(_ body: () -> Value) -> (value: Value, actions: [() -> Void]) {
        held.append([])
        let value = body()
        return (value, held.removeLast())
    }
}
