import Foundation
import Graphics
import Metrics

/// Two fingers that move apart or together.
public nonisolated struct MagnifyGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The fingers' distance, as a share of that at the start.
        public var magnification: CGFloat
        /// Between the fingers at the start, in the view's space.
        public var startLocation: CGPoint
        public var startAnchor: UnitPoint
    }

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        TwoFingers.recognize(event, memory) { pair in
            let share = pair.startLength > 0 ? pair.length / pair.startLength : 1
            let value = Value(
                time: event.date, magnification: share, startLocation: pair.startCenter, startAnchor: pair.anchor(in: event.item.frame.size))
            return (value, abs(share - 1) >= gesture.minimumScaleDelta)
        }
    }
}

/// Two fingers that turn round each other.
public nonisolated struct RotateGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var startLocation: CGPoint
        public var startAnchor: UnitPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        TwoFingers.recognize(event, memory) { pair in
            let value = Value(
                time: event.date, rotation: .radians(pair.turn), startLocation: pair.startCenter, startAnchor: pair.anchor(in: event.item.frame.size))
            return (value, abs(pair.turn) >= abs(gesture.minimumAngleDelta.radians))
        }
    }
}

@available(*, deprecated, renamed: "MagnifyGesture")
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<CGFloat> {
        MagnifyGesture._recognize(MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta), event, memory).map(\.magnification)
    }
}

@available(*, deprecated, renamed: "RotateGesture")
public nonisolated struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Angle> {
        RotateGesture._recognize(RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta), event, memory).map(\.rotation)
    }
}

/// Two touches, then and now, in the view's space.
struct FingerPair {
    var start: (CGPoint, CGPoint)
    var now: (CGPoint, CGPoint)
    /// Radians since the start, whole turns counted.
    var turn = 0.0

    var startLength: CGFloat { start.0.distance(to: start.1) }
    var length: CGFloat { now.0.distance(to: now.1) }
    var startCenter: CGPoint { CGPoint(x: (start.0.x + start.1.x) / 2, y: (start.0.y + start.1.y) / 2) }

    func anchor(in size: CGSize) -> UnitPoint {
        UnitPoint(x: size.width > 0 ? startCenter.x / size.width : 0.5, y: size.height > 0 ? startCenter.y / size.height : 0.5)
    }

    /// Moves the fingers on; the turn grows by the angle between the old line and the new one, which is at most half a turn.
    mutating func move(to next: (CGPoint, CGPoint)) {
        let (ax, ay) = (Double(now.1.x - now.0.x), Double(now.1.y - now.0.y)), (bx, by) = (Double(next.1.x - next.0.x), Double(next.1.y - next.0.y))
        turn += PortableMath.angle(y: ax * by - ay * bx, x: ax * bx + ay * by)
        now = next
    }
}

@MainActor private enum TwoFingers {
    private nonisolated struct State {
        var pair: FingerPair?
        var isActive = false
    }

    static func recognize<Value>(
        _ event: _GestureEvent, _ memory: _GestureMemory, _ read: (FingerPair) -> (value: Value, isEnough: Bool)
    ) -> _GesturePhase<Value> {
        var state = memory.value(State())
        defer { memory.store(state) }
        let touches = event.event.touches
        guard event.kind != .cancelled, touches.count <= 2 else { return .failed }
        guard touches.count == 2, let a = event.point(touches[0].location, in: .local), let b = event.point(touches[1].location, in: .local)
        else { return event.kind == .ended ? .failed : .possible }
        var pair = state.pair ?? FingerPair(start: (a, b), now: (a, b))
        pair.move(to: (a, b))
        state.pair = pair
        let (value, isEnough) = read(pair)
        if isEnough { state.isActive = true }
        if !state.isActive { return event.kind == .ended ? .failed : .possible }
        return event.kind == .ended ? .ended(value) : .active(value)
    }
}

extension _GestureEvent {
    /// The virtual clock's time, after the world's date.
    @MainActor var date: Date { (item.node?.graph.world.now ?? World.standardDate).addingTimeInterval(time) }
}
