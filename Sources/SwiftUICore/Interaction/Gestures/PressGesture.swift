import Foundation
import Metrics

/// What buttons react to: pressed while a finger that went down on the view is still near it, done when it is lifted there.
package nonisolated struct PressGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    /// Asked when a finger comes down on the view; false leaves the touch to others.
    let begins: @MainActor (LayoutItem) -> Bool

    package init(begins: @escaping @MainActor (LayoutItem) -> Bool = { _ in true }) { self.begins = begins }

    @MainActor package static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Bool> {
        switch event.kind {
        case .began: return event.event.touches.count == 1 && gesture.begins(event.item) ? .pressing(true) : .failed
        case .moved: return .pressing(isNear(event))
        case .ended: return isNear(event) ? .ended(true) : .failed
        case .tick: return .pressing(memory.value(true))
        case .cancelled: return .failed
        }

        func isNear(_ event: _GestureEvent) -> Bool {
            let slack = InteractionMetrics.pressSlack
            guard let location = event.location, let point = event.item.unmapped(location) else { return false }
            let near = event.item.frame.insetBy(dx: -slack, dy: -slack).contains(point)
            memory.store(near)
            return near
        }
    }
}

/// Tells of a press: once when it begins, and once when it is over in whatever way.
nonisolated struct PressingObserver<Base: Gesture<Bool>>: Gesture {
    typealias Value = Bool
    typealias Body = Never

    let base: Base
    let changed: ((Bool) -> Void)?

    @MainActor static func _recognize(_ gesture: Self, _ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<Bool> {
        let phase = Base._recognize(gesture.base, event, memory.part(0))
        guard let changed = gesture.changed else { return phase }
        let isPressed: Bool =
            switch phase {
            case .pressing(let isPressed), .active(let isPressed): isPressed
            case .possible, .ended, .failed: false
            }
        if isPressed != memory.value(false) {
            memory.store(isPressed)
            changed(isPressed)
        }
        return phase
    }
}

extension View {
    /// Runs an action when a finger that went down on the view is lifted on it, as a button does.
    ///
    /// - Parameters:
    ///   - begins: asked when a finger comes down on the view's item; false leaves the touch to others.
    ///   - onPressingChanged: told when the view counts as pressed, and when no more.
    package nonisolated func onPress(
        isEnabled: Bool = true, begins: @escaping @MainActor (LayoutItem) -> Bool = { _ in true },
        onPressingChanged: ((Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        gesture(
            PressingObserver(base: PressGesture(begins: begins), changed: onPressingChanged)
                .onEnded { _ in MainActor.assumeIsolated { action() } },
            isEnabled: isEnabled)
    }
}
