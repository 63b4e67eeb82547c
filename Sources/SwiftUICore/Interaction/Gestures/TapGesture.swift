import Foundation
import Metrics

/// A number of taps in a row, each where the last one was, or near it.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many taps; less than 1 counts as 1.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _recognize(_ gesture: TapGesture, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Void> {
        TapRecognition.recognize(gesture.count, event, memory).map { _ in }
    }
}

/// Taps, with the place of the last one.
public nonisolated struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, @unchecked Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    /// - Parameter coordinateSpace: where the location is told; a name that no view round carries means the view's own space.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> {
        TapRecognition.recognize(gesture.count, event, memory).map { point in
            Value(location: event.point(point, in: gesture.coordinateSpace) ?? event.point(point, in: .local) ?? .zero)
        }
    }
}

/// Recognises taps; the value is the place of the last one, in the picture.
@MainActor private enum TapRecognition {
    private nonisolated struct State {
        var start: CGPoint?
        var last = CGPoint.zero
        var done = 0
    }

    static func recognize(_ count: Int, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<CGPoint> {
        var state = memory.value(State())
        defer { memory.store(state) }
        switch event.kind {
        case .began:
            memory.deadline = nil
            guard event.event.touches.count == 1, let location = event.location else { return .failed }
            if state.done > 0, location.distance(to: state.last) > InteractionMetrics.tapMaximumDistance { return .failed }
            state.start = location
            return .possible
        case .moved:
            guard let start = state.start, let location = event.location else { return .possible }
            return location.distance(to: start) > InteractionMetrics.tapMaximumDistance ? .failed : .possible
        case .ended:
            guard let start = state.start, let location = event.location,
                location.distance(to: start) <= InteractionMetrics.tapMaximumDistance
            else { return .failed }
            state.start = nil
            state.last = location
            state.done += 1
            if state.done >= max(count, 1) { return .ended(location) }
            memory.deadline = event.time + InteractionMetrics.tapRepeatDelay
            return .possible
        case .tick:
            if let deadline = memory.deadline, event.time >= deadline { return .failed }
            return .possible
        case .cancelled: return .failed
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}

extension View {
    /// Runs an action when the view is tapped, `count` times in a row.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// The same, told where; a name that no view round carries means the view's own space.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// The same, with the space as a value.
    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        var tap = SpatialTapGesture(count: count)
        tap.coordinateSpace = coordinateSpace
        return gesture(tap.onEnded { action($0.location) })
    }
}
