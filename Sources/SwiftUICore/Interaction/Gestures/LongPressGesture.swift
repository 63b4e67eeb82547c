import Foundation
import Metrics

/// A finger that stays down for a while, where it is. Its value is true from the touch on.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// Seconds; not positive: the touch itself is enough.
    public var minimumDuration: Double
    /// How far the finger may wander, in points.
    public var maximumDistance: CGFloat

    public init(
        minimumDuration: Double = InteractionDefaults.longPressDuration, maximumDistance: CGFloat = InteractionDefaults.longPressMaximumDistance
    ) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    @MainActor public static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Bool> {
        switch event.kind {
        case .began:
            guard event.event.touches.count == 1, let location = event.location else { return .failed }
            memory.store(location)
            if gesture.minimumDuration <= 0 { return .ended(true) }
            memory.deadline = event.time + gesture.minimumDuration
            return .pressing(true)
        case .moved:
            guard let location = event.location, location.distance(to: memory.value(location)) <= gesture.maximumDistance else { return .failed }
            return .pressing(true)
        case .tick:
            guard let deadline = memory.deadline else { return .possible }
            return event.time >= deadline ? .ended(true) : .pressing(true)
        case .ended:
            if let deadline = memory.deadline, event.time >= deadline { return .ended(true) }
            return .failed
        case .cancelled: return .failed
        }
    }
}

/// The defaults that stand in public initialisers, which cannot name the tables.
public enum InteractionDefaults {
    public static var longPressDuration: Double { InteractionMetrics.longPressDuration }
    public static var longPressMaximumDistance: CGFloat { CGFloat(InteractionMetrics.longPressMaximumDistance) }
    public static var dragMinimumDistance: CGFloat { CGFloat(InteractionMetrics.dragMinimumDistance) }
}

extension View {
    /// Runs an action once a finger has stayed down on the view for a while.
    ///
    /// - Parameter onPressingChanged: told when the finger goes down, and when it has left or the action has run.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = InteractionDefaults.longPressDuration,
        maximumDistance: CGFloat = InteractionDefaults.longPressMaximumDistance, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingObserver(base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), changed: onPressingChanged)
                .onEnded { _ in action() })
    }

    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = InteractionDefaults.longPressDuration,
        maximumDistance: CGFloat = InteractionDefaults.longPressMaximumDistance, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}
