import Foundation

// What a person can ask an element to do.

extension View {
    /// Runs a handler when the element is asked to do something; `default` is what a tap asks.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> _AccessibilityModified {
        accessibility(AccessibilityChange { environment in
            let name = actionKind.name?.string(in: environment)
            return .each { element in
                element.actions.removeAll { $0.kind == actionKind }
                element.actions.append(.init(kind: actionKind, name: name, run: handler))
            }
        })
    }

    /// Offers an action by name, beside what a tap does.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> _AccessibilityModified {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> _AccessibilityModified { accessibilityAction(named: Text(nameKey), handler) }

    @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> _AccessibilityModified { accessibilityAction(named: Text(name), handler) }

    /// Makes the element adjustable: a swipe up or down changes its value.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> _AccessibilityModified {
        accessibility(.each { element, _ in
            element.traits.insert(.isAdjustable)
            element.adjust = handler
        })
    }

    /// Runs a handler when a person scrolls with three fingers; scripts scroll by gestures, so it is only known, not run.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> _AccessibilityModified {
        accessibility(.nothing)
    }

    /// Says whether the element takes part in switch control and voice control; it stays in the tree either way.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
    ) -> _AccessibilityModified { accessibility(.nothing) }
}
