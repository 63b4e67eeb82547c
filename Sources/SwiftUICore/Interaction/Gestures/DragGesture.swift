import Foundation
import Metrics

/// A finger that moves across the screen.
public nonisolated struct DragGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        /// When the last touch of the drag was: the virtual clock's time, after the world's date.
        public var time: Date
        /// Where the finger is, in the gesture's space.
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize

        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

        public var predictedEndLocation: CGPoint {
            let time = InteractionMetrics.dragPredictionTime
            return CGPoint(x: location.x + velocity.width * time, y: location.y + velocity.height * time)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the finger moves before this counts as a drag, in points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    /// - Parameter coordinateSpace: where positions are told; a name that no view round carries means the view's own space.
    public init(
        minimumDistance: CGFloat = InteractionDefaults.dragMinimumDistance, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = InteractionDefaults.dragMinimumDistance, coordinateSpace: CoordinateSpace) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }

    private struct State {
        var start: CGPoint
        var last: CGPoint
        var lastTime: Double
        var velocity = CGSize.zero
        var isActive = false
    }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        guard event.kind != .cancelled else { return .failed }
        if event.kind == .began, let location = event.location {
            guard event.event.touches.count == 1 else { return .failed }
            var state = State(start: location, last: location, lastTime: event.time)
            state.isActive = gesture.minimumDistance <= 0
            memory.store(state)
            return state.isActive ? .active(gesture.value(state, event)) : .possible
        }
        guard let location = event.location, var state = memory.stored(State.self) else { return .possible }
        if event.kind == .tick { return state.isActive ? .active(gesture.value(state, event)) : .possible }
        let passed = event.time - state.lastTime
        if passed > 0, event.kind == .moved || location != state.last {
            state.velocity = CGSize(width: (location.x - state.last.x) / passed, height: (location.y - state.last.y) / passed)
            (state.last, state.lastTime) = (location, event.time)
        } else {
            state.last = location
        }
        if location.distance(to: state.start) >= gesture.minimumDistance { state.isActive = true }
        memory.store(state)
        if !state.isActive { return event.kind == .ended ? .failed : .possible }
        let value = gesture.value(state, event)
        return event.kind == .ended ? .ended(value) : .active(value)
    }

    @MainActor private func value(_ state: State, _ event: _GestureEvent) -> Value {
        func point(_ point: CGPoint) -> CGPoint { event.point(point, in: coordinateSpace) ?? event.point(point, in: .local) ?? point }
        // Velocities are directions: the difference of two points of the space.
        let ahead = point(CGPoint(x: state.last.x + state.velocity.width, y: state.last.y + state.velocity.height)), here = point(state.last)
        return Value(
            time: (event.item.node?.graph.world.now ?? World.standardDate).addingTimeInterval(event.time), location: here,
            startLocation: point(state.start), velocity: CGSize(width: ahead.x - here.x, height: ahead.y - here.y))
    }
}
